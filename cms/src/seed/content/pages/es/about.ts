import { LEAD_AGE } from '../../../../contract';
import { paragraphs, relabel, seo, withWords } from '../../parts';
import type { SeedPage } from '../../seed-types';
import { aboutSeed as english } from '../en/about';

export const aboutSeed: SeedPage<'about'> = {
  ...english,
  head: {
    title: 'Nosotros',
    lead: 'Exdeportistas y entrenadores universitarios que ayudan a jóvenes jugadores y a sus padres a encontrar una universidad en EE.\u00a0UU.',
  },
  mission: {
    heading: 'Misión',
    text: 'Encontrar con cada joven deportista la universidad de EE.\u00a0UU. que le conviene, y explicarles a sus padres cada paso: qué hace falta, cuánto cuesta y qué puede no resultar.',
  },
  vision: {
    heading: 'Visión',
    text: 'Una región donde el talento y las notas deciden quién estudia en el extranjero, no los contactos ni la suerte.',
  },
  story: {
    heading: 'Quiénes somos',
    text: paragraphs(
      'Toda familia empieza con una evaluación individual y gratuita. Si después trabajamos juntos, el paquete se paga por mes mientras dura la búsqueda. Desde el ingreso a la universidad, el apoyo sigue hasta la graduación sin costo adicional.',
      `Lo que se paga se dice antes y por escrito. Lo que no hacemos: prometer una beca, cobrar por un lugar en un equipo ni hablar con un jugador de menos de ${LEAD_AGE.guardian} años sin que participe su madre, padre o tutor.`,
    ),
    stages: withWords(english.story.stages, [
      {
        label: 'Antes',
        title: 'Evaluación gratuita',
        text: 'Un especialista en becas revisa tu nivel, tus notas y tu presupuesto, y te dice qué es realista.',
      },
      {
        label: 'Durante',
        title: 'Ficha, video, exámenes, entrenadores',
        text: 'Preparamos contigo tu ficha de jugador. Desde el Next Level Pack, también te ayudamos a escribirles a entrenadores universitarios.',
      },
      {
        label: 'Después',
        title: 'Hasta la graduación',
        text: 'Visa, llegada, notas, cambios de universidad: conservas a tu contacto en Upfield, sin costo adicional.',
      },
    ]),
  },
  closing: {
    heading: 'Pregúntanos lo que sea',
    text: 'Trae a tus papás y las preguntas difíciles.',
    link: relabel(english.closing.link, 'Agenda una evaluación'),
  },
  seo: seo(
    'Nosotros: misión y visión | Upfield',
    'Quiénes somos, qué es gratis, qué se paga y qué no prometemos. El apoyo sigue hasta la graduación sin costo adicional.',
  ),
};
