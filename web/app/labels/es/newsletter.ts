import type { NewsletterLabels } from '../en/newsletter';

export const newsletter: NewsletterLabels = {
  confirmTitle: 'Confirma tu suscripción',
  confirmText: 'Presiona el botón para recibir el boletín en tu correo.',
  confirm: 'Confirmar',
  leaveTitle: 'Cancela tu suscripción al boletín',
  leaveText: 'Presiona el botón para dejar de recibirlo.',
  leave: 'Cancelar la suscripción',
  done: 'Listo',
  home: 'Ir a la página de inicio',
};
