import { takeForm } from '../../http/form';

/** The part of the plugin that we change. */
interface UploadPlugin {
  routes: {
    admin: { routes: { method: string; path: string; config: { middlewares?: unknown[] } }[] };
  };
}

/** Marketing staff upload films; the limits of players' pictures are far lower (cms/src/images). */
const MEDIA_MAX_BYTES = 200 * 1024 * 1024;
/** Routes of the admin that take a form. */
const WITH_FORM = new Set(['POST /', 'POST /files', 'PUT /files/:id', 'POST /files/:id/replace']);

/** Nothing parses forms globally: the media library's own routes do, once the editor is known. */
export default (plugin: UploadPlugin): UploadPlugin => {
  for (const { method, path, config } of plugin.routes.admin.routes) {
    if (WITH_FORM.has(`${method} ${path}`)) config.middlewares = [takeForm(MEDIA_MAX_BYTES)];
  }
  return plugin;
};
