import { waitingTime } from '@upfield/cms/contract/waiting-time';
import type { RefusalsLabels } from '../en/refusals';

export const refusals: RefusalsLabels = {
  tooMany: (seconds) =>
    `Llegaron demasiadas solicitudes desde tu red. Inténtalo de nuevo en ${waitingTime(seconds, 'es')}.`,
  gone: 'La página de este jugador ya no es pública, así que tu mensaje no se envió. Escríbenos por correo.',
};
