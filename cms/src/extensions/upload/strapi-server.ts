import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Context, Next } from 'koa';
import { PRODUCT_SLUG } from '../../contract';
import { makeDataFolder } from '../../data-folder';
import { environment } from '../../environment';
import { parseForm } from '../../http/form';
import { dropInvalidText } from '../../http/invalid-text';
import {
  type PictureService,
  type ReplacingService,
  withPictureRules,
  withReplacementRule,
} from '../../media-library/picture-rules';

/** The part of the plugin that we change. */
interface UploadPlugin {
  routes: {
    admin: { routes: { method: string; path: string; config: { middlewares?: unknown[] } }[] };
  };
  services: { 'image-manipulation': PictureService; upload: (context: object) => ReplacingService };
  contentTypes: { file: { schema: { indexes: { name: string; columns: string[]; type: null }[] } } };
}

/** Marketing staff upload films; the limits of players' pictures are far lower (cms/src/images). */
const MEDIA_MAX_BYTES = 200 * 1024 * 1024;
/** Routes of the admin that take a form. */
const WITH_FORM = new Set(['POST /', 'POST /files', 'PUT /files/:id', 'POST /files/:id/replace']);

export default (plugin: UploadPlugin): UploadPlugin => {
  if (!environment.S3_BUCKET) makeUploadsFolder();
  // Nothing parses forms globally: the media library's own routes do, once the editor is known.
  for (const { method, path, config } of plugin.routes.admin.routes) {
    if (WITH_FORM.has(`${method} ${path}`)) config.middlewares = [parseForm(MEDIA_MAX_BYTES), cleanFileInfo];
  }
  const { services, contentTypes } = plugin;
  services['image-manipulation'] = withPictureRules(services['image-manipulation']);
  services.upload = withReplacementRule(services.upload);
  // Every request for a file looks its entry up by it.
  contentTypes.file.schema.indexes.push({ name: 'upload_files_hash_index', columns: ['hash'], type: null });
  return plugin;
};

/**
 * The local provider wants its folder before it starts. Not made in config/plugins.ts, which the admin's build reads too: a restore, which builds
 * before it begins, wants no data folder to be there.
 */
function makeUploadsFolder(): void {
  makeDataFolder();
  mkdirSync(join(environment.PUBLIC_DIR, 'uploads', PRODUCT_SLUG), { recursive: true });
}

/**
 * File details (name, caption, alternative text) arrive as JSON in a form field, so their text is cleaned apart from
 * the body's.
 */
async function cleanFileInfo(ctx: Context, next: Next): Promise<unknown> {
  const { body } = ctx.request as { body?: { fileInfo?: unknown } };
  if (typeof body?.fileInfo === 'string') {
    const info = parsedOrNull(body.fileInfo);
    dropInvalidText(info);
    if (info !== null) body.fileInfo = JSON.stringify(info);
  }
  return next();
}

function parsedOrNull(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
