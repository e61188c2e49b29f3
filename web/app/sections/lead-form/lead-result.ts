import { HONEYPOT_FIELD, type LeadKind } from '@upfield/cms/contract/lead-choices';

/** What the form carries besides the fields of specification §3. */
export const ENVELOPE_FIELDS = [
  'submissionId',
  'campaign',
  'chosenPack',
  'writer',
  'filmByWhatsapp',
  'samePerson',
  'consentText',
  'elapsed',
  HONEYPOT_FIELD,
  'altcha',
] as const;

/** Names of the controls of a family's form, in order (specification §3, Lead). */
export const FAMILY_FIELDS = [
  'fullname',
  'email',
  'phone',
  'age',
  'sport',
  'country',
  'graduationDate',
  'packageInterested',
  'videoHighlight',
  'highlightLink',
  'guardianName',
  'guardianEmail',
  'consent',
] as const;

/** Names of the controls of a question about a player. */
export const QUESTION_FIELDS = ['playerId', 'fullname', 'university', 'email', 'message'] as const;

export type LeadField = (typeof FAMILY_FIELDS)[number] | (typeof QUESTION_FIELDS)[number] | 'altcha';

/** The order of the controls on the page: questions have a few of their own, the captcha is last. */
export const FIELD_ORDER: LeadField[] = [...new Set<LeadField>([...FAMILY_FIELDS, ...QUESTION_FIELDS, 'altcha'])];

/** The form's values as text, shown again after a failed submission. */
export type LeadValues = Partial<Record<LeadField | (typeof ENVELOPE_FIELDS)[number], string>>;

/** The result of a sent form. */
export type LeadResult =
  | {
      state: 'sent';
      kind: LeadKind;
      /** The family will send its film on WhatsApp. */
      promisedFilm: boolean;
    }
  | {
      state: 'refused';
      kind: LeadKind;
      /** One printed sentence a field, in the order of the page. */
      errors: Partial<Record<LeadField, string>>;
      /** What is wrong with the whole: no connection, too many requests. */
      problem: string | null;
      values: LeadValues;
    };

/** A lead that the server refused: its values stay in the form, with their errors. */
export type RejectedLead = Extract<LeadResult, { state: 'refused' }>;
