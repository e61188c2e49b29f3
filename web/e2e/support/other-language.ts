import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { LANGUAGES, type Language, PAGE_NAMES } from '@upfield/cms/contract';
import { POSITION_NAMES, type PositionNames } from '@upfield/cms/contract/position-names';
import { en } from '../../../cms/src/contract/messages.en';
import { es } from '../../../cms/src/contract/messages.es';
import { printedTexts } from './printed-texts';

/** Finds words of one language on a page of the other: labels, messages of rules, and what the CMS has published in both. */

const LABELS = join(import.meta.dirname, '..', '..', 'app', 'labels');
const MESSAGES: Readonly<Record<Language, object>> = { en, es };

/** Texts of one language that may stand on pages of the other, in small letters. */
const ALLOWED: ReadonlySet<string> = new Set([
  // The event's name, Player Draft, is set word by word.
  'player',
]);

/** Stands for what a text leaves open. */
const OPEN = '\u0001';

/** Shorter texts are looked for as a whole, longer ones within others, too: a title is followed by the site's name. */
const LONG = 24;

/** Every text in a value. Functions are asked with what they leave open. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string')
    return [
      value
        .replace(/\{\{?\w+\}\}?/g, OPEN)
        .replace(/\s+/g, ' ')
        .trim(),
    ];
  if (typeof value === 'function') return textsIn(answerOf(value as (...given: unknown[]) => unknown));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What a label says of anything; nothing where it takes more than texts, which its parts then say. */
function answerOf(label: (...given: unknown[]) => unknown): unknown {
  try {
    return label(...Array(label.length).fill(OPEN));
  } catch {
    return '';
  }
}

const fixedLetters = (text: string) => text.replaceAll(OPEN, '').replace(/[^\p{L}]/gu, '').length;

/** Labels of the interface in a language, from their files. */
async function labelsIn(language: Language): Promise<string[]> {
  const files = readdirSync(join(LABELS, language)).filter((file) => file.endsWith('.ts'));
  const areas = await Promise.all(files.map((file) => import(join(LABELS, language, file))));
  return areas.flatMap(textsIn);
}

/** What the CMS has published: pages, what they share, and the names of sports. */
async function contentIn(request: APIRequestContext, language: Language): Promise<string[]> {
  const paths = ['/site/global', ...PAGE_NAMES.map((name) => `/site/pages/${name}`), '/sports'];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const answer = await request.get(`/api${path}?locale=${language}`);
      if (!answer.ok()) throw new Error(`${path} is not there in ${language}: ${answer.status()}`);
      return textsIn(withoutFacts(await answer.json()));
    }),
  );
  // The name of a sport is printed in two parts.
  return answers.flat().flatMap((text) => [text, ...(/^\p{L}+-\p{L}/u.test(text) ? text.split(/-(.*)/) : [])]);
}

/** A page without its pictures, whose texts lie once in the media library, and without addresses. */
function withoutFacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFacts);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(
    ([name]) => !['href', 'url', 'alt', 'anchor', 'id', '_id'].includes(name),
  );
  return Object.fromEntries(fields.map(([name, part]) => [name, withoutFacts(part)]));
}

const positionsIn = (language: Language): string[] =>
  Object.values<Readonly<Record<string, PositionNames>>>(POSITION_NAMES).flatMap((positions) =>
    Object.entries(positions).flatMap(([name, { en: others = [], es: spanish, woman = [] }]) =>
      language === 'en' ? [name, ...others] : [...spanish, ...woman],
    ),
  );

/** Everything that is written in a language. */
async function wordsIn(request: APIRequestContext, language: Language): Promise<Set<string>> {
  const texts = [
    ...(await labelsIn(language)),
    ...textsIn(MESSAGES[language]),
    ...(await contentIn(request, language)),
    ...positionsIn(language),
  ];
  return new Set(texts.filter((text) => fixedLetters(text) > 1).map((text) => text.toLowerCase()));
}

/** Tells which texts of a page are of the other language. */
export type LanguageCheck = (printed: readonly string[]) => string[];

/** @param language of the pages to be checked */
export async function checkOf(request: APIRequestContext, language: Language): Promise<LanguageCheck> {
  const [other] = LANGUAGES.filter((one) => one !== language);
  if (!other) throw new Error('There is one language alone.');
  const own = await wordsIn(request, language);
  const foreign = [...(await wordsIn(request, other))].filter((text) => !own.has(text) && !ALLOWED.has(text));
  const whole = new Set(foreign.filter((text) => !text.includes(OPEN)));
  const within = [...whole].filter((text) => text.length >= LONG);
  const patterns = foreign.filter((text) => text.includes(OPEN) && fixedLetters(text) > 3).map(patternOf);
  const ownPatterns = [...own].filter((text) => text.includes(OPEN)).map(patternOf);
  const isForeign = (text: string) =>
    whole.has(text) ||
    within.some((words) => text.includes(words)) ||
    (patterns.some((pattern) => pattern.test(text)) && !ownPatterns.some((pattern) => pattern.test(text)));
  return (printed) => printed.filter((text) => isForeign(text.toLowerCase()) && !own.has(text.toLowerCase()));
}

const checks = new Map<Language, LanguageCheck>();

/** Expects that the open page is in one language, and says nothing in the other. */
export async function expectOneLanguage(page: Page, language: Language, what: string): Promise<void> {
  const check = checks.get(language) ?? (await checkOf(page.request, language));
  checks.set(language, check);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect.poll(async () => check(await printedTexts(page)), what).toEqual([]);
}

const patternOf = (text: string) =>
  new RegExp(
    `^${text
      .split(OPEN)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
    'u',
  );
