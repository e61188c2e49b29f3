import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { rows } from '../database/rows';
import type { Table } from '../database/tables';

const UID = 'upfield::card-word';
const TABLE = 'card_words';
/** Longest text of Strapi's text columns that can be indexed. */
const WORD_MAX = 255;

/** A word by which visitors find a card. */
export interface WordRow {
  card: number;
  word: string;
}

/**
 * The words of all cards' `searchText`, one a row. A search asks for beginnings of words, and neither database has an index for
 * those within a longer text.
 */
export const wordTable: Table = {
  uid: UID,
  tableName: TABLE,
  attributes: {
    card: { type: 'integer', column: { notNullable: true } },
    word: { type: 'string', column: { notNullable: true } },
  },
  indexes: [
    { name: 'card_words_word_index', columns: ['word', 'card'] },
    { name: 'card_words_card_index', columns: ['card'] },
  ],
};

/** @param searchText from `contract/folding` */
export const wordsOf = (card: number, searchText: string): WordRow[] =>
  searchText
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ card, word: word.slice(0, WORD_MAX) }));

/** Replaces a card's words, in the caller's transaction. */
export async function storeWords(strapi: Core.Strapi, card: number, searchText: string): Promise<void> {
  await deleteWords(strapi, card);
  const words = wordsOf(card, searchText);
  if (words.length > 0) await rows<WordRow>(strapi, UID).createMany({ data: words });
}

/** Deletes a card's words. */
export async function deleteWords(strapi: Core.Strapi, card: number): Promise<void> {
  await rows<WordRow>(strapi, UID).deleteMany({ where: { card } });
}

/** Sorts after every letter: what begins with a word stands between the word and the word with this behind it. */
const LAST_LETTER = '\u{10ffff}';

/**
 * The cards with a word that begins so, as a condition on their `id`.
 * @param beginning as in `searchText`, with or without the blank before it
 */
export function hasWord(strapi: Core.Strapi, beginning: string): Record<string, unknown> {
  const word = beginning.trim();
  const cards = strapi.db
    .connection(TABLE)
    .select('card')
    .where('word', '>=', word)
    .where('word', '<', word + LAST_LETTER);
  return { id: { $in: cards } };
}

/** Words of some cards, which begin with one of these letters and are of such a length, both ends included. */
interface WordsAsked {
  /** Query of the cards' ids. */
  cards: Knex.QueryBuilder;
  letters: readonly string[];
  shortest: number;
  longest: number;
}

/** The words that are asked for, each once. */
export async function distinctWords(
  strapi: Core.Strapi,
  { cards, letters, shortest, longest }: WordsAsked,
): Promise<string[]> {
  const found = await strapi.db.transaction(
    ({ trx }): Promise<{ word: string }[]> =>
      trx
        .from(TABLE)
        .distinct('word')
        .where((words: Knex.QueryBuilder) => {
          for (const letter of letters) words.orWhereBetween('word', [letter, letter + LAST_LETTER]);
        })
        .whereRaw('length(word) between ? and ?', [shortest, longest])
        .whereIn('card', cards),
  );
  return found.map(({ word }) => word);
}
