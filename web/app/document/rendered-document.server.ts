import { LATE } from '~/browser/start-modules';
import { replaceBytes } from './bytes.server';

/**
 * Takes away the NUL characters that React 18 leaves at the end of its output buffer where a letter of several bytes, such as an accented one,
 * does not fit any more (facebook/react#24985). HTML has no use for NUL, so none of them is content.
 * @param chunk of React's output
 */
export function withoutNuls(chunk: Buffer): Buffer {
  let end = chunk.length;
  while (chunk[end - 1] === 0) end--;
  return chunk.subarray(0, end);
}

const END = '</body></html>';

/**
 * Moves the end of the document behind the scripts that Remix hands its data over with: they come after the document, where the
 * parser would put them at the end of the body all the same, but HTML allows nothing there.
 * @param html a whole page; one without an end is returned as it is
 */
export function endDocumentLast(html: Buffer): Buffer {
  const end = html.lastIndexOf(END, undefined, 'latin1');
  if (end < 0) return html;
  return Buffer.concat([html.subarray(0, end), html.subarray(end + END.length), Buffer.from(END)]);
}

/**
 * Lets the page's text and pictures come before its scripts: the page is read before it runs. No module is fetched before the script in the
 * head starts them, after the first paint (`browser/start-modules.ts`).
 */
export function modulesLast(html: Buffer): Buffer {
  const late = `<link rel="modulepreload" media="${LATE.media}" fetchpriority="low" `;
  return replaceBytes(
    replaceBytes(html, '<link rel="modulepreload" ', late),
    'type="module" async="">',
    `type="${LATE.type}">`,
  );
}
