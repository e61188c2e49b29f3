import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { markdownTable, type Row } from './table.ts';

const FILE = join(ROOT, 'docs/performance.md');
const BETWEEN_MARKS = /(?<=<!-- bench -->\n).*(?=\n<!-- \/bench -->)/s;

/**
 * Puts a result in the place of the last one in docs/performance.md.
 * @throws Error when the document has no place for it
 */
export function recordResult(where: string, rows: readonly Row[]): void {
  const document = readFileSync(FILE, 'utf8');
  if (!BETWEEN_MARKS.test(document)) throw new Error(`${FILE} has no marks around the table.`);
  writeFileSync(
    FILE,
    document.replace(BETWEEN_MARKS, () => `\n${where}\n\n${markdownTable(rows)}\n`),
  );
}
