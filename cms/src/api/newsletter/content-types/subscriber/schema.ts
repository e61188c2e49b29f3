import { EMAIL_MAX, LANGUAGES } from '../../../../contract';
import { readOnly, withTexts } from '../../../../editor/field-texts';

const line = (maxLength: number) => ({ type: 'string', maxLength });

const texts = {
  email: readOnly('Email'),
  state: readOnly('State', 'Confirmed: the owner of the address pressed the link in our mail.'),
  language: readOnly('Language'),
  askedAt: readOnly('Asked'),
  confirmedAt: readOnly('Confirmed'),
  leftAt: readOnly('Left'),
  leaveCode: readOnly('Code to leave', 'Every newsletter must carry the link /newsletter/leave?code=…'),
};

/** An address that asked for the newsletter. Only a confirmed one may be written to (double opt-in). */
export default {
  kind: 'collectionType',
  collectionName: 'newsletter_subscribers',
  info: {
    singularName: 'subscriber',
    pluralName: 'subscribers',
    displayName: 'Newsletter subscriber',
    description: 'Addresses that asked for the newsletter; write to the confirmed ones alone',
  },
  options: { draftAndPublish: false },
  config: {
    settings: { mainField: 'email', defaultSortBy: 'askedAt', defaultSortOrder: 'DESC' },
    attributes: { confirmHash: { hidden: true } },
    layouts: { list: ['email', 'state', 'language', 'confirmedAt'] },
  },
  attributes: withTexts(texts, {
    email: { ...line(EMAIL_MAX), required: true },
    state: { type: 'enumeration', enum: ['pending', 'confirmed', 'left'], default: 'pending', required: true },
    language: { type: 'enumeration', enum: [...LANGUAGES], default: LANGUAGES[0], required: true },
    askedAt: { type: 'datetime' },
    confirmedAt: { type: 'datetime' },
    leftAt: { type: 'datetime' },
    confirmHash: { ...line(64), private: true },
    leaveCode: line(64),
  }),
  indexes: [
    { name: 'newsletter_subscribers_email_unique', columns: ['email'], type: 'unique' },
    { name: 'newsletter_subscribers_confirm_index', columns: ['confirm_hash'] },
    { name: 'newsletter_subscribers_leave_index', columns: ['leave_code'] },
  ],
};
