import type { Core } from '@strapi/strapi';
import { LANGUAGES, type Language } from '../contract';
import { rows } from '../database/rows';
import { ignoreUniqueViolation } from '../database/unique';
import { DEFAULT_WORDS } from './default-words';
import { MAIL_TEMPLATES, type MailTemplateName, type MailWords } from './template';

export const MAIL_TEMPLATE = 'api::mail-template.mail-template';

interface TemplateRow extends MailWords {
  name: MailTemplateName;
  language: Language;
}

/**
 * Creates the missing mail templates in the CMS, so that marketing staff can edit them. Existing ones are not changed.
 */
export async function ensureMailWords(strapi: Core.Strapi): Promise<void> {
  const templates = rows<TemplateRow>(strapi, MAIL_TEMPLATE);
  const present = await templates.findMany({ select: ['name', 'language'] });
  const known = new Set(present.map(({ name, language }) => `${name} ${language}`));
  for (const name of MAIL_TEMPLATES) {
    for (const language of LANGUAGES) {
      if (known.has(`${name} ${language}`)) continue;
      await ignoreUniqueViolation(templates.create({ data: { name, language, ...DEFAULT_WORDS[name][language] } }));
    }
  }
}

/**
 * The words of one mail as the CMS has them now; a row that was deleted falls back to the words we ship, and so does a row
 * from before parents and guardians got a copy, which has no words for it.
 */
export async function readMailWords(
  strapi: Core.Strapi,
  name: MailTemplateName,
  language: Language,
): Promise<MailWords> {
  const row = await rows<TemplateRow>(strapi, MAIL_TEMPLATE).findOne({ where: { name, language } });
  const shipped = DEFAULT_WORDS[name][language];
  return row ? { ...row, guardianNote: row.guardianNote || (shipped.guardianNote ?? null) } : shipped;
}
