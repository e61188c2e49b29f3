/**
 * `npm run bench`: boots the production build on a throw-away database, measures it beside what it is compared with, and prints one table.
 * Ends with 0 whether or not the bounds were kept, and with 1 when a measurement failed; what the other sections measured is printed all the same.
 *
 * `-- --only cached,first-load` measures some sections; `-- --short` is the short form, for a look and not for the record; `-- --markdown`
 * also writes the table into docs/performance.md.
 */
import { parseArgs } from 'node:util';
import { build, install } from '../lib/build.mjs';
import { ExpectedError, main } from '../lib/main.mjs';
import { startThrowAwaySite } from '../lib/throw-away-site.ts';
import { recordResult } from './record.ts';
import { SECTIONS, type SectionName } from './sections/index.ts';
import { surroundings } from './surroundings.ts';
import { type Row, textTable } from './table.ts';

await main(async () => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      short: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
    },
  });
  const wanted = sectionsFrom(values.only);
  const effort = values.short ? { rounds: 1, seconds: 3 } : { rounds: 3, seconds: 10 };

  await install();
  await build();
  const site = await startThrowAwaySite({
    name: 'bench',
    webPort: Number(process.env.WEB_PORT || 3600),
    cmsPort: Number(process.env.CMS_PORT || 1937),
  });
  const rows: Row[] = [];
  const failed: SectionName[] = [];
  for (const name of wanted) {
    console.log(`\n> ${name}`);
    try {
      rows.push(...(await SECTIONS[name]({ site, effort })));
    } catch (error) {
      console.error(error);
      failed.push(name);
    }
  }
  await site.stop();
  const where = await surroundings(effort);
  console.log(`\n${where}\n\n${textTable(rows)}`);
  if (failed.length > 0) throw new ExpectedError(`Not measured: ${failed.join(', ')}. The errors are above.`);
  if (values.markdown) recordResult(where, rows);
});

/** @throws ExpectedError for a name that is no section */
function sectionsFrom(only: string | undefined): SectionName[] {
  const names = Object.keys(SECTIONS) as SectionName[];
  if (only === undefined) return names;
  const asked = only.split(',');
  const unknown = asked.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) throw new ExpectedError(`No section ${unknown.join(', ')}: there are ${names.join(', ')}.`);
  return names.filter((name) => asked.includes(name));
}
