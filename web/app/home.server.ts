import { getPage } from './content.server';
import { contentOrFail } from './content-failure.server';

/**
 * What the home page shows, for `/` and for the catch-all. The event stands on the draft page: the home page only announces it.
 * @throws Response 404 or 503
 */
export async function loadHome(request: Request) {
  const [page, draft] = await Promise.all([
    contentOrFail(getPage(request, 'home')),
    contentOrFail(getPage(request, 'draft')),
  ]);
  return { page, event: draft.event, now: Date.now() };
}
