import { DRAFT_AGE, LEAD_AGE } from '../../../../contract';
import { link, seo } from '../../parts';
import type { SeedPage } from '../../seed-types';

export const registerSeed: SeedPage<'register'> = {
  open: {
    title: 'Inscripción al Player Draft 2025',
    lead: `Para jugadores de ${DRAFT_AGE.min} a ${DRAFT_AGE.max} años. Inscribirte no cuesta nada: te escribimos con los siguientes pasos y con el costo del draft antes de que decidas.`,
    formHeading: 'Formulario de inscripción',
    formNote: 'Te toma dos minutos',
    submitLabel: 'Enviar inscripción',
    successTitle: 'Recibido.',
    successText:
      'Te escribiremos por correo o WhatsApp con los siguientes pasos y el costo, antes de confirmar tu lugar. Si eres menor de edad, también le escribiremos a tu madre, padre o tutor.',
  },
  waitingList: {
    title: 'Lista de espera',
    lead: 'La inscripción a la edición 2025 ya cerró. Déjanos tus datos y te avisamos cuando abra la inscripción a la próxima.',
    formHeading: 'Formulario de la lista de espera',
    formNote: 'Te toma dos minutos',
    submitLabel: 'Avísenme',
    successTitle: 'Estás en la lista.',
    successText: 'Te escribiremos cuando abra la inscripción a la próxima edición. No tienes que hacer nada más.',
  },
  consentText:
    'Acepto que Upfield use estos datos para responderme sobre el draft. No se venden, y puedo pedir que se borren.',
  guardianText: `Si tienes menos de ${LEAD_AGE.guardian} años, agrega los datos de tu madre, padre o tutor, que participa en cada paso.`,
  privacyHref: '/privacidad',
  insecureText: 'Este formulario necesita una conexión segura. Escríbenos a scholarships@upfield.example.',
  backLink: link('Volver al Player Draft', '/player-draft'),
  seo: seo(
    'Inscripción al Player Draft | Upfield',
    `Inscríbete en el Player Draft en El Salvador, de ${DRAFT_AGE.min} a ${DRAFT_AGE.max} años, o entra a la lista de espera de la próxima edición.`,
  ),
};
