import { format, IMAGE_TYPE_BYTES, type ImageKind, imageTypeOf, type Language } from '@upfield/cms/contract';
import type { ImageStates } from './image-state';

/**
 * A chosen file under the type that its content has: what a browser gives comes from the name, and is often empty or
 * generic for files out of messengers and clouds.
 * @returns the file itself when it cannot be read; `changedFiles` tells that before a save
 */
export async function typedByContent(file: File): Promise<File> {
  try {
    const start = new Uint8Array(await file.slice(0, IMAGE_TYPE_BYTES).arrayBuffer());
    const type = imageTypeOf(start) ?? '';
    return type === file.type ? file : new File([file], file.name, { type, lastModified: file.lastModified });
  } catch {
    return file;
  }
}

/**
 * Files on disk that were changed, moved or deleted after they were chosen: a browser refuses to read them, and an
 * upload would fail as if the connection were lost.
 * @returns printed messages, in the words of the combined check (specification §5 "Image rules")
 */
export async function changedFiles(states: ImageStates, language: Language): Promise<string[]> {
  const problems: string[] = [];
  for (const kind of ['card', 'banner'] satisfies ImageKind[]) {
    const { file } = states[kind];
    if (file === null || (await isReadable(file))) continue;
    problems.push(
      format({ key: `image.${kind}`, values: { message: format({ key: 'image.changed' }, language) } }, language),
    );
  }
  return problems;
}

const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
