import { contentIfPublished, getPage } from '~/content.server';

/** What stands for the price under each pack, for forms away from the packs; nothing where the packs page shows prices or is not published. */
export async function loadPriceText(request: Request): Promise<string | undefined> {
  const page = await contentIfPublished(getPage(request, 'packages'));
  return page && !page.showPrices ? page.priceText || undefined : undefined;
}
