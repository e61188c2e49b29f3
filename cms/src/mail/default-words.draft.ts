import type { MailWordsByLanguage } from './template';

export const draftRegistration: MailWordsByLanguage = {
  en: {
    subject: 'You are registered for the player draft, {{firstName}}',
    preheader: 'Your registration is in. Here is what happens next.',
    heading: 'You are on the draft list',
    intro:
      'Hello {{firstName}}, and hello to your parents,\n\nYour registration for the player draft is in. We will write to you to confirm your place and to send you the schedule.',
    answersHeading: 'What you sent',
    answersNote: 'Something wrong? Reply to this email and we will correct it.',
    stepsHeading: 'What happens next',
    steps:
      'We write to you | By email from this address only, or by WhatsApp from the number on our site.\nYour place | We confirm it together with your family.\nThe draft | You get the schedule and what to bring.',
    buttonLabel: 'See the draft',
    buttonLink: '/player-draft',
    otherLanguage:
      'En español: recibimos la inscripción de {{firstName}} al player draft. Pueden responder a este correo en español.',
    footer: 'You get this because this address was used in our draft registration.',
  },
  es: {
    subject: 'Recibimos tu inscripción al draft, {{firstName}}',
    preheader: 'Tu inscripción llegó. Esto es lo que sigue.',
    heading: 'Ya estás en la lista del draft',
    intro:
      'Hola {{firstName}}, y un saludo a tu familia:\n\nRecibimos tu inscripción al player draft. Te escribiremos para confirmar tu lugar y enviarte el programa.',
    answersHeading: 'Lo que enviaste',
    answersNote: '¿Algo está mal? Responde a este correo y lo corregimos.',
    stepsHeading: 'Qué sigue',
    steps:
      'Te escribimos | Por correo, solo desde esta dirección, o por WhatsApp, desde el número de nuestro sitio.\nTu lugar | Lo confirmamos junto con tu familia.\nEl draft | Recibes el programa y qué debes llevar.',
    buttonLabel: 'Ver el draft',
    buttonLink: '/player-draft',
    otherLanguage:
      'In English: we have received the draft registration of {{firstName}}. You can answer this email in English too.',
    footer: 'Recibes este correo porque esta dirección se usó en la inscripción al draft.',
  },
};

export const draftWaitingList: MailWordsByLanguage = {
  en: {
    ...draftRegistration.en,
    subject: 'You are on the waiting list of the player draft, {{firstName}}',
    preheader: 'Registration is closed; you hear first about the next edition.',
    heading: 'You are on the waiting list',
    intro:
      'Hello {{firstName}}, and hello to your parents,\n\nRegistration for this edition of the player draft is closed. You are on the waiting list, and we will write to you as soon as there is news about the next one.',
    stepsHeading: null,
    steps: null,
    otherLanguage:
      'En español: {{firstName}} está en la lista de espera de la próxima edición. Pueden responder a este correo en español.',
  },
  es: {
    ...draftRegistration.es,
    subject: 'Estás en la lista de espera del draft, {{firstName}}',
    preheader: 'La inscripción cerró; serás de los primeros en saber de la próxima edición.',
    heading: 'Estás en la lista de espera',
    intro:
      'Hola {{firstName}}, y un saludo a tu familia:\n\nLa inscripción a esta edición del player draft ya cerró. Estás en la lista de espera y te escribiremos en cuanto haya noticias de la próxima.',
    stepsHeading: null,
    steps: null,
    otherLanguage:
      'In English: {{firstName}} is on the waiting list of the next edition. You can answer this email in English too.',
  },
};
