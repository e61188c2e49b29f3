import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** `npm run dev` runs the server's sources by tsx, without a bundler (scripts/dev.mjs). */
it('the contract has its named exports without a bundler, too', async () => {
  const script = "import { REVISION_HEADER } from '@upfield/cms/contract'; console.log(REVISION_HEADER);";
  const tsx = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, tsx);
  expect(stdout.trim()).toBe('x-content-revision');
}, 30_000);
