import type { NoticeLabels } from '../en/notices';

export const notices: NoticeLabels = {
  tooMany: {
    title: 'Espera un minuto',
    text: 'Llegaron demasiadas solicitudes desde tu red. Inténtalo de nuevo en un minuto.',
  },
  foreignForm: {
    title: 'No se aceptó el formulario',
    text: 'Este formulario se envió desde otro sitio web. Abre nuestro sitio y llénalo ahí.',
  },
  tooLarge: {
    title: 'Demasiado grande',
    text: 'Lo que enviaste es demasiado grande. Regresa, envía menos texto o un archivo más pequeño e inténtalo de nuevo.',
  },
  slow: {
    title: 'Tardó demasiado',
    text: 'Lo que enviaste tardó demasiado en llegar. Regresa e inténtalo de nuevo.',
  },
  broken: { title: 'No se recibió', text: 'Lo que enviaste no llegó completo. Regresa e inténtalo de nuevo.' },
};
