import type { Core } from '@strapi/strapi';
import { wakeMail } from '../mail';
import { readSender } from '../mail/sender';
import { readMailWords } from '../mail/words';
import { mayCutPower } from '../power-cut';
import { mayMail, requireCaptcha } from './admission';
import { askedPlayer } from './asked-player';
import { readSubmission } from './read-submission';
import { storeLead, wasStored } from './store';

/**
 * Takes one form (decisions, Leads): checked again, its captcha verified, stored with its mails in one transaction.
 * @param body as sent
 * @throws HttpError 400 that names every bad field
 */
export async function receiveLead(strapi: Core.Strapi, body: unknown): Promise<void> {
  const lead = readSubmission(body);
  if (await wasStored(strapi, lead)) return;
  const payment = await requireCaptcha(lead.altcha);
  const player = await askedPlayer(strapi, lead);
  const setting = {
    ...(await readSender(strapi)),
    words: await readMailWords(strapi, lead.kind, lead.language),
    // The lead is stored either way; a mailbox that had its share of confirmations today gets no more.
    mayConfirm: await mayMail(strapi, lead.email),
  };
  mayCutPower('lead checked', lead.email);
  await storeLead(strapi, lead, payment, player, setting);
  mayCutPower('lead stored', lead.email);
  wakeMail(strapi);
}
