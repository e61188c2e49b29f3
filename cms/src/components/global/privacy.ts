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
      'Off: visitors see the year only. Leave it off unless a lawyer says otherwise.',
    ),
    requireConsent: toggle('Require a guardian’s consent', 'On: a card without a recorded consent is not public.'),
    guardianConsentText: paragraph('Consent text', 2000, {
      description:
        'What a guardian agrees to; staff record it on the card, with a mark that names these words. Say everything that a card shows; {{birthDate}}, in Spanish {{fechaDeNacimiento}}, prints what it shows of the birth date.',
    }),
    neverAskedText: paragraph('What you never ask for', 400, {
      description: 'In a box beside each request form and on the privacy page, a line each. Empty: no box.',
    }),
    removalLabel: line('Removal link', 80, { description: 'On every player page.' }),
    removalText: paragraph('Removal text', 1000, { description: 'Above the form that the link opens.' }),
  },
} satisfies ComponentDefinition;
