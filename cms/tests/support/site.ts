import type { Core } from '@strapi/strapi';
import { compiled, server } from './server';

interface Global {
  documentId: string;
  newsletter: Record<string, unknown>;
  privacy: Record<string, unknown>;
}

interface Documents {
  findFirst(params: object): Promise<Global>;
  update(params: object): Promise<unknown>;
}

/** Turns switches of Global, as an editor does who publishes it; the site's content is loaded first. */
export async function setGlobal(part: 'newsletter' | 'privacy', switches: Record<string, boolean>): Promise<void> {
  const { strapi } = await server();
  const { importContent } = compiled<{ importContent: (strapi: Core.Strapi) => Promise<number> }>(
    'seed/content/index.js',
  );
  await importContent(strapi);
  const uid = 'api::global.global' as Parameters<Core.Strapi['documents']>[0];
  const documents = strapi.documents(uid) as unknown as Documents;
  const global = await documents.findFirst({ status: 'published', populate: { [part]: true } });
  const { id: _id, ...current } = global[part];
  await documents.update({
    documentId: global.documentId,
    data: { [part]: { ...current, ...switches } },
    status: 'published',
  });
}
