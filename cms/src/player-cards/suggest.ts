import type { Core } from '@strapi/strapi';
import { cardListQuery, type PlayerCard } from '../contract';
import { folded } from '../contract/folding';
import { likelyFirstLetters, mistakesIn, nearestWord } from '../contract/near-words';
import { rows } from '../database/rows';
import { type PrivacySettings, privacySettings } from '../privacy/settings';
import { classYearOf } from './class-year';
import { listCards } from './list';
import { CARD_UID, type CardRow } from './model';
import { publicByIndex, publicColumns } from './visibility';
import { distinctWords, hasWord } from './words';

/** Most words of a search that are looked up: names and positions have fewer. */
const WORDS_MAX = 6;

/**
 * The search that was probably meant: each word by which no public card is found is replaced by the nearest one that is.
 * @returns as the cards spell it; null when a word is near to none, or all of them together find no card
 */
export async function suggestQuery(strapi: Core.Strapi, query: string): Promise<string | null> {
  const asked = folded(query).split(' ').filter(Boolean);
  if (asked.length === 0 || asked.length > WORDS_MAX) return null;
  const settings = await privacySettings(strapi);
  const meant: string[] = [];
  for (const word of asked) {
    const near = await nearestOf(strapi, settings, word);
    if (near === null) return null;
    meant.push(near);
  }
  const q = meant.join(' ');
  if (q === asked.join(' ')) return null;
  const first = cardListQuery.parse({ q, page: '1', pageSize: '1', fields: NAMING.join(',') });
  const [card] = (await listCards(strapi, first, false)).cards;
  return card ? meant.map((word) => spelling(word, card)).join(' ') : null;
}

/** A word itself where it is a year or begins one of a public card's, else the nearest of those. */
async function nearestOf(strapi: Core.Strapi, settings: PrivacySettings, word: string): Promise<string | null> {
  if (classYearOf([[word]]) !== null) return word;
  const isKnown = { $and: [publicByIndex(settings), hasWord(strapi, word)] };
  if ((await rows<CardRow>(strapi, CARD_UID).count({ where: isKnown })) > 0) return word;
  const most = mistakesIn(word);
  if (most === 0) return null;
  const candidates = await distinctWords(strapi, {
    cards: publicColumns(strapi, settings, ['id']),
    letters: likelyFirstLetters(word),
    shortest: word.length - most,
    longest: word.length + most,
  });
  return nearestWord(word, candidates);
}

/** What of a card is written as people spell it. */
const NAMING = ['name', 'lastName', 'sportPosition', 'country', 'intendedMajor'] as const;

/** A folded word as a card spells it; as it is where it is another name of the card's position. */
function spelling(word: string, card: Partial<Pick<PlayerCard, (typeof NAMING)[number]>>): string {
  const spelled = NAMING.flatMap((field) => card[field]?.split(/[\s,/()-]+/) ?? []);
  return spelled.find((text) => folded(text) === word) ?? word;
}
