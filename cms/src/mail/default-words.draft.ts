import type { MailWordsByLanguage } from './template';

export const draftRegistration: MailWordsByLanguage = {
  en: {
    subject: 'We received your registration for the player draft, {{firstName}}',
    preheader: 'We received your registration. Here is what happens next.',
    heading: 'We received your registration',
    intro:
      'Hello {{firstName}}, and hello to your parents,\n\nWe received your registration for the player draft. We will write to you with the cost and the next steps, before you decide.',
    answersHeading: 'What you sent',
    answersNote: 'Something wrong? Reply to this email and we will correct it.',
    stepsHeading: 'What happens next',
    steps:
      'We write to you | By email from this address only, or by WhatsApp from the number on our site.\nYour place | First we give you the cost in writing. If you and your family decide to take part, we confirm it.\nThe draft | You get the schedule and what to bring.',
    buttonLabel: 'See the player draft',
    buttonLink: '/player-draft',
    otherLanguage:
      'En español: recibimos la inscripción de {{firstName}} al Player Draft. Pueden responder a este correo en español.',
    footer: 'You get this because this address was used in our draft registration.',
  },
  es: {
    subject: 'Recibimos tu inscripción al draft, {{firstName}}',
    preheader: 'Tu inscripción llegó. Esto es lo que sigue.',
    heading: 'Recibimos tu inscripción',
    intro:
      'Hola {{firstName}}, y un saludo a tu familia:\n\nRecibimos tu inscripción al Player Draft. Te escribiremos con el costo y los siguientes pasos, antes de que decidas.',
    answersHeading: 'Lo que enviaste',
    answersNote: '¿Algo está mal? Responde a este correo y lo corregimos.',
    stepsHeading: 'Qué sigue',
    steps:
      'Te escribimos | Por correo, solo desde esta dirección, o por WhatsApp, desde el número de nuestro sitio.\nTu lugar | Primero te damos el costo por escrito. Si tú y tu familia deciden participar, lo confirmamos.\nEl draft | Recibes el programa y la lista de lo que debes llevar.',
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
    preheader: 'Registration is closed. We will write to you about the next edition.',
    heading: 'You are on the waiting list',
    intro:
      'Hello {{firstName}}, and hello to your parents,\n\nRegistration for this edition of the player draft is closed. You are on the waiting list, and we will write to you when there is news about the next one.',
    stepsHeading: null,
    steps: null,
    otherLanguage:
      'En español: {{firstName}} está en la lista de espera de la próxima edición. Pueden responder a este correo en español.',
  },
  es: {
    ...draftRegistration.es,
    subject: 'Estás en la lista de espera del draft, {{firstName}}',
    preheader: 'La inscripción cerró. Te escribiremos sobre la próxima edición.',
    heading: 'Estás en la lista de espera',
    intro:
      'Hola {{firstName}}, y un saludo a tu familia:\n\nLa inscripción a esta edición del Player Draft ya cerró. Estás en la lista de espera y te escribiremos cuando haya noticias de la próxima.',
    stepsHeading: null,
    steps: null,
    otherLanguage:
      'In English: {{firstName}} is on the waiting list of the next edition. You can answer this email in English too.',
  },
};
