import { asksForGuardian, LEAD_KINDS, type LeadSubmission } from '../contract';
import { environment } from '../environment';
import { registerMailWriter } from '../mail/deferred';
import type { MailJob } from '../mail/queue';
import { type Answer, renderMail } from '../mail/render';
import type { Sender } from '../mail/sender';
import type { MailWords } from '../mail/template';
import { answersForSender, answersForStaff } from './answers';
import type { AskedPlayer } from './asked-player';
import { type LeadRow, suspicionOf } from './lead-row';

/** What mails need besides the lead; read before the transaction starts. */
export interface MailSetting extends Sender {
  /** Words of the confirmation. */
  words: MailWords;
  /** Whom a confirmation may go to: not to a mailbox that has reached the day's limit. */
  confirmTo: readonly string[];
}

/** What the staff read when a removal was asked for an id that no card has. */
const NO_CARD = 'No card has this id: see “Player’s id” in the CMS';

const KIND_NAMES: Record<LeadSubmission['kind'], string> = {
  assessment: 'Assessment request',
  'draft-registration': 'Draft registration',
  'draft-waiting-list': 'Draft waiting list',
  'coach-question': 'Question about a player',
  'removal-request': 'REMOVAL REQUEST',
};

/** The `purpose` of a lead's mail in the queue. */
const PURPOSES = {
  staff: (kind: LeadSubmission['kind']) => `${kind} to staff`,
  applicant: (kind: LeadSubmission['kind']) => `${kind} confirmation`,
  guardian: (kind: LeadSubmission['kind']) => `${kind} copy to guardian`,
};

/**
 * Has each mail leave with the staff's address of that moment: leads may come in before an operator has set one, and mails wait.
 * Call it in `register`.
 */
export function registerLeadMails(): void {
  for (const kind of LEAD_KINDS) {
    registerMailWriter(PURPOSES.staff(kind), async (_, job) => ({ ...job, recipient: environment.MAIL_STAFF }));
    for (const role of ['applicant', 'guardian'] as const) {
      registerMailWriter(PURPOSES[role](kind), async (_, job) => ({ ...job, replyTo: environment.MAIL_STAFF }));
    }
  }
}

/** Printed instead of a player's name when the card is not public: the same for a hidden and an unknown card. */
const UNNAMED_PLAYER = { en: 'this player', es: 'esta persona' } as const;

/**
 * The mails of one lead: one to staff, and unless the lead looks automated, a confirmation to the sender and the same to the
 * guardian of a minor.
 */
export function mailsOf(
  lead: LeadSubmission,
  row: LeadRow,
  player: AskedPlayer | null,
  setting: MailSetting,
): MailJob[] {
  const mails = [staffMail(lead, row, setting)];
  const firstName = firstNameOf(lead.fullname);
  if (!firstName || suspicionOf(lead).silent) return mails;
  for (const reader of readersOf(lead)) {
    if (setting.confirmTo.includes(reader.address)) {
      mails.push(confirmation(lead, row, reader, { firstName, player }, setting));
    }
  }
  return mails;
}

/** Who gets a confirmation. */
interface Reader {
  address: string;
  role: 'applicant' | 'guardian';
}

function readersOf(lead: LeadSubmission): Reader[] {
  const applicant: Reader = { address: lead.email, role: 'applicant' };
  const guardian = 'guardianEmail' in lead && asksForGuardian(lead.age) ? lead.guardianEmail : null;
  // A family with one mailbox gets one mail.
  return guardian && guardian !== lead.email ? [applicant, { address: guardian, role: 'guardian' }] : [applicant];
}

/** The addresses of everybody a lead is answered to: the sender's and, under age, the guardian's. */
export const addressesOf = (lead: LeadSubmission): string[] => readersOf(lead).map(({ address }) => address);

/**
 * The mail to an unconfirmed address. It must not be usable for advertising: of the free text it repeats only the first
 * name, otherwise only choices from lists. `{{fullname}}`, which a template may still ask for, is the first name, too.
 */
function confirmation(
  lead: LeadSubmission,
  row: LeadRow,
  { address, role }: Reader,
  { firstName, player }: { firstName: string; player: AskedPlayer | null },
  setting: MailSetting,
): MailJob {
  const playerName = player?.publicName ?? UNNAMED_PLAYER[lead.language];
  const rendered = renderMail({
    words: role === 'guardian' ? forGuardian(setting.words) : setting.words,
    language: lead.language,
    values: { fullname: firstName, firstName, playerName },
    answers: answersForSender(lead, firstName, playerName),
    siteName: setting.siteName,
    contact: setting.contact,
    publicUrl: setting.publicUrl,
    pages: setting.pages,
  });
  return {
    ...rendered,
    recipient: address,
    replyTo: setting.staffAddress,
    purpose: PURPOSES[role](lead.kind),
    messageId: `<lead-${row.documentId}-${role === 'guardian' ? 'guardian' : 'confirmation'}@${setting.domain}>`,
    about: row.documentId,
  };
}

/** The same mail, which begins with why it is sent to them. */
const forGuardian = (words: MailWords): MailWords => ({
  ...words,
  intro: [words.guardianNote, words.intro].filter(Boolean).join('\n\n'),
});

function staffMail(lead: LeadSubmission, row: LeadRow, setting: MailSetting): MailJob {
  const kind = KIND_NAMES[lead.kind];
  const rendered = renderMail({
    words: {
      subject: `${row.suspectedSpam ? '[Suspected spam] ' : ''}${kind}: {{fullname}}${'sport' in lead ? ', {{sport}}, {{country}}' : ''}`,
      preheader: null,
      heading: kind,
      intro: row.suspectedSpam
        ? 'A program may have written this: {{signs}}.'
        : 'Reply to this email to write to them.',
      answersHeading: 'What they sent',
      answersNote: '{{origin}}',
      stepsHeading: null,
      steps: null,
      buttonLabel: 'Open in the CMS',
      buttonLink: new URL(`/admin/content-manager/collection-types/api::lead.lead/${row.documentId}`, setting.adminUrl)
        .href,
      otherLanguage: null,
      footer: 'You get this because leads are sent to this address.',
    },
    language: 'en',
    values: {
      fullname: lead.fullname,
      sport: row.sport ?? '',
      country: row.country ?? '',
      signs: row.spamSigns ?? '',
      origin: originOf(row),
    },
    answers: answersForStaff(lead, row.playerName ?? NO_CARD),
    siteName: setting.siteName,
    contact: setting.contact,
    publicUrl: setting.publicUrl,
    pages: setting.pages,
  });
  return {
    ...rendered,
    recipient: setting.staffAddress,
    replyTo: addressesOf(lead).join(', '),
    purpose: PURPOSES.staff(lead.kind),
    messageId: `<lead-${row.documentId}-staff@${setting.domain}>`,
    about: row.documentId,
  };
}

function originOf(row: LeadRow): string {
  const origin: Answer[] = [
    { label: 'Language', value: row.language },
    { label: 'Page', value: row.sourcePage ?? '' },
    { label: 'Source', value: row.utmSource ?? '' },
    { label: 'Medium', value: row.utmMedium ?? '' },
    { label: 'Campaign', value: row.utmCampaign ?? '' },
  ];
  return origin
    .filter(({ value }) => value)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ');
}

const FIRST_NAME_MAX = 40;
const NOT_OF_A_NAME = /[^\p{L}\p{M}'’.-]/gu;

/** The first word of a name, letters alone. @returns '' when it has none */
const firstNameOf = (fullname: string) =>
  (fullname.split(' ')[0] ?? '').replace(NOT_OF_A_NAME, '').slice(0, FIRST_NAME_MAX);
