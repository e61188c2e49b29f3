import { draftRegistration, draftWaitingList } from './default-words.draft';
import { GUARDIAN_NOTE } from './guardian-note';
import type { MailTemplateName, MailWords, MailWordsByLanguage } from './template';

/** Parts that a short mail leaves out. */
const PLAIN: Omit<MailWords, 'subject' | 'heading' | 'intro'> = {
  preheader: null,
  answersHeading: null,
  answersNote: null,
  stepsHeading: null,
  steps: null,
  buttonLabel: null,
  buttonLink: null,
  otherLanguage: null,
  footer: null,
};

const assessment: MailWordsByLanguage = {
  en: {
    subject: 'We received your request, {{firstName}}',
    preheader: 'We received your request for a free assessment. Here is what happens next.',
    heading: 'We received your request',
    intro:
      'Hello {{firstName}}, and hello to your parents,\n\nWe received your request for a free 1-on-1 assessment. A placement specialist will write to you to agree on a day and a time. Please plan to join the call together.',
    answersHeading: 'What you sent',
    answersNote: 'Something wrong? Reply to this email and we will correct it.',
    stepsHeading: 'What happens next',
    steps:
      'We write to you | By email from this address only, or by WhatsApp from the number on our site.\nThe call | Your level, your grades, your budget. No cost.\nYou decide | You get a written summary. No payment is asked for on the call.',
    buttonLabel: 'See how it works',
    buttonLink: '/packages',
    otherLanguage:
      'En español: recibimos la solicitud de {{firstName}} para una evaluación gratuita. Les escribiremos para acordar el día y la hora. Pueden responder a este correo en español.',
    footer: 'You get this because this address was used in our assessment form.',
  },
  es: {
    subject: 'Recibimos tu solicitud, {{firstName}}',
    preheader: 'Recibimos tu solicitud de evaluación gratuita. Esto es lo que sigue.',
    heading: 'Recibimos tu solicitud',
    intro:
      'Hola {{firstName}}, y un saludo a tu familia:\n\nRecibimos tu solicitud de una evaluación gratuita e individual. Un especialista te escribirá para acordar el día y la hora. Lo mejor es que tus padres o tu tutor estén contigo en la llamada.',
    answersHeading: 'Lo que enviaste',
    answersNote: '¿Algo está mal? Responde a este correo y lo corregimos.',
    stepsHeading: 'Qué sigue',
    steps:
      'Te escribimos | Por correo, solo desde esta dirección, o por WhatsApp, desde el número de nuestro sitio.\nLa llamada | Tu nivel, tus notas, tu presupuesto. Sin costo.\nTú decides | Recibes un resumen por escrito. En la llamada no se pide ningún pago.',
    buttonLabel: 'Mira cómo funciona',
    buttonLink: '/packages',
    otherLanguage:
      'In English: we have received the request of {{firstName}} for a free assessment. You can answer this email in English too.',
    footer: 'Recibes este correo porque esta dirección se usó en nuestro formulario de evaluación.',
  },
};

const coachQuestion: MailWordsByLanguage = {
  en: {
    ...PLAIN,
    subject: 'Your question about {{playerName}}',
    heading: 'We received your question',
    intro:
      'Hello {{firstName}},\n\nThank you for asking about {{playerName}}. A member of our staff will answer you by email. We do not share a player’s contact details unless the family agrees.',
    footer: 'You get this because this address was used to ask about a player.',
  },
  es: {
    ...PLAIN,
    subject: 'Tu pregunta sobre {{playerName}}',
    heading: 'Recibimos tu pregunta',
    intro:
      'Hola {{firstName}}:\n\nGracias por preguntar por {{playerName}}. Nuestro personal te responderá por correo. No compartimos los datos de contacto de un jugador sin el permiso de su familia.',
    footer: 'Recibes este correo porque esta dirección se usó para preguntar por un jugador.',
  },
};

const removalRequest: MailWordsByLanguage = {
  en: {
    ...PLAIN,
    subject: 'Your request to remove {{playerName}}',
    heading: 'We received your request',
    intro:
      'Hello {{firstName}},\n\nWe received your request to take down the page of {{playerName}}. Our staff handle these requests before anything else and will write to you when it is done, or when they need to know more.',
    footer: 'You get this because this address was used to ask for a removal.',
  },
  es: {
    ...PLAIN,
    subject: 'Tu solicitud de retirar la ficha de {{playerName}}',
    heading: 'Recibimos tu solicitud',
    intro:
      'Hola {{firstName}}:\n\nRecibimos tu solicitud de retirar la ficha de {{playerName}}. Atendemos estas solicitudes antes que todo lo demás y te escribiremos cuando esté hecho o si necesitamos saber algo más.',
    footer: 'Recibes este correo porque esta dirección se usó para pedir que se retire una ficha.',
  },
};

const newsletter: MailWordsByLanguage = {
  en: {
    ...PLAIN,
    subject: 'Confirm your newsletter sign-up',
    preheader: 'One click, and you will get our newsletter.',
    heading: 'Please confirm your address',
    intro:
      'Somebody, we hope you, asked for our newsletter at this address. Press the button to confirm it.\n\nIf it was not you, do nothing: without a confirmation we do not write again. You can also delete the address right away: {{leaveLink}}',
    buttonLabel: 'Confirm',
    buttonLink: '{{confirmLink}}',
  },
  es: {
    ...PLAIN,
    subject: 'Confirma tu suscripción',
    preheader: 'Con un clic empiezas a recibir el boletín.',
    heading: 'Confirma tu dirección',
    intro:
      'Alguien, esperamos que tú, pidió nuestro boletín con esta dirección. Presiona el botón para confirmarla.\n\nSi no fuiste tú, no hagas nada: sin confirmación no volvemos a escribirte. También puedes borrar la dirección ahora mismo: {{leaveLink}}',
    buttonLabel: 'Confirmar',
    buttonLink: '{{confirmLink}}',
  },
};

/** The words of a mail that goes to a family: under age, a parent or guardian gets a copy. */
const toFamilies = ({ en, es }: MailWordsByLanguage): MailWordsByLanguage => ({
  en: { ...en, guardianNote: GUARDIAN_NOTE.en },
  es: { ...es, guardianNote: GUARDIAN_NOTE.es },
});

/** What each mail says until marketing staff change it. */
export const DEFAULT_WORDS: Record<MailTemplateName, MailWordsByLanguage> = {
  assessment: toFamilies(assessment),
  'draft-registration': toFamilies(draftRegistration),
  'draft-waiting-list': toFamilies(draftWaitingList),
  'coach-question': coachQuestion,
  'removal-request': removalRequest,
  newsletter,
};
