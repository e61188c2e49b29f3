import { line, paragraph, toggle } from '../../site-content/fields';
import type { ComponentDefinition } from '../../site-content/model';

export default {
  collectionName: 'components_global_privacys',
  info: {
    displayName: 'Privacy of players',
    icon: 'shield',
    description: 'Switches that decide what visitors see of minors.',
  },
  options: {},
  attributes: {
    showFullBirthDate: toggle(
      'Show full birth dates',
      'Off: visitors see the year only. Leave it off unless counsel says otherwise.',
    ),
    requireConsent: toggle('Require a guardian’s consent', 'On: a card without a recorded consent is not public.'),
    guardianConsentText: paragraph('Consent text', 2000, {
      description: 'What a guardian agrees to; staff record it on the card.',
    }),
    removalLabel: line('Removal link', 80, { description: 'On every player page.' }),
    removalText: paragraph('Removal text', 1000, { description: 'Already typed in the e-mail that the link opens.' }),
  },
} satisfies ComponentDefinition;
