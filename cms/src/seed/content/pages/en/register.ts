import { DRAFT_AGE, LEAD_AGE } from '../../../../contract';
import { relabel, seo } from '../../parts';
import type { SeedPage } from '../../seed-types';
import { registerSeed as spanish } from '../es/register';

export const registerSeed: SeedPage<'register'> = {
  ...spanish,
  open: {
    title: 'Player Draft 2025 registration',
    lead: `For players aged ${DRAFT_AGE.min} to ${DRAFT_AGE.max}. Registering costs nothing: we will write to you with the next steps and the cost of the draft before you decide.`,
    formHeading: 'Registration form',
    formNote: 'Takes two minutes',
    submitLabel: 'Send registration',
    successTitle: 'Received.',
    successText:
      'We will write to you by email or WhatsApp with the next steps and the cost, before we confirm your place. If you are a minor, we will write to your parent or guardian too.',
  },
  waitingList: {
    title: 'Waiting list',
    lead: 'Registration for the 2025 edition is closed. Leave us your details and we will write to you when registration for the next one opens.',
    formHeading: 'Waiting list form',
    formNote: 'Takes two minutes',
    submitLabel: 'Let me know',
    successTitle: 'You are on the list.',
    successText:
      'We will write to you when registration for the next edition opens. There is nothing else you need to do.',
  },
  consentText:
    'I agree that Upfield may use these details to answer me about the draft. They are not sold, and I can ask to have them deleted.',
  guardianText: `Under ${LEAD_AGE.guardian}: please add a parent or guardian. They take part in every step.`,
  insecureText: 'This form needs a secure connection. Please write to scholarships@upfield.example instead.',
  backLink: relabel(spanish.backLink, 'Back to the Player Draft'),
  seo: seo(
    'Player Draft registration | Upfield',
    `Register for the Player Draft in El Salvador, ages ${DRAFT_AGE.min} to ${DRAFT_AGE.max}, or join the waiting list for the next edition.`,
  ),
};
