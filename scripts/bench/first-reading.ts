import { setTimeout as pause } from 'node:timers/promises';
import type { Editor } from '../lib/editor.ts';
import { readingTime } from '../lib/visitors.ts';

/** After this long without a question a request waits until the web server has asked the CMS for its revision again. */
const REVISION_KNOWN_MS = 300;

let edits = 0;

/**
 * Edits the site, which moves its revision, so that neither server has kept anything of what is true now.
 * @returns milliseconds that the page's first reader waits then
 */
export async function firstReading(editor: Editor, address: string): Promise<number> {
  edits += 1;
  await editor.publishHeading(`Edited for the ${edits}. time`);
  await pause(REVISION_KNOWN_MS);
  return readingTime(address);
}
