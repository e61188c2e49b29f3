import type { Core } from '@strapi/strapi';
import type { Language } from '../../src/contract';
import { rows } from '../../src/database/rows';
import type { PrivacySettings } from '../../src/privacy/settings';
import { compiled, server } from './server';

export const GLOBAL = 'api::global.global';
const OFF: PrivacySettings = { showFullBirthDate: false, requireConsent: false };

interface GlobalDocuments {
  create(params: { data: object; status: 'published' }): Promise<{ documentId: string }>;
  findFirst(params: { status: 'draft'; populate?: object }): Promise<{
    documentId: string;
    privacy: Record<string, unknown>;
    newsletter: Record<string, unknown>;
  }>;
  update(params: { documentId: string; locale?: string; status?: 'published'; data: object }): Promise<unknown>;
  publish(params: { documentId: string }): Promise<unknown>;
}

const globals = (strapi: Core.Strapi) =>
  strapi.documents(GLOBAL as Parameters<Core.Strapi['documents']>[0]) as unknown as GlobalDocuments;

type Pictures = Map<string, number>;

/** Loads Global alone of the demo site's content, in both languages, unless another file did: what the switches need, in a part of the time. */
export async function importGlobal(): Promise<void> {
  const { strapi } = await server();
  if ((await rows(strapi, GLOBAL).count({})) > 0) return;
  const { globalSeeds } = compiled<{ globalSeeds: Record<Language, Record<string, unknown>> }>(
    'seed/content/pages/index.js',
  );
  const { picturesOf, toEntry } = compiled<{
    picturesOf: (strapi: Core.Strapi, uid: string, content: object) => string[];
    toEntry: (strapi: Core.Strapi, uid: string, content: object, pictures: Pictures) => object;
  }>('seed/content/to-entry.js');
  const { uploadPictures } = compiled<{
    uploadPictures: (strapi: Core.Strapi, names: string[], folder: string) => Promise<Pictures>;
  }>('seed/content/upload-pictures.js');
  const pictures = await uploadPictures(strapi, picturesOf(strapi, GLOBAL, globalSeeds.en), 'Global');
  const entry = (language: Language) => toEntry(strapi, GLOBAL, globalSeeds[language], pictures);
  const status = 'published';
  const { documentId } = await globals(strapi).create({ data: entry('en'), status });
  await globals(strapi).update({ documentId, locale: 'es', data: entry('es'), status });
}

/** Saves and publishes Global with these switches, as the admin does, for both languages; a switch that is not named is off. */
export async function publishSwitches(settings: Partial<PrivacySettings> = {}): Promise<void> {
  const { strapi } = await server();
  const { documentId, privacy } = await globals(strapi).findFirst({ status: 'draft', populate: { privacy: true } });
  const { id: _id, ...words } = privacy;
  await globals(strapi).update({ documentId, data: { privacy: { ...words, ...OFF, ...settings } } });
  await globals(strapi).publish({ documentId });
}

/** Switches the newsletter on or off and publishes Global, as the admin does. */
export async function publishNewsletter(enabled: boolean): Promise<void> {
  const { strapi } = await server();
  const { documentId, newsletter } = await globals(strapi).findFirst({
    status: 'draft',
    populate: { newsletter: true },
  });
  const { id: _id, ...words } = newsletter;
  await globals(strapi).update({ documentId, data: { newsletter: { ...words, enabled } } });
  await globals(strapi).publish({ documentId });
}
