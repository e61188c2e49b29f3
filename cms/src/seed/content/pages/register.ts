import { DRAFT_AGE, LEAD_AGE } from '../../../contract';
import { link, seo } from '../parts';
import type { SeedPage } from '../seed-types';

export const registerSeed: SeedPage<'register'> = {
  open: {
    title: 'Registro al Player Draft 2025',
    lead: `Para jugadores de ${DRAFT_AGE.min} a ${DRAFT_AGE.max} años. Registrarte no cuesta nada: te escribimos con los siguientes pasos y el costo por escrito antes de que decidas.`,
    formHeading: 'Ficha de registro',
    formNote: 'Toma dos minutos',
    submitLabel: 'Enviar registro',
    successTitle: 'Recibido.',
    successText:
      'Te escribiremos por correo o WhatsApp para confirmar tu registro. Si eres menor de edad, también le escribiremos a tu madre, padre o tutor.',
  },
  waitingList: {
    title: 'Lista de espera',
    lead: 'El registro de la edición 2025 ya cerró. Déjanos tus datos y te avisamos cuando abra la próxima edición.',
    formHeading: 'Ficha de la lista de espera',
    formNote: 'Toma dos minutos',
    submitLabel: 'Avísenme',
    successTitle: 'Estás en la lista.',
    successText: 'Te escribiremos cuando abra el registro de la próxima edición. No tienes que hacer nada más.',
  },
  consentText:
    'Acepto que Upfield use estos datos para responderme sobre el draft. No se venden, y puedo pedir que se borren.',
  guardianText: `Si tienes menos de ${LEAD_AGE.guardian} años, agrega a tu madre, padre o tutor: participa en cada paso.`,
  privacyHref: '/privacidad',
  insecureText: 'Este formulario necesita una conexión segura. Escríbenos a scholarships@upfield.example.',
  backLink: link('Volver al Player Draft', '/player-draft'),
  seo: seo(
    'Registro al Player Draft | Upfield',
    `Regístrate al Player Draft en El Salvador, de ${DRAFT_AGE.min} a ${DRAFT_AGE.max} años, o entra en la lista de espera de la próxima edición.`,
  ),
};
