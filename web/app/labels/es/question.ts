import type { QuestionLabels } from '../en/question';

export const question: QuestionLabels = {
  askHeading: 'Preguntar por este jugador',
  askText:
    'Para entrenadores universitarios. Nuestro personal responde por correo. No compartimos los datos de contacto de un jugador sin el permiso de su familia.',
  askSubmit: 'Enviar mi pregunta',
  askSent: 'Nuestro personal te responderá por correo.',
  removalTitle: 'Pedir que se retire la ficha',
  removalSubmit: 'Enviar la solicitud',
  removalSent: 'Atendemos estas solicitudes antes que todo lo demás y te escribiremos.',
  back: 'Volver al jugador',
  about: (player) => `Sobre ${player}`,
  received: 'Recibido',
};
