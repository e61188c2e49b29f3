import type { Core } from '@strapi/strapi';
import { IMAGE_CACHE_HOURS, NEWSLETTER_CONFIRM_DAYS, PREVIEW_SESSION_SECONDS } from '../contract';
import { rows } from '../database/rows';
import { environment } from '../environment';
import { SENT_MAIL_DAYS } from '../mail/retention';
import { type PrivacySettings, privacySettings } from '../privacy/settings';
import { GLOBAL_TYPE } from './page-types';
import type { PrintedSettings, SettingMark } from './settings-in-text';

/** What a visitor sees of a birth date, and what a missing consent means, by the switches of Global. */
const WORDS = {
  birthDate: { full: 'the full date of birth', year: 'the year of birth, never the day' },
  fechaDeNacimiento: { full: 'la fecha de nacimiento completa', year: 'el año de nacimiento, nunca el día' },
  consentRule: {
    required: 'The site shows no card without that consent.',
    byStaff: 'Our staff check for it before a card is published.',
  },
  reglaDeConsentimiento: {
    required: 'El sitio no muestra ninguna ficha sin ese consentimiento.',
    byStaff: 'Nuestro personal lo comprueba antes de publicar una ficha.',
  },
} as const;

/** What the marks in texts print at this moment: settings of the server, and of the published Global. Call it in the caller's snapshot. */
export async function printedSettings(strapi: Core.Strapi): Promise<PrintedSettings> {
  const switches = await privacySettings(strapi);
  return new Map<SettingMark, string>([
    ['leadRetentionMonths', String(environment.LEAD_RETENTION_MONTHS)],
    ['mailRetentionDays', String(SENT_MAIL_DAYS)],
    ['newsletterConfirmDays', String(NEWSLETTER_CONFIRM_DAYS)],
    ['pictureCacheHours', String(IMAGE_CACHE_HOURS)],
    ['previewMinutes', String(PREVIEW_SESSION_SECONDS / 60)],
    ['privacyEmail', await privacyEmail(strapi)],
    ...switchWords(switches),
  ]);
}

function switchWords({ showFullBirthDate, requireConsent }: PrivacySettings): [SettingMark, string][] {
  const shown = showFullBirthDate ? 'full' : 'year';
  const rule = requireConsent ? 'required' : 'byStaff';
  return [
    ['birthDate', WORDS.birthDate[shown]],
    ['fechaDeNacimiento', WORDS.fechaDeNacimiento[shown]],
    ['consentRule', WORDS.consentRule[rule]],
    ['reglaDeConsentimiento', WORDS.reglaDeConsentimiento[rule]],
  ];
}

interface GlobalRow {
  contact: { email: string | null } | null;
  company: { dataContact: string | null } | null;
}

/** Whom to ask about personal data; the general address until Global names somebody. */
async function privacyEmail(strapi: Core.Strapi): Promise<string> {
  const global = await rows<GlobalRow>(strapi, GLOBAL_TYPE).findOne({
    where: { publishedAt: { $notNull: true } },
    select: ['id'],
    orderBy: { locale: 'asc' },
    populate: { contact: true, company: true },
  });
  return global?.company?.dataContact || (global?.contact?.email ?? '');
}
