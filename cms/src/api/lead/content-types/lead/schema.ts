import {
  CARD_TEXT_MAX,
  CONSENT_VERSION_MAX,
  DOCUMENT_ID_MAX,
  E164_MAX,
  EMAIL_MAX,
  LANGUAGES,
  LEAD_KINDS,
  LEAD_STATES,
  LEAD_TEXT_MAX,
  LEAD_WRITERS,
  PACKAGES,
  UTM_VALUE_MAX,
  VIDEO_HIGHLIGHT,
} from '../../../../contract';
import { withTexts } from '../../../../editor/field-texts';
import { forUtmColumns } from '../../../../leads/utm-columns';
import { fieldTexts } from './field-texts';

const text = (maxLength: number) => ({ type: 'string', maxLength });
const choice = (values: readonly string[], preset?: string) => ({
  type: 'enumeration',
  enum: [...values],
  ...(preset ? { default: preset, required: true } : {}),
});
/** Kept by the code, so no form shows it, and it is empty on a lead that staff enter by hand. */
const internal = (maxLength: number) => ({ ...text(maxLength), private: true });

/** What a form sent (specification §3, Lead) and what staff make of it. */
export default {
  kind: 'collectionType',
  collectionName: 'leads',
  info: {
    singularName: 'lead',
    pluralName: 'leads',
    displayName: 'Lead',
    description: 'Requests of families and questions about players',
  },
  options: { draftAndPublish: false },
  config: {
    settings: { mainField: 'fullname', defaultSortBy: 'urgent', defaultSortOrder: 'DESC', pageSize: 20 },
    attributes: { submissionId: { hidden: true }, fingerprint: { hidden: true } },
    layouts: {
      list: ['fullname', 'createdAt', 'kind', 'state', 'owner', 'urgent', 'suspectedSpam', 'sport', 'country'],
    },
  },
  pluginOptions: { editor: { createdAt: 'Received' } },
  attributes: withTexts(fieldTexts, {
    fullname: { ...text(LEAD_TEXT_MAX.fullname), required: true },
    kind: choice(LEAD_KINDS, 'assessment'),
    state: choice(LEAD_STATES, 'new'),
    owner: { type: 'relation', relation: 'manyToOne', target: 'admin::user' },
    notes: { type: 'text' },
    urgent: { type: 'boolean', default: false },
    suspectedSpam: { type: 'boolean', default: false },
    spamSigns: text(60),
    email: { ...text(EMAIL_MAX), required: true },
    phone: text(E164_MAX),
    age: { type: 'integer' },
    writer: choice(LEAD_WRITERS),
    guardianName: text(LEAD_TEXT_MAX.fullname),
    guardianEmail: text(EMAIL_MAX),
    sport: text(LEAD_TEXT_MAX.sport),
    country: text(LEAD_TEXT_MAX.country),
    graduationDate: { type: 'date' },
    videoHighlight: choice(VIDEO_HIGHLIGHT),
    highlightLink: { type: 'text' },
    filmByWhatsapp: { type: 'boolean' },
    packageInterested: choice(PACKAGES),
    university: text(LEAD_TEXT_MAX.university),
    message: { type: 'text' },
    playerId: text(DOCUMENT_ID_MAX),
    playerName: text(2 * CARD_TEXT_MAX.name + 1),
    language: choice(LANGUAGES, LANGUAGES[0]),
    sourcePage: { type: 'text' },
    ...forUtmColumns(() => text(UTM_VALUE_MAX)),
    family: text(36),
    consentedAt: { type: 'datetime' },
    consentVersion: text(CONSENT_VERSION_MAX),
    consentText: { type: 'text' },
    submissionId: internal(36),
    fingerprint: internal(64),
  }),
  indexes: [
    { name: 'leads_submission_id_unique', columns: ['submission_id'], type: 'unique' },
    { name: 'leads_email_index', columns: ['email'] },
    { name: 'leads_phone_index', columns: ['phone'] },
    { name: 'leads_family_index', columns: ['family'] },
    { name: 'leads_created_at_index', columns: ['created_at'] },
  ],
};
