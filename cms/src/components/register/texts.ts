import { sentFields, submitLabel } from '../../site-content/field-groups';
import { heading, line, text, title } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_register_textss',
  info: { displayName: 'Registration texts', icon: 'file', description: 'Words of the registration.' },
  options: {},
  attributes: {
    title: title(),
    lead: text('Sentence under the title'),
    formHeading: heading('Heading of the form'),
    formNote: line('Small words beside it', 160),
    submitLabel: submitLabel(),
    ...sentFields(),
  },
} satisfies ComponentDefinition;
