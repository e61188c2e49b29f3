/**
 * `npm run texts -- en`, `npm run texts -- es`: every text of the product in one language, in one printout to be read through:
 * pages of the seed, mails, messages, labels, the admin's words and the guides. Taken from the sources, so that a text that is
 * seldom on a screen is there, too.
 */
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Language } from '@upfield/cms/contract';
import ts from 'typescript';
import { ExpectedError, main } from '../lib/main.mjs';
import { ROOT } from '../lib/paths.mjs';
import { isLanguage, type Reading, writtenTexts } from './written-texts.ts';

interface Chapter extends Partial<Reading> {
  title: string;
  /** Files and folders below the root of the repository; a pattern is one of a tsconfig's `include`. */
  files: string[];
}

const PAGES = 'cms/src/seed/content/pages';

const CHAPTERS: readonly Chapter[] = [
  { title: 'Pages', files: [`${PAGES}/en`] },
  { title: 'Pages in Spanish', files: [`${PAGES}/es`], language: 'es' },
  { title: 'Pictures', files: ['cms/src/seed/media/manifest.ts'] },
  {
    title: 'Mails',
    files: [
      'cms/src/mail/default-words*.ts',
      'cms/src/leads/answers.ts',
      'cms/src/leads/mails.ts',
      'cms/src/newsletter/mails.ts',
      'cms/src/authentication/reset-words.ts',
    ],
  },
  { title: 'Messages', files: ['cms/src/contract/messages.en.ts'], textsAlone: true },
  { title: 'Messages in Spanish', files: ['cms/src/contract/messages.es.ts'], language: 'es', textsAlone: true },
  { title: 'Labels', files: ['web/app/labels/en'], textsAlone: true },
  { title: 'Labels in Spanish', files: ['web/app/labels/es'], language: 'es', textsAlone: true },
  {
    title: 'Words of the admin',
    files: [
      'cms/src/admin/**/words.ts',
      'cms/src/api/*/content-types',
      'cms/src/components',
      'cms/src/site-content',
      'cms/src/editor',
    ],
  },
];

const GUIDES: Record<Language, readonly string[]> = { en: ['docs/marketing.md', 'docs/staff.md'], es: [] };

function filesOf({ files }: Chapter): string[] {
  return ts.sys
    .readDirectory(ROOT, ['.ts'], ['**/*.test.ts'], files)
    .map((file) => relative(ROOT, file))
    .sort();
}

/** One file of a chapter; nothing when it has no text in this language. */
function fileInPrint(file: string, { language = 'en', textsAlone }: Chapter, wanted: Language): string[] {
  const texts = writtenTexts(readFileSync(join(ROOT, file), 'utf8'), { language, textsAlone }).filter(
    (text) => text.language === wanted,
  );
  if (texts.length === 0) return [];
  return [`## ${file}`, ...texts.map(({ path, text }) => (path ? `${path}: ${text}` : text)), ''];
}

function printout(language: Language): string {
  const chapters = CHAPTERS.flatMap((chapter) => {
    const lines = filesOf(chapter).flatMap((file) => fileInPrint(file, chapter, language));
    return lines.length > 0 ? [`# ${chapter.title}`, '', ...lines] : [];
  });
  const guides = GUIDES[language].flatMap((file) => [
    `# ${basename(file)}`,
    '',
    readFileSync(join(ROOT, file), 'utf8'),
  ]);
  return [...chapters, ...guides].join('\n');
}

await main(() => {
  const [language] = process.argv.slice(2);
  if (!isLanguage(language)) throw new ExpectedError('Name the language: npm run texts -- en, or npm run texts -- es');
  process.stdout.write(`${printout(language)}\n`);
});
