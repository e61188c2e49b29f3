import { rows } from '../database/rows';
import { toCsv } from '../leads/csv';
import { LEAD, type LeadRow } from '../leads/lead-row';
import { erasePerson, findPerson } from '../leads/person';
import { createServer } from './boot';
import { run } from './tell';

const USAGE = `Usage:
leads csv              every lead as CSV on stdout, safe to open in a spreadsheet
leads export <email>   everything we hold about one person, as JSON on stdout
leads erase <email>    erases it for good`;

/** What the office is asked for: the list for a spreadsheet, and a person's data handed out or erased. */
run(async () => {
  const [what, email = ''] = process.argv.slice(2);
  const needsEmail = what === 'export' || what === 'erase';
  if (!(what === 'csv' || needsEmail) || (needsEmail && !email.includes('@'))) throw new Error(USAGE);
  const strapi = await createServer().load();
  if (what === 'csv') {
    process.stdout.write(toCsv(await rows<LeadRow>(strapi, LEAD).findMany({ orderBy: { createdAt: 'asc' } })));
  } else {
    const result = what === 'export' ? await findPerson(strapi, email) : await erasePerson(strapi, email);
    process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
  }
  await strapi.destroy();
  process.exit(0);
});
