import { LANGUAGES } from '../../../../contract';
import { editable, withTexts } from '../../../../editor/field-texts';
import { MAIL_TEMPLATES } from '../../../../mail/template';

const line = (maxLength: number) => ({ type: 'string', maxLength });
/** A new object each time: Strapi writes the column's name into it. */
const block = () => ({ type: 'text', maxLength: 4000 });

const texts = {
  name: editable('Mail'),
  language: editable('Language'),
  subject: editable('Subject', '{{firstName}} and, about a player, {{playerName}} are filled in.'),
  preheader: editable('Preview line', 'What mail programs show beside the subject.'),
  heading: editable('Heading'),
  intro: editable('Text', 'A blank line starts a new paragraph.'),
  answersHeading: editable('What they sent: heading', 'Empty: what they sent is not repeated.'),
  answersNote: editable('What they sent: note'),
  stepsHeading: editable('Steps: heading'),
  steps: editable('Steps', 'One a line: Title | text'),
  buttonLabel: editable('Button', 'Empty: no button.'),
  buttonLink: editable('Button’s target', 'A page of the site (/packages) or a web address.'),
  otherLanguage: editable('In the other language', 'A short version for readers of the other language.'),
  footer: editable('Foot', 'Why they get this mail.'),
  guardianNote: editable(
    'For a parent or guardian',
    'How the copy begins that a parent or guardian of a minor gets. Empty: our own words.',
  ),
};

/** Texts of the automatic mails, edited by marketing staff. The design is in code (mail/layout). */
export default {
  kind: 'collectionType',
  collectionName: 'mail_templates',
  info: {
    singularName: 'mail-template',
    pluralName: 'mail-templates',
    displayName: 'Mail template',
    description: 'Words of the mails the site sends by itself',
  },
  options: { draftAndPublish: false },
  config: {
    settings: { mainField: 'name', defaultSortBy: 'name', defaultSortOrder: 'ASC' },
    layouts: { list: ['name', 'language', 'subject', 'updatedAt'] },
  },
  pluginOptions: { editor: { updatedAt: 'Changed' } },
  attributes: withTexts(texts, {
    name: { type: 'enumeration', enum: [...MAIL_TEMPLATES], required: true },
    language: { type: 'enumeration', enum: [...LANGUAGES], required: true },
    subject: { ...line(150), required: true },
    preheader: line(200),
    heading: { ...line(80), required: true },
    intro: { ...block(), required: true },
    answersHeading: line(80),
    answersNote: block(),
    stepsHeading: line(80),
    steps: block(),
    buttonLabel: line(60),
    buttonLink: line(500),
    otherLanguage: block(),
    footer: block(),
    guardianNote: block(),
  }),
  indexes: [{ name: 'mail_templates_name_unique', columns: ['name', 'language'], type: 'unique' }],
};
