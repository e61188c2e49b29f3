import { afterEach, expect, it } from 'vitest';
import { startSite, type TestSite } from './site';

let site: TestSite | undefined;
afterEach(() => site?.stop());

/** Answers of a web server whose CMS answers readiness with this status, and what it asked the CMS. */
async function answersWith(status: number) {
  const asked: (string | undefined)[] = [];
  site = await startSite({}, (request, response) => {
    asked.push(request.url);
    response.writeHead(status).end();
  });
  const { url } = site;
  const get = async (path: string) => {
    const answer = await fetch(url + path);
    return [answer.status, await answer.json()];
  };
  return { asked, get };
}

it.each([
  [204, 'up'],
  [503, 'down'],
])('is ready with a CMS that answers %i, and says that it is %s', async (status, cms) => {
  const { get } = await answersWith(status);
  expect(await get('/healthz')).toEqual([200, { ok: true, cms }]);
});

it('is alive without asking the CMS', async () => {
  const { asked, get } = await answersWith(503);
  expect(await get('/livez')).toEqual([200, { ok: true }]);
  expect(asked).toEqual([]);
});
