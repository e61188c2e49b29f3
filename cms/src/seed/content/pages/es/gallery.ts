import { relabel, seo } from '../../parts';
import type { SeedPage } from '../../seed-types';
import { gallerySeed as english } from '../en/gallery';

export const gallerySeed: SeedPage<'gallery'> = {
  ...english,
  hero: {
    ...english.hero,
    heading: 'Fichas de jugadores',
    text: 'Jóvenes deportistas que buscan equipo en una universidad de EE.\u00a0UU. Abre una ficha para ver su video, sus notas y sus puntajes.',
  },
  emptySlot: {
    text: 'Esta podría ser tu ficha.',
    link: relabel(english.emptySlot.link, 'Pide tu evaluación'),
  },
  noMatch: {
    title: 'Ninguna ficha coincide',
    text: 'Revisa cómo lo escribiste, o borra la búsqueda para ver a todos los jugadores.',
  },
  noCards: { title: 'Todavía no hay fichas', text: 'Estamos preparando las primeras. Vuelve pronto.' },
  seo: seo(
    'Fichas de jugadores por deporte | Upfield',
    'Jóvenes deportistas que buscan un lugar en el equipo de una universidad de EE.\u00a0UU., por deporte: posición, notas, puntajes y video.',
  ),
};
