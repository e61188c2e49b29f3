import { consentFields, insecureText, sentFields, submitLabel } from '../../site-content/field-groups';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_lead_forms',
  info: {
    displayName: 'Request form',
    icon: 'envelop',
    description: 'Words of the free assessment form, wherever it stands.',
  },
  options: {},
  attributes: {
    submitLabel: submitLabel(),
    ...consentFields(),
    ...sentFields(),
    insecureText: insecureText(),
  },
} satisfies ComponentDefinition;
