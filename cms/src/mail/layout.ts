import { BRAND } from '../art/brand';
import { mix } from '../art/mix';
import type { Language } from '../contract';
import { escapeHtml } from './text';

/** Content of a mail, as plain text: the layout escapes all of it. */
export interface MailContent {
  language: Language;
  siteName: string;
  subject: string;
  preheader: string;
  heading: string;
  paragraphs: string[];
  answersHeading: string;
  answers: { label: string; value: string }[];
  answersNote: string;
  stepsHeading: string;
  steps: { title: string; text: string }[];
  button: { label: string; link: string } | null;
  otherLanguage: string;
  contact: string;
  footer: string;
  /** Empty while the page is not published. */
  privacyLink: string;
}

const OTHER: Record<Language, Language> = { en: 'es', es: 'en' };
const PRIVACY: Record<Language, string> = { en: 'Privacy', es: 'Privacidad' };

/** Hairlines on chalk; mail programs know no transparency. */
const RULE = mix(BRAND.ink, BRAND.paper2, 0.11);

const SHOUT =
  "font-family:Archivo,'Arial Narrow',Impact,Arial,sans-serif;font-stretch:62%;font-weight:900;text-transform:uppercase;line-height:1;mso-line-height-rule:exactly";
const BODY = "font-family:Archivo,'Arial Narrow',Arial,Helvetica,sans-serif";

/** Only rules for narrow screens; all other styles are inline, because many mail clients remove the head. */
const NARROW =
  '@media(max-width:620px){.w{width:100%!important}.p{padding-left:22px!important;padding-right:22px!important}h1{font-size:42px!important;line-height:40px!important}}';

const table = (attributes: string, rows: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" ${attributes}>${rows}</table>`;
const row = (style: string, inner: string) => `<tr><td class="p" style="${style}">${inner}</td></tr>`;
const heading = (text: string) =>
  `<h2 style="margin:0 0 12px;${SHOUT};font-size:28px;color:${BRAND.ink}">${escapeHtml(text)}</h2>`;
const lines = (text: string) => escapeHtml(text).replace(/\n/g, '<br>');

/** The mail's HTML: 600 px, tables and inline styles, readable with pictures off (DESIGN, E-mail). */
export function layOut(content: MailContent): string {
  const rows = [
    row(
      `background:${BRAND.pitchDeep};padding:26px 40px 0`,
      `<p style="margin:0;${SHOUT};font-size:30px;color:${BRAND.paper}">${escapeHtml(content.siteName)}</p>`,
    ),
    row(
      `background:${BRAND.pitchDeep};padding:44px 40px 36px`,
      `<h1 style="margin:0;overflow-wrap:anywhere;${SHOUT};font-size:72px;line-height:66px;color:${BRAND.chalk}">${escapeHtml(content.heading)}</h1>`,
    ),
    `<tr><td style="background:${BRAND.hot};height:10px;line-height:10px;font-size:0">&nbsp;</td></tr>`,
    row('padding:34px 40px 8px', content.paragraphs.map(paragraph).join('')),
    answers(content),
    steps(content),
    button(content),
    otherLanguage(content),
    foot(content),
  ];
  const sheet = table(
    `class="w" width="600" style="width:600px;max-width:600px;background:${BRAND.chalk}"`,
    rows.join(''),
  );
  const page = table(
    `width="100%" style="background:${BRAND.paper2}"`,
    `<tr><td align="center" style="padding:28px 12px">${sheet}</td></tr>`,
  );
  const preheader = `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preheader)}</div>`;
  return `<!doctype html><html lang="${content.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light only"><title>${escapeHtml(content.subject)}</title><style>${NARROW}</style></head><body style="margin:0;background:${BRAND.paper2}">${preheader}${page}</body></html>`;
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 14px;${BODY};font-size:18px;line-height:27px;color:${BRAND.ink}">${lines(text)}</p>`;
}

function answers({ answers: list, answersHeading, answersNote }: MailContent): string {
  if (list.length === 0) return '';
  const cell = `border-top:1px solid ${RULE};${BODY};line-height:20px`;
  const body = list
    .map(
      ({ label, value }) =>
        `<tr><td style="padding:11px 12px 11px 0;${cell};font-size:15px;color:${BRAND.ink2};width:42%">${escapeHtml(label)}</td><td style="padding:11px 0;${cell};font-size:16px;font-weight:bold;word-break:break-word;color:${BRAND.ink}">${lines(value)}</td></tr>`,
    )
    .join('');
  const note = answersNote
    ? `<p style="margin:12px 0 0;${BODY};font-size:15px;line-height:22px;color:${BRAND.ink2}">${lines(answersNote)}</p>`
    : '';
  return row('padding:14px 40px', heading(answersHeading) + table('width="100%"', body) + note);
}

function steps({ steps: list, stepsHeading }: MailContent): string {
  if (list.length === 0) return '';
  const body = list
    .map(
      ({ title, text }, index) =>
        `<tr><td style="width:52px;vertical-align:top;padding:8px 0;${SHOUT};font-size:44px;color:${BRAND.pitch}">${index + 1}</td><td style="padding:10px 0;${BODY};font-size:17px;line-height:25px;color:${BRAND.ink}"><b>${escapeHtml(title)}</b><br>${escapeHtml(text)}</td></tr>`,
    )
    .join('');
  return row('padding:26px 40px 10px', heading(stepsHeading) + table('width="100%"', body));
}

function button({ button: target }: MailContent): string {
  if (!target) return '';
  const link = `<a href="${escapeHtml(target.link)}" style="display:inline-block;padding:17px 26px 15px;${SHOUT};font-size:21px;color:${BRAND.ink};text-decoration:none">${escapeHtml(target.label)}</a>`;
  return row(
    'padding:16px 40px 38px',
    table('', `<tr><td style="background:${BRAND.hot};border-radius:3px">${link}</td></tr>`),
  );
}

function otherLanguage({ otherLanguage: text, language }: MailContent): string {
  if (!text) return '';
  return row(
    `background:${BRAND.paper};border-top:3px dotted ${BRAND.ink};padding:24px 40px`,
    `<p lang="${OTHER[language]}" style="margin:0;${BODY};font-size:16px;line-height:24px;color:${BRAND.ink}">${lines(text)}</p>`,
  );
}

function foot({ siteName, contact, footer, privacyLink, language }: MailContent): string {
  const privacy = privacyLink
    ? ` <a href="${escapeHtml(privacyLink)}" style="color:${BRAND.paper}">${PRIVACY[language]}</a>`
    : '';
  return row(
    `background:${BRAND.ink};padding:24px 40px 28px`,
    `<p style="margin:0;${BODY};font-size:14px;line-height:21px;color:${BRAND.paper}">${escapeHtml(`${siteName}, ${contact}`)}<br>${lines(footer)}${privacy}</p>`,
  );
}
