import type { Desk, Edit, EditKind } from './edit';
import {
  changeTexts,
  deleteFile,
  fileForm,
  type LibraryFile,
  libraryFiles,
  oddPicture,
  replace,
  upload,
} from './library';
import { ODD_TEXTS } from './odd-values';

/** Does something to a file of the library. */
const toFile =
  (
    what: string,
    isFit: (file: LibraryFile) => boolean,
    act: (desk: Desk, file: LibraryFile) => Promise<Edit['answer']>,
  ): EditKind =>
  async (desk) => {
    const files = (await libraryFiles(desk.calls)).filter(isFit);
    if (files.length === 0) return null;
    const file = desk.random.pick(files);
    await desk.backup.keepBytes(file);
    return { what: `${what} ${file.name}`, uid: null, answer: await act(desk, file) };
  };

const isPicture = ({ mime }: LibraryFile) => mime.startsWith('image/');

export const LIBRARY_EDITS: readonly EditKind[] = [
  toFile('replaces', isPicture, async ({ calls, random }, { id }) => {
    const { bytes, ...picture } = await oddPicture(random);
    return replace(calls, id, fileForm(bytes, picture));
  }),
  toFile('replaces by a text', isPicture, ({ calls }, { id }) =>
    replace(calls, id, fileForm(Buffer.from('no picture at all'), { name: 'notes.png', mime: 'image/png' })),
  ),
  toFile('describes', isPicture, ({ calls, random }, file) =>
    changeTexts(calls, file, { alternativeText: random.pick(ODD_TEXTS), caption: random.pick(ODD_TEXTS) }),
  ),
  toFile(
    'deletes',
    () => true,
    ({ calls }, { id }) => deleteFile(calls, id),
  ),
  async ({ calls, random }) => {
    const { bytes, ...picture } = await oddPicture(random);
    return { what: `uploads ${picture.name}`, uid: null, answer: await upload(calls, fileForm(bytes, picture)) };
  },
];
