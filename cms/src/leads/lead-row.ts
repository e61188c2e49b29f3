import { createHash, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { Language, LeadState, LeadSubmission, LeadWriter } from '../contract';
import { rows } from '../database/rows';
import type { ConsentWords } from '../privacy/consent-words';
import { spamSigns } from './spam-signs';
import { forUtmColumns, type UtmColumn } from './utm-columns';

export const LEAD = 'api::lead.lead';

/** A lead as stored; specification §3 and what staff make of it. */
export interface LeadRow extends Record<UtmColumn, string | null> {
  id: number;
  documentId: string;
  createdAt: string;
  fullname: string;
  kind: LeadSubmission['kind'];
  state: LeadState;
  urgent: boolean;
  suspectedSpam: boolean;
  spamSigns: string | null;
  notes: string | null;
  email: string;
  phone: string | null;
  age: number | null;
  guardianName: string | null;
  guardianEmail: string | null;
  sport: string | null;
  country: string | null;
  graduationDate: string | null;
  videoHighlight: 'no' | 'yes' | null;
  highlightLink: string | null;
  filmByWhatsapp: boolean | null;
  writer: LeadWriter | null;
  packageInterested: string | null;
  university: string | null;
  message: string | null;
  playerId: string | null;
  playerName: string | null;
  language: Language;
  sourcePage: string | null;
  family: string | null;
  consentedAt: Date | null;
  consentVersion: string | null;
  consentText: string | null;
  submissionId: string;
  fingerprint: string;
}

/** Tells whether two bodies with one `submissionId` say the same. The captcha and the time taken may differ: a retry has its own. */
export function fingerprintOf(lead: LeadSubmission): string {
  const { altcha: _altcha, elapsed: _elapsed, ...said } = lead;
  const sorted = Object.entries(said).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}

/**
 * Whether the spam signs mean an automated submission. Speed alone does not count: autofill is fast, and the mails are
 * sent.
 */
export function suspicionOf(lead: LeadSubmission) {
  const texts =
    'sport' in lead
      ? {
          names: [lead.fullname, lead.guardianName ?? ''],
          others: [lead.sport, lead.country, lead.chosenPack ?? ''],
        }
      : { names: [lead.fullname] };
  const signs = spamSigns(lead, texts);
  return { signs, silent: signs.some((sign) => sign !== 'too-fast') };
}

/** What is stored of a lead besides what its form sent. */
interface Surroundings {
  /** Name of the player that a question is about. */
  playerName: string | null;
  /** Key that leads of one family share. */
  family: string;
  /** What the family agreed to; null for a form without a consent. */
  consent: ConsentWords | null;
  now: Date;
}

/** What is stored of a submission. */
export function toRow(lead: LeadSubmission, { playerName, family, consent, now }: Surroundings): Partial<LeadRow> {
  const { signs } = suspicionOf(lead);
  return {
    kind: lead.kind,
    state: 'new',
    urgent: lead.kind === 'removal-request',
    suspectedSpam: signs.length > 0,
    spamSigns: signs.join(', ') || null,
    fullname: lead.fullname,
    email: lead.email,
    language: lead.language,
    sourcePage: lead.sourcePage,
    ...forUtmColumns((field) => lead.utm?.[field] ?? null),
    submissionId: lead.submissionId,
    fingerprint: fingerprintOf(lead),
    family,
    consentVersion: consent?.version ?? null,
    consentText: consent?.text ?? null,
    ...kindFields(lead, playerName, now),
  };
}

function kindFields(lead: LeadSubmission, playerName: string | null, now: Date): Partial<LeadRow> {
  if (lead.kind === 'coach-question' || lead.kind === 'removal-request') {
    return {
      playerId: lead.playerId,
      playerName,
      message: lead.message,
      university: lead.kind === 'coach-question' ? lead.university : null,
    };
  }
  const minor = lead.guardianName !== null;
  return {
    phone: lead.phone,
    age: lead.age,
    sport: lead.sport,
    country: lead.country,
    graduationDate: lead.graduationDate,
    videoHighlight: lead.videoHighlight,
    highlightLink: lead.videoHighlight === 'yes' ? lead.highlightLink : null,
    filmByWhatsapp: lead.videoHighlight === 'yes' && lead.filmByWhatsapp,
    writer: lead.writer,
    packageInterested: lead.packageInterested,
    notes: lead.chosenPack && `Chosen on the packages page: ${lead.chosenPack}`,
    guardianName: lead.guardianName,
    guardianEmail: minor ? lead.guardianEmail : null,
    consentedAt: now,
  };
}

/** The key of the family a lead belongs to: that of the newest lead with the same address or phone number, else a new one. */
export async function familyOf(strapi: Core.Strapi, lead: LeadSubmission): Promise<string> {
  const addresses = 'guardianEmail' in lead && lead.guardianEmail ? [lead.email, lead.guardianEmail] : [lead.email];
  const same: Record<string, unknown>[] = [{ email: { $in: addresses } }, { guardianEmail: { $in: addresses } }];
  if ('phone' in lead) same.push({ phone: lead.phone });
  const relative = await rows<LeadRow>(strapi, LEAD).findOne({
    where: { $or: same, family: { $notNull: true } },
    select: ['family'],
    orderBy: { createdAt: 'desc' },
  });
  return relative?.family ?? randomUUID();
}
