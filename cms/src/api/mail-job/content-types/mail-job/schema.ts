import { DOCUMENT_ID_MAX, EMAIL_MAX } from '../../../../contract';
import { readOnly, withTexts } from '../../../../editor/field-texts';

const line = (maxLength: number) => ({ type: 'string', maxLength });

const texts = {
  recipient: readOnly('To'),
  subject: readOnly('Subject'),
  state: readOnly('State'),
  purpose: readOnly('Mail'),
  attempts: readOnly('Attempts'),
  lastError: readOnly('Last error', 'What the mail server said.'),
  firstAttemptAt: readOnly('First attempt'),
  nextAttemptAt: readOnly('Next attempt'),
  sentAt: readOnly('Sent'),
  replyTo: readOnly('Reply to'),
  html: readOnly('HTML'),
  text: readOnly('Text'),
  messageId: readOnly('Message-ID'),
  about: readOnly('Lead’s id'),
};

/** The mail queue. Staff read it to see what left and what could not; only the code writes it. */
export default {
  kind: 'collectionType',
  collectionName: 'mail_jobs',
  info: {
    singularName: 'mail-job',
    pluralName: 'mail-jobs',
    displayName: 'Mail',
    description: 'Mails that wait, that left, and that could not',
  },
  options: { draftAndPublish: false },
  config: {
    settings: { mainField: 'subject', defaultSortBy: 'createdAt', defaultSortOrder: 'DESC' },
    attributes: { claim: { hidden: true } },
    layouts: { list: ['recipient', 'subject', 'state', 'attempts', 'sentAt'] },
  },
  attributes: withTexts(texts, {
    recipient: { ...line(EMAIL_MAX), required: true },
    subject: { ...line(250), required: true },
    state: { type: 'enumeration', enum: ['waiting', 'sending', 'sent', 'failed'], default: 'waiting', required: true },
    purpose: { ...line(60), required: true },
    attempts: { type: 'integer', default: 0, required: true },
    lastError: { type: 'text' },
    firstAttemptAt: { type: 'datetime' },
    nextAttemptAt: { type: 'datetime' },
    sentAt: { type: 'datetime' },
    // Two addresses under age: the applicant's and the guardian's.
    replyTo: { type: 'text' },
    html: { type: 'text', required: true },
    text: { type: 'text', required: true },
    messageId: { ...line(200), required: true },
    about: line(DOCUMENT_ID_MAX),
    claim: { ...line(36), private: true },
  }),
  indexes: [
    { name: 'mail_jobs_due_index', columns: ['state', 'next_attempt_at'] },
    { name: 'mail_jobs_message_id_unique', columns: ['message_id'], type: 'unique' },
    { name: 'mail_jobs_about_index', columns: ['about'] },
    { name: 'mail_jobs_sent_at_index', columns: ['sent_at'] },
  ],
};
