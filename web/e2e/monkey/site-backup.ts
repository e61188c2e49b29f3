import type { AdminAnswer, AdminCalls } from '../support/admin-calls';
import type { ContentModel, Entry } from './content-model';
import { bytesOf, changeTexts, deleteFile, fileForm, type LibraryFile, libraryFiles, replace, upload } from './library';

/** Single types in the order in which they are put back: menus last, when every page they lead to is there. */
export const SINGLE_TYPES = [
  ...['home-page', 'packages-page', 'scholarships-page', 'experiences-page', 'draft-page', 'register-page'],
  ...['about-page', 'contact-page', 'gallery-intro', 'sign-in-page', 'privacy-page', 'global'],
].map((name) => `api::${name}.${name}`);

/** Collections whose entries stand on pages, with what is put back of an entry. */
const COLLECTIONS = {
  'api::player-card.player-card': [
    ...['name', 'lastName', 'country', 'sportPosition', 'languagesSpoken', 'intendedMajor', 'currentTeam'],
    ...['highlightsLink', 'gpa', 'weight', 'height', 'enabled', 'active', 'listed', 'noindex'],
  ],
  // After the cards: a sport that a card has is not deleted.
  'api::sport.sport': ['name', 'displayOrder'],
} as const;

export type CollectionUid = keyof typeof COLLECTIONS;
const COLLECTION_UIDS = Object.keys(COLLECTIONS) as CollectionUid[];

export const single = (uid: string, rest = '') => `/content-manager/single-types/${uid}${rest}`;
export const collection = (uid: string, rest = '') => `/content-manager/collection-types/${uid}${rest}`;

/** Everything that editors write, as it was; puts it back. */
export class SiteBackup {
  private readonly bytes = new Map<number, Buffer>();

  private constructor(
    private readonly calls: AdminCalls,
    private readonly model: ContentModel,
    private readonly pages: ReadonlyMap<string, Entry>,
    private readonly entries: ReadonlyMap<CollectionUid, Entry[]>,
    private readonly files: readonly LibraryFile[],
  ) {}

  static async take(calls: AdminCalls, model: ContentModel): Promise<SiteBackup> {
    const pages = new Map<string, Entry>();
    for (const uid of SINGLE_TYPES) {
      pages.set(uid, (await calls.must<{ data: Entry }>('GET', single(uid, '?status=published'))).data);
    }
    const entries = new Map<CollectionUid, Entry[]>();
    for (const uid of COLLECTION_UIDS) entries.set(uid, await entriesOf(calls, uid));
    return new SiteBackup(calls, model, pages, entries, await libraryFiles(calls));
  }

  /** Keeps the bytes of a library file; call it before the file is replaced or deleted. */
  async keepBytes(file: LibraryFile): Promise<void> {
    const isOurs = this.files.some(({ id }) => id === file.id);
    if (isOurs && !this.bytes.has(file.id)) this.bytes.set(file.id, await bytesOf(file));
  }

  /** Puts library, sports, cards and pages back. @throws when a part is refused */
  async restore(): Promise<void> {
    const ids = await this.restoreFiles();
    for (const uid of COLLECTION_UIDS) await this.restoreEntries(uid);
    for (const uid of SINGLE_TYPES) await accepted(this.restorePage(uid, (id) => ids.get(id) ?? id));
    // Last, because a file may go only when nothing shows it.
    await this.removeNewFiles(new Set(ids.values()));
  }

  /**
   * Publishes a page as it was.
   * @param mediaId the id that a file of the library has now; null for one that is gone
   */
  async restorePage(uid: string, mediaId?: (id: number) => number | null): Promise<AdminAnswer> {
    const entry = this.model.fresh(uid, this.pages.get(uid) ?? {}, mediaId ?? (await this.idsStillThere()));
    const saved = await this.calls.send('PUT', single(uid), entry);
    return saved.status < 400 ? this.calls.send('POST', single(uid, '/actions/publish'), entry) : saved;
  }

  private async idsStillThere(): Promise<(id: number) => number | null> {
    const present = new Set((await libraryFiles(this.calls)).map(({ id }) => id));
    return (id) => (present.has(id) ? id : null);
  }

  /** @returns the id that each file has now */
  private async restoreFiles(): Promise<Map<number, number>> {
    const present = new Map((await libraryFiles(this.calls)).map((file) => [file.id, file]));
    const ids = new Map<number, number>();
    for (const file of this.files) {
      const bytes = this.bytes.get(file.id);
      ids.set(file.id, present.has(file.id) ? file.id : await this.uploadAgain(file, bytes));
      if (!present.has(file.id)) continue;
      if (bytes) await accepted(replace(this.calls, file.id, fileForm(bytes, file)));
      const { alternativeText, caption } = file;
      await accepted(changeTexts(this.calls, file, { alternativeText, caption }));
    }
    return ids;
  }

  private async uploadAgain(file: LibraryFile, bytes: Buffer | undefined): Promise<number> {
    if (!bytes) throw new Error(`Nobody kept the bytes of ${file.name}.`);
    const [made] = (await accepted(upload(this.calls, fileForm(bytes, file)))) as LibraryFile[];
    return made?.id ?? 0;
  }

  private async removeNewFiles(ours: ReadonlySet<number>): Promise<void> {
    for (const { id } of await libraryFiles(this.calls)) if (!ours.has(id)) await accepted(deleteFile(this.calls, id));
  }

  private async restoreEntries(uid: CollectionUid): Promise<void> {
    const before = new Map(this.entries.get(uid)?.map((entry) => [entry.documentId, entry]));
    for (const entry of await entriesOf(this.calls, uid)) {
      const path = collection(uid, `/${entry.documentId}`);
      const was = before.get(entry.documentId);
      if (!was) await this.calls.must('DELETE', path);
      else if (COLLECTIONS[uid].some((name) => was[name] !== entry[name])) {
        const body = Object.fromEntries(COLLECTIONS[uid].map((name) => [name, was[name]]));
        await this.calls.must('PUT', path, body);
      }
    }
  }
}

/** Every entry of a collection, as the admin lists it. */
export async function entriesOf(calls: AdminCalls, uid: CollectionUid): Promise<Entry[]> {
  const found: Entry[] = [];
  for (let page = 1; ; page++) {
    const query = `?page=${page}&pageSize=100&sort=id:ASC`;
    const { results } = await calls.must<{ results: Entry[] }>('GET', collection(uid, query));
    found.push(...results);
    if (results.length < 100) return found;
  }
}

async function accepted<Body>(answer: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await answer;
  if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
