import sharp from 'sharp';
import type { AdminCalls } from '../support/admin-calls';
import { SITE_URL } from '../support/site';
import { from, newAddress } from '../support/visitor';
import type { SeededRandom } from './seeded-random';

/** A file of the media library, as the admin lists it. */
export interface LibraryFile {
  id: number;
  name: string;
  alternativeText: string | null;
  caption: string | null;
  mime: string;
  url: string;
}

const FILES = '/upload/files';

export async function libraryFiles(calls: AdminCalls): Promise<LibraryFile[]> {
  const { results } = await calls.must<{ results: LibraryFile[] }>('GET', `${FILES}?page=1&pageSize=500&sort=id:ASC`);
  return results;
}

/** The bytes of a file, as visitors get them. */
export async function bytesOf({ url }: LibraryFile): Promise<Buffer> {
  const response = await fetch(new URL(url, SITE_URL), { headers: from(newAddress()) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** The form by which the admin uploads a file, or replaces one. */
export function fileForm(
  bytes: Buffer,
  { name, mime, ...texts }: Pick<LibraryFile, 'name' | 'mime'> & Partial<LibraryFile>,
): FormData {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)], { type: mime }), name);
  const { alternativeText = null, caption = null } = texts;
  form.append('fileInfo', JSON.stringify({ name, alternativeText, caption, folder: null }));
  return form;
}

export const upload = (calls: AdminCalls, form: FormData) => calls.send<LibraryFile[]>('POST', '/upload', form);
export const replace = (calls: AdminCalls, id: number, form: FormData) =>
  calls.send<LibraryFile>('POST', `${FILES}/${id}/replace`, form);
export const deleteFile = (calls: AdminCalls, id: number) => calls.send('DELETE', `${FILES}/${id}`);

/** Gives a file other words. */
export function changeTexts(calls: AdminCalls, { id, name }: LibraryFile, texts: Partial<LibraryFile>) {
  const form = new FormData();
  form.append('fileInfo', JSON.stringify({ name, ...texts }));
  return calls.send<LibraryFile>('PUT', `${FILES}/${id}`, form);
}

/** Sizes that a picture may come in, whatever its place needs. */
const SIZES = [
  [1, 1],
  [40, 1200],
  [2400, 60],
  [900, 1200],
  [1600, 900],
] as const;

const FORMATS = ['png', 'jpeg', 'webp', 'avif', 'gif'] as const;

/** A picture of one colour, half transparent where its format can be. */
export async function oddPicture(random: SeededRandom): Promise<{ bytes: Buffer; name: string; mime: string }> {
  const [width, height] = random.pick(SIZES);
  const format = random.pick(FORMATS);
  const background = { r: random.below(256), g: random.below(256), b: random.below(256), alpha: 0.5 };
  const bytes = await sharp({ create: { width, height, channels: 4, background } })
    .toFormat(format, { effort: 1 })
    .toBuffer();
  return { bytes, name: `odd-${width}x${height}.${format}`, mime: `image/${format}` };
}
