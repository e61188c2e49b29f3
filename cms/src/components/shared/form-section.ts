import { heading, line, text } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_shared_form_sections',
  info: { displayName: 'Form section', icon: 'envelop', description: 'Words beside the request form, and over it.' },
  options: {},
  attributes: {
    heading: heading(),
    text: text(),
    formHeading: heading('Heading of the form'),
    formNote: line('Small words beside it', 160, { description: 'Such as “Takes two minutes”.' }),
  },
} satisfies ComponentDefinition;
