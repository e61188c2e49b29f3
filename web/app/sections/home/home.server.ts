import type { DraftEvent } from '@upfield/cms/contract';
import { contentIfPublished, contentOfPage, getPage } from '~/content.server';
import { loadFan } from '~/player-cards/sticker/sticker-fan.server';
import { loadPriceText } from '~/sections/packages/price-text.server';

/**
 * What the home page shows, for `/` and for the catch-all. The event's data is in the draft page: the home page only announces it.
 * @throws Response 404 or 503
 */
export async function loadHome(request: Request) {
  const [page, event, fan, priceText] = await Promise.all([
    contentOfPage(request, 'home'),
    announcedEvent(request),
    loadFan(request),
    loadPriceText(request),
  ]);
  return { page, event, fan, priceText, now: Date.now() };
}

/** Null while the draft page is not published: there is nothing to announce then. */
async function announcedEvent(request: Request): Promise<DraftEvent | null> {
  return (await contentIfPublished(getPage(request, 'draft')))?.event ?? null;
}
