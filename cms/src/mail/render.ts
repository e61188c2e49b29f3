import { hrefIn, type Language, PATHS_OF_PAGE, sitePath } from '../contract';
import { isLivePath, type LivePages } from '../site-content/live-links';
import { layOut, type MailContent } from './layout';
import type { MailWords } from './template';
import { fill, headerLine, paragraphs } from './text';

/** One line of "What you sent". */
export interface Answer {
  label: string;
  value: string;
}

export interface MailInput {
  words: MailWords;
  language: Language;
  /** For the `{{marks}}`. */
  values: Record<string, string>;
  answers: Answer[];
  siteName: string;
  /** Where people reach us, printed at the foot. */
  contact: string;
  /** Origin of the site, which paths of links are taken from. */
  publicUrl: string;
  /** Where the site has pages: no link leads elsewhere on it. */
  pages: LivePages;
}

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/**
 * Turns words and values into a mail: HTML as the brand draws it and the same in plain text.
 * Values are escaped in the HTML and kept to one line in the subject.
 */
export function renderMail(input: MailInput): RenderedMail {
  const { words, values } = input;
  const filled = (text: string | null) => (text ? fill(text, values).trim() : '');
  const live = (target: string) => liveLink(target, input);
  const link = live(filled(words.buttonLink));
  const content: MailContent = {
    language: input.language,
    siteName: input.siteName,
    subject: headerLine(filled(words.subject)),
    preheader: filled(words.preheader),
    heading: filled(words.heading),
    paragraphs: paragraphs(filled(words.intro)),
    answersHeading: filled(words.answersHeading),
    answers: words.answersHeading ? input.answers : [],
    answersNote: filled(words.answersNote),
    stepsHeading: filled(words.stepsHeading),
    steps: readSteps(filled(words.steps)),
    button: words.buttonLabel && link ? { label: filled(words.buttonLabel), link } : null,
    otherLanguage: filled(words.otherLanguage),
    contact: input.contact,
    footer: filled(words.footer),
    privacyLink: live('/privacy'),
  };
  return { subject: content.subject, html: layOut(content), text: plainText(content) };
}

const KNOWN_PATHS = Object.values(PATHS_OF_PAGE).flat();

/**
 * A link of a mail.
 * @returns an address in full, in the mail's language where the page is published in it; '' when it leads to a page that is not published
 */
function liveLink(
  target: string,
  { publicUrl, pages, language }: Pick<MailInput, 'publicUrl' | 'pages' | 'language'>,
): string {
  const path = sitePath(target, publicUrl);
  if (path === null || !KNOWN_PATHS.includes(path)) return target.startsWith('/') ? inFull(target, publicUrl) : target;
  const published = pages.languages.filter((other) => isLivePath(path, { ...pages, languages: [other] }));
  const shown = published.includes(language) ? language : published[0];
  return shown ? inFull(hrefIn(target, shown), publicUrl) : '';
}

const inFull = (target: string, publicUrl: string) => new URL(target, publicUrl).href;

function readSteps(lines: string): MailContent['steps'] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [title = '', ...rest] = line.split('|');
      return { title: title.trim(), text: rest.join('|').trim() };
    });
}

function plainText(content: MailContent): string {
  const blocks = [
    content.heading.toUpperCase(),
    ...content.paragraphs,
    content.answers.length > 0 &&
      [content.answersHeading, ...content.answers.map(({ label, value }) => `  ${label}: ${value}`)].join('\n'),
    content.answers.length > 0 && content.answersNote,
    content.steps.length > 0 &&
      [content.stepsHeading, ...content.steps.map(({ title, text }, i) => `  ${i + 1}. ${title}. ${text}`)].join('\n'),
    content.button && `${content.button.label}: ${content.button.link}`,
    content.otherLanguage,
    ['--', `${content.siteName}, ${content.contact}`, content.footer, content.privacyLink].filter(Boolean).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
