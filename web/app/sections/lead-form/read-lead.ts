import {
  HONEYPOT_FIELD,
  type Language,
  LEAD_TEXT_MAX,
  type LeadKind,
  SOURCE_PAGE_MAX,
  UTM_FIELDS,
  UTM_VALUE_MAX,
  validStart,
} from '@upfield/cms/contract';
import { ENVELOPE_FIELDS, FAMILY_FIELDS, type LeadValues, QUESTION_FIELDS } from './lead-result';

/** Longest text given back to a form that failed. */
const ECHO_MAX = 5000;

interface Origin {
  kind: LeadKind;
  language: Language;
  /** Path of the page with the form. */
  sourcePage: string;
  /** For a form that was sent without JavaScript, which could not make one. */
  newId: () => string;
  /** Query of the address that the form was sent from: its campaign counts where the form names none, as without JavaScript. */
  query: string;
}

const isQuestion = (kind: LeadKind) => kind === 'coach-question' || kind === 'removal-request';

/**
 * Turns a sent form into the body of POST /leads and the values to show again when it is refused.
 * @param form as the browser sent it; unknown fields are not passed on
 */
export function readLead(form: URLSearchParams, origin: Origin): { body: Record<string, unknown>; values: LeadValues } {
  const names = [...(isQuestion(origin.kind) ? QUESTION_FIELDS : FAMILY_FIELDS), ...ENVELOPE_FIELDS];
  const values: LeadValues = Object.fromEntries(
    names.map((name) => [name, validStart(form.get(name) ?? '', ECHO_MAX)]),
  );
  values.submissionId ||= origin.newId();
  const body = {
    kind: origin.kind,
    language: origin.language,
    sourcePage: validStart(origin.sourcePage, SOURCE_PAGE_MAX),
    submissionId: values.submissionId,
    altcha: values.altcha,
    [HONEYPOT_FIELD]: values[HONEYPOT_FIELD] || null,
    elapsed: readElapsed(values.elapsed),
    utm: readCampaign(values.campaign || origin.query),
    ...(isQuestion(origin.kind) ? questionBody(origin.kind, values) : familyBody(values)),
  };
  return { body, values };
}

/** The player's address; a parent who leaves it out is written to alone. */
export const emailOf = ({ writer, email, guardianEmail }: LeadValues) =>
  writer === 'parent' ? email || guardianEmail : email;

/** Whether the family will send its film on WhatsApp. */
export const promisesFilm = ({ videoHighlight, filmByWhatsapp }: LeadValues) =>
  videoHighlight === 'yes' && filmByWhatsapp === 'on';

function familyBody(values: LeadValues) {
  const { fullname, phone, age, sport, country, graduationDate, packageInterested } = values;
  const hasVideo = values.videoHighlight === 'yes';
  return {
    // What was not answered is not sent: the CMS may still be an older one.
    ...(values.writer ? { writer: values.writer } : {}),
    fullname,
    email: emailOf(values),
    phone,
    age,
    sport,
    country,
    graduationDate,
    packageInterested,
    chosenPack: validStart(values.chosenPack ?? '', LEAD_TEXT_MAX.chosenPack) || null,
    videoHighlight: values.videoHighlight,
    // A link is not sent if the answer was changed back to no after it was typed.
    highlightLink: hasVideo ? values.highlightLink : null,
    ...(promisesFilm(values) ? { filmByWhatsapp: true } : {}),
    guardianName: values.guardianName || null,
    guardianEmail: values.guardianEmail || null,
    consent: values.consent === 'on',
    consentText: validStart(values.consentText ?? '', LEAD_TEXT_MAX.consentText) || null,
  };
}

function questionBody(kind: LeadKind, { playerId, fullname, university, email, message }: LeadValues) {
  return { playerId, fullname, email, message, ...(kind === 'coach-question' ? { university } : {}) };
}

function readElapsed(text: string | undefined): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** The UTM values of a query such as `utm_source=instagram`; null without any. */
function readCampaign(query: string) {
  const parameters = new URLSearchParams(query);
  const entries = UTM_FIELDS.map(
    (name) => [name, validStart(parameters.get(`utm_${name}`) ?? '', UTM_VALUE_MAX) || null] as const,
  );
  return entries.some(([, value]) => value) ? Object.fromEntries(entries) : null;
}
