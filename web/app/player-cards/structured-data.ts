import type { PlayerCard } from '@upfield/cms/contract';
import type { PlayerCardsLabels } from '~/labels/en/player-cards';
import type { Thing } from '~/seo/structured-data';
import type { SportGroup } from './rules/gallery-groups';
import { heightText, known } from './rules/measures';
import { englishScore, gpaText } from './rules/scores';
import { sportName } from './rules/sport-name';

/** A player as search engines read them: never a date of birth (decisions, Minors' privacy). */
export function playerPerson(origin: string, card: PlayerCard): Thing {
  const height = known(card.height);
  const weight = known(card.weight);
  const url = `${origin}/player-cards-detail/${card.id}`;
  const image = card.cardImageUrl?.startsWith('/') ? `${origin}${card.cardImageUrl}` : card.cardImageUrl;
  return {
    '@type': 'Person',
    name: `${card.name} ${card.lastName}`,
    givenName: card.name,
    familyName: card.lastName,
    url,
    ...(image ? { image } : {}),
    ...(card.country ? { nationality: { '@type': 'Country', name: card.country } } : {}),
    ...(height ? { height: { '@type': 'QuantitativeValue', value: height, unitCode: 'CMT' } } : {}),
    ...(weight ? { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'KGM' } } : {}),
    ...(sportName(card.sport?.name) ? { knowsAbout: sportName(card.sport?.name) } : {}),
  };
}

/** One sentence for search results and shared links: what a coach asks first, and only what the card says. */
export function playerSummary(card: PlayerCard, labels: PlayerCardsLabels): string {
  const height = known(card.height);
  const english = englishScore(card);
  const facts = [
    ...labels.summary(sportName(card.sport?.name), card.sportPosition?.toLowerCase(), card.country),
    labels.ofClass(card.highSchoolGraduation),
    height && heightText(height, labels),
    card.gpa !== null && `${labels.scores.gpa} ${gpaText(card.gpa)}`,
    english.score !== null && `${labels.scores[english.test]} ${english.score}`,
  ];
  return `${card.name} ${card.lastName}: ${facts.filter(Boolean).join(', ')}.`;
}

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
