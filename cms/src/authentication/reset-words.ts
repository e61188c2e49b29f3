import type { MailInput } from '../mail/render';
import type { UserRow } from './sessions';

export const SUBJECT = 'Choose a new password';

interface ResetLink {
  /** On the site. */
  path: string;
  /** For how long it works, in words. */
  life: string;
}

/** What the mail with the link says; staff read English. */
export function resetWords(
  user: UserRow,
  { path, life }: ResetLink,
): Pick<MailInput, 'words' | 'language' | 'values' | 'answers'> {
  return {
    language: 'en',
    values: { name: user.name || user.username },
    answers: [],
    words: {
      subject: SUBJECT,
      preheader: `The link works once, for ${life}.`,
      heading: SUBJECT,
      intro: `Hello {{name}},\n\nthis link lets you choose a new password. It works once, for ${life}.\n\nIf you did not ask for it, nothing has changed and you do not need to do anything.`,
      answersHeading: null,
      answersNote: null,
      stepsHeading: null,
      steps: null,
      buttonLabel: SUBJECT,
      buttonLink: path,
      otherLanguage: null,
      footer: 'You get this because a new password was asked for at this address.',
    },
  };
}
