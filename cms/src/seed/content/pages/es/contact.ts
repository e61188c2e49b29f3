import { seo } from '../../parts';
import type { SeedPage } from '../../seed-types';

export const contactSeed: SeedPage<'contact'> = {
  section: {
    heading: '¡Agenda tu evaluación individual y gratuita!',
    text: 'Cuéntanos quién eres y dónde juegas. Un especialista en becas te responde por correo o WhatsApp. La evaluación es gratuita, y no tienes que firmar ni comprar nada.',
    formHeading: '¡Da el primer paso!',
    formNote: 'Te toma dos minutos',
  },
  seo: seo(
    'Contacto: agenda tu evaluación gratuita | Upfield',
    'Pide una evaluación individual y gratuita con un especialista en becas, en español o en inglés, junto con tus papás.',
  ),
};
