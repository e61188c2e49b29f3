import { LATE } from '~/browser/start-modules';

/**
 * Takes away the NUL characters that React 18 leaves where a letter of several bytes, such as an accented one, meets the end of its output
 * buffer (facebook/react#24985). HTML has no use for NUL, so none of them is content.
 */
export function withoutNuls(html: string): string {
  return html.replaceAll('\0', '');
}

const END = '</body></html>';

/**
 * Moves the end of the document behind the scripts that Remix hands its data over with: they come after the document, where the
 * parser would put them at the end of the body all the same, but HTML allows nothing there.
 * @param html a whole page; one without an end is returned as it is
 */
export function endDocumentLast(html: string): string {
  const end = html.lastIndexOf(END);
  if (end < 0) return html;
  return html.slice(0, end) + html.slice(end + END.length) + END;
}

/**
 * Lets the page's text and pictures come before its scripts: the page is read before it runs. No module is fetched before the script in the
 * head starts them, after the first paint (`browser/start-modules.ts`).
 */
export function modulesLast(html: string): string {
  return html
    .replaceAll('<link rel="modulepreload" ', `<link rel="modulepreload" media="${LATE.media}" fetchpriority="low" `)
    .replaceAll('type="module" async="">', `type="${LATE.type}">`);
}
