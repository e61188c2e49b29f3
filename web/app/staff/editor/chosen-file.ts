import {
  format,
  IMAGE_TYPE_BYTES,
  type ImageKind,
  imageProblem,
  imageTypeOf,
  type Language,
} from '@upfield/cms/contract';
import { staffLabels } from '~/labels/staff';
import type { ImageStates } from './image-state';

/**
 * The chosen file with the MIME type of its content. Browsers derive the type from the file's name, so it is often empty or
 * generic for files from messengers and cloud storage.
 * @returns the file itself when it cannot be read; `changedFiles` reports that before a save
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

const KINDS = ['card', 'banner'] satisfies ImageKind[];

/**
 * The combined check before saving: "Card Image: …", "Banner Image: …" (specification §5 "Image rules").
 * @returns printed messages, none when both pictures are valid
 */
export function imageProblems(states: ImageStates, language: Language): string[] {
  return KINDS.flatMap((kind) => {
    const problem = imageProblem(states[kind].file, kind);
    return problem ? [staffLabels[language].imageProblem[kind](format(problem, language))] : [];
  });
}

/**
 * Files on disk that were changed, moved or deleted after they were chosen: a browser refuses to read them, and an
 * upload would fail as if the connection were lost.
 * @returns printed messages, in the words of the combined check (specification §5 "Image rules")
 */
export async function changedFiles(states: ImageStates, language: Language): Promise<string[]> {
  const problems: string[] = [];
  const { imageProblem: problemOf, fileChanged } = staffLabels[language];
  for (const kind of KINDS) {
    const { file } = states[kind];
    if (file === null || (await isReadable(file))) continue;
    problems.push(problemOf[kind](fileChanged));
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
