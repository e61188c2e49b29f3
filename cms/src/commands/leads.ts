import { userInfo } from 'node:os';
import { audit } from '../audit';
import { withStartLock } from '../database/start-lock';
import { allLeads, toCsv } from '../leads/csv';
import { erasePerson, findPerson, recordsOf, totalOf } from '../leads/person';
import { createServer, logToStderr } from './boot';
import { run } from './run';

const USAGE = `Usage:
leads csv              every lead as CSV on stdout, safe to open in a spreadsheet
leads export <email>   everything we hold about one person, as JSON on stdout
leads erase <email>    erases it for good`;

/** Commands for the office: export the leads as CSV, and export or erase one person's data. */
run(async () => {
  const [what, email = ''] = process.argv.slice(2);
  const needsEmail = what === 'export' || what === 'erase';
  if (!(what === 'csv' || needsEmail) || (needsEmail && !email.includes('@'))) throw new Error(USAGE);
  const strapi = createServer();
  // What is asked for has stdout to itself.
  logToStderr(strapi);
  await withStartLock(() => strapi.load());
  const by = `${userInfo().username} on the command line`;
  if (what === 'csv') {
    const leads = await allLeads(strapi);
    process.stdout.write(toCsv(leads));
    audit({ action: 'leads downloaded', by, count: leads.length });
  } else if (what === 'export') {
    const found = await findPerson(strapi, email);
    print(found);
    audit({ action: 'person handed out', by, count: recordsOf(found) });
  } else {
    const erased = await erasePerson(strapi, email);
    print(erased);
    audit({ action: 'person erased', by, count: totalOf(erased) });
  }
  await strapi.destroy();
  process.exit(0);
});

function print(result: object): void {
  process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
}
