import { test as base } from '@playwright/test';
import { AdminCalls } from './admin-calls';
import type { PictureFile } from './pictures';

/** Content of a page as the admin's content manager holds it. */
export type Entry = Record<string, unknown>;

/** What the admin's form knows of a field. */
export interface FormField {
  type: string;
  component?: string;
  repeatable?: boolean;
  required?: boolean;
}

interface Model {
  uid: string;
  attributes: Record<string, FormField>;
}

/** Keys that the content manager adds to an entry and does not take back. */
const OWN_KEYS = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'locale',
  'localizations',
  'status',
]);

/** Pages whose own path is Spanish. */
const SPANISH = ['draft-page', 'register-page'];

/** Type and language of a page by its name: that of its own path, or the one behind a colon, as in `global:es`. */
function pageAt(name: string): { type: string; locale: string } {
  const [type = '', locale = SPANISH.includes(type) ? 'es' : 'en'] = name.split(':');
  return { type: `api::${type}.${type}`, locale };
}

/** The single types of the CMS, edited through the admin's own calls, as an editor's browser makes them. */
export class ContentManager {
  private readonly admin = new AdminCalls();

  /** The draft of a page, without the keys that the content manager itself sets. */
  async read(name: string): Promise<Entry> {
    const { data } = (await this.call('GET', name)) as { data: Entry };
    return Object.fromEntries(Object.entries(data).filter(([key]) => !OWN_KEYS.has(key)));
  }

  /**
   * Replaces a page's content and publishes it.
   * @param name singular name of the single type, such as `home-page`, or `home-page:es`
   */
  async publish(name: string, entry: Entry): Promise<void> {
    await this.call('PUT', name, entry);
    await this.call('POST', `${name}/actions/publish`, entry);
  }

  /** Replaces a page's draft; what visitors see stays. */
  async saveDraft(name: string, entry: Entry): Promise<void> {
    await this.call('PUT', name, entry);
  }

  /** Takes a page off the site; its draft stays. */
  async unpublish(name: string): Promise<void> {
    await this.call('POST', `${name}/actions/unpublish`, {});
  }

  /** Fields of every single type and component by its id, such as `shared.link`, as the admin's form knows them. */
  async fields(): Promise<ReadonlyMap<string, Record<string, FormField>>> {
    const { data } = (await this.ask('GET', 'init')) as { data: Record<'components' | 'contentTypes', Model[]> };
    return new Map([...data.components, ...data.contentTypes].map(({ uid, attributes }) => [uid, attributes]));
  }

  /**
   * Makes an entry of a collection.
   * @param name singular name of the collection, such as `sport`
   * @returns its document id
   */
  async create(name: string, entry: Entry): Promise<string> {
    const { data } = (await this.ask('POST', `collection-types/api::${name}.${name}`, entry)) as { data: Entry };
    return String(data.documentId);
  }

  /** Deletes an entry of a collection for good. */
  async remove(name: string, documentId: string): Promise<void> {
    await this.ask('DELETE', `collection-types/api::${name}.${name}/${documentId}`);
  }

  /**
   * Puts a picture into the media library, or in the place of one that is there.
   * @param instead id of the picture that is replaced
   * @returns its id, which entries refer to
   */
  async upload({ name, mimeType, buffer }: PictureFile, alternativeText: string, instead?: number): Promise<number> {
    const form = new FormData();
    form.set('fileInfo', JSON.stringify({ name, alternativeText }));
    form.set('files', new Blob([new Uint8Array(buffer)], { type: mimeType }), name);
    const answer = await this.admin.must('POST', `/upload${instead === undefined ? '' : `?id=${instead}`}`, form);
    const [file] = [answer].flat() as { id: number }[];
    return file?.id ?? 0;
  }

  /** Deletes a picture from the media library. */
  async removeUpload(id: number): Promise<void> {
    await this.admin.must('DELETE', `/upload/files/${id}`);
  }

  /** Address that the admin's preview of a page's draft opens. */
  async previewAddress(name: string): Promise<string> {
    const { type, locale } = pageAt(name);
    const answer = await this.ask('GET', `preview/url/${type}?status=draft&locale=${locale}`);
    return (answer as { data: { url: string } }).data.url;
  }

  private call(method: 'GET' | 'POST' | 'PUT', path: string, body?: Entry): Promise<unknown> {
    const [name = '', ...rest] = path.split('/');
    const { type, locale } = pageAt(name);
    return this.ask(method, `${[`single-types/${type}`, ...rest].join('/')}?locale=${locale}`, body);
  }

  private ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: Entry): Promise<unknown> {
    return this.admin.must(method, `/content-manager/${path}`, body);
  }
}

/** Changes to published pages for as long as a test needs them. */
export class TemporaryEdits {
  private readonly found = new Map<string, Entry>();

  constructor(private readonly editor: ContentManager) {}

  /** Changes a page's content and publishes it. @param name singular name of the single type */
  async publish(name: string, change: (entry: Entry) => Entry): Promise<void> {
    await this.editor.publish(name, change(structuredClone(await this.remember(name))));
  }

  /** Takes a page off the site. */
  async unpublish(name: string): Promise<void> {
    await this.remember(name);
    await this.editor.unpublish(name);
  }

  /** Publishes again what stood on a page before the first change. */
  async restore(name: string): Promise<void> {
    const entry = this.found.get(name);
    if (!entry) throw new Error(`Nothing was changed on ${name}.`);
    await this.editor.publish(name, entry);
    this.found.delete(name);
  }

  async restoreAll(): Promise<void> {
    for (const name of [...this.found.keys()]) await this.restore(name);
  }

  /** @returns the page's draft as it is now */
  private async remember(name: string): Promise<Entry> {
    const entry = await this.editor.read(name);
    if (!this.found.has(name)) this.found.set(name, entry);
    return entry;
  }
}

/** A part of an entry with some of its values replaced. */
export const withPart = (part: string, values: Entry) => (entry: Entry) => ({
  ...entry,
  [part]: { ...(entry[part] as Entry), ...values },
});

/** A test in which an editor changes the site; pages changed through `edits` are put back after it. */
export const test = base.extend<{ edits: TemporaryEdits }, { editor: ContentManager }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
  editor: [async ({}, use) => use(new ContentManager()), { scope: 'worker' }],
  edits: async ({ editor }, use) => {
    const edits = new TemporaryEdits(editor);
    await use(edits);
    await edits.restoreAll();
  },
});
