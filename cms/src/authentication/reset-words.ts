import { RESET_LINK_MINUTES, waitingTime } from '../contract';
import type { MailInput } from '../mail/render';
import type { UserRow } from './sessions';

const LIFE = waitingTime(RESET_LINK_MINUTES * 60);

export const SUBJECT = 'Choose a new password';

/** What the mail with the link says; staff read English. @param link a path of the site */
export function resetWords(user: UserRow, link: string): Pick<MailInput, 'words' | 'language' | 'values' | 'answers'> {
  return {
    language: 'en',
    values: { name: user.name || user.username },
    answers: [],
    words: {
      subject: SUBJECT,
      preheader: `The link works once, for ${LIFE}.`,
      heading: SUBJECT,
      intro: `Hello {{name}},\n\nthis link lets you choose a new password. It works once, for ${LIFE}.\n\nIf you did not ask for it, nothing has changed and you need not do anything.`,
      answersHeading: null,
      answersNote: null,
      stepsHeading: null,
      steps: null,
      buttonLabel: SUBJECT,
      buttonLink: link,
      otherLanguage: null,
      footer: 'You get this because a new password was asked for at this address.',
    },
  };
}
