import type { Thing } from '~/seo/structured-data';
import type { SportGroup } from '../rules/gallery-groups';

/** The cards of a page as search engines read them; those kept from search engines are left out. */
export function galleryItemList(origin: string, groups: readonly SportGroup[]): Thing {
  const cards = groups.flatMap((group) => group.cards).filter((card) => !card.noindex);
  return {
    '@type': 'ItemList',
    itemListElement: cards.map((card, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: `${card.name} ${card.lastName}`,
      url: `${origin}/player-cards-detail/${card.id}`,
    })),
  };
}
