import { line, paragraph, text, toggle } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_newsletters',
  info: { displayName: 'Newsletter', icon: 'envelop', description: 'Sign-up block of the footer.' },
  options: {},
  attributes: {
    enabled: toggle('Show the newsletter', 'Off: the block is nowhere on the site.'),
    heading: line('Heading', 160),
    text: text(),
    buttonLabel: line('Button', 60),
    consentText: paragraph('Consent', 1000, { description: 'What people agree to.' }),
    pendingText: paragraph('After signing up', 1000, { description: 'The confirmation mail is on its way.' }),
    confirmedText: text('After confirming'),
    leftText: text('After leaving'),
  },
} satisfies ComponentDefinition;
