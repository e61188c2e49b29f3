import type { Core } from '@strapi/strapi';
import { rows } from '../database/rows';
import { environment } from '../environment';
import { wakeMail } from '../mail';
import { enqueueDeferred, registerMailWriter } from '../mail/deferred';
import type { MailJobRow } from '../mail/queue';
import { type RenderedMail, renderMail } from '../mail/render';
import { readSender } from '../mail/sender';
import type { MailWords } from '../mail/template';

const INVITATION = 'invitation';
const USER = 'admin::user';
const SUBJECT = 'Your account to edit the site';

interface AdminRow {
  documentId: string;
  email: string;
  firstname: string | null;
  /** Null once they have chosen a password. */
  registrationToken: string | null;
}

/** Mails a colleague who was invited to the admin the link to choose a password. Call it in `bootstrap`, before the mails start. */
export function mailInvitations(strapi: Core.Strapi): void {
  registerMailWriter(INVITATION, writeInvitation);
  strapi.db.lifecycles.subscribe({
    models: [USER],
    afterCreate: ({ result }) => invite(strapi, result as AdminRow),
  });
}

async function invite(strapi: Core.Strapi, { documentId, email, registrationToken }: AdminRow): Promise<void> {
  // Without mail the administrator sends the link that the admin shows; one that left days later would only confuse.
  if (!registrationToken || !environment.SMTP_URL) return;
  await enqueueDeferred(strapi, { purpose: INVITATION, subject: SUBJECT, recipient: email, about: documentId });
  wakeMail(strapi);
}

/**
 * Writes the mail when it is sent, so that its link is not stored with the mails.
 * @returns null when the invitation was accepted meanwhile, or the account is gone
 */
async function writeInvitation(strapi: Core.Strapi, { about }: MailJobRow): Promise<RenderedMail | null> {
  const user = await rows<AdminRow>(strapi, USER).findOne({ where: { documentId: about } });
  if (!user?.registrationToken) return null;
  const sender = await readSender(strapi);
  const link = `${sender.adminUrl}/admin/auth/register?registrationToken=${user.registrationToken}`;
  return renderMail({
    ...sender,
    language: 'en',
    values: { name: user.firstname ?? user.email },
    answers: [],
    words: invitationWords(link),
  });
}

const invitationWords = (link: string): MailWords => ({
  subject: SUBJECT,
  preheader: 'The link lets you choose a password.',
  heading: SUBJECT,
  intro:
    'Hello {{name}},\n\nan account was made for you in the admin of our site. This link lets you choose a password: 8 characters or more, with upper and lower case and a digit. Do not pass it on.',
  answersHeading: null,
  answersNote: null,
  stepsHeading: null,
  steps: null,
  buttonLabel: 'Choose a password',
  buttonLink: link,
  otherLanguage: null,
  footer: 'You get this because a colleague invited this address.',
});
