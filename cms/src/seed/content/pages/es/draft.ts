import { DRAFT_AGE } from '../../../../contract';
import { link, seo } from '../../parts';
import type { SeedPage } from '../../seed-types';

const facts = [
  { title: '17 al 20 de julio', text: 'De jueves a domingo, 2025', link: null },
  { title: 'Universidades de EE.\u00a0UU.', text: 'Con entrenadores en la cancha', link: null },
  { title: `${DRAFT_AGE.min} a ${DRAFT_AGE.max} años`, text: 'Hombres y mujeres', link: null },
  {
    title: 'FESA, El Salvador',
    text: 'Sede del draft',
    link: {
      label: 'Ver ubicación',
      href: 'https://www.google.com/maps/search/?api=1&query=FESA%20El%20Salvador',
      newTab: true,
    },
  },
] satisfies SeedPage<'draft'>['facts'];

const scholarships = {
  heading: 'Consigue becas universitarias',
  text: 'Al draft asisten entrenadores de universidades de Estados Unidos. Ellos deciden a quién observan y a quién le escriben: participar no garantiza una beca ni una oferta.',
  cards: [
    {
      title: 'Entrenamientos y partidos',
      text: 'Entrenas y juegas en equipos que se forman el primer día.',
      picture: 'draft-card-training.webp',
    },
    {
      title: 'Entrenadores universitarios',
      text: 'Están en la cancha y dan un seminario para jugadores y familias.',
      picture: 'draft-card-coaches.webp',
    },
    {
      title: 'Sesiones de análisis en video',
      text: 'Revisas tus jugadas y aprendes a leer tu propio juego.',
      picture: 'draft-card-analysis.webp',
    },
  ],
} satisfies SeedPage<'draft'>['scholarships'];

const included = {
  heading: 'Qué incluye',
  overHeading: 'Qué incluyó la última edición',
  items: [
    { caption: 'Hospedaje', picture: 'draft-included-lodging.webp' },
    { caption: 'Comidas', picture: 'draft-included-meals.webp' },
    { caption: 'Uniforme del draft', picture: 'draft-included-kit.webp' },
    { caption: 'Partidos', picture: 'draft-included-matches.webp' },
    { caption: 'Video de tus partidos', picture: 'draft-included-film.webp' },
    { caption: 'Ficha de jugador e informe', picture: 'draft-included-report.webp' },
  ],
} satisfies SeedPage<'draft'>['included'];

const schedule = {
  heading: 'Programa',
  overHeading: 'Programa de la última edición',
  dayLabel: 'Día',
  activityLabel: 'Actividad (programa tentativo)',
  days: [
    {
      date: '2025-07-17',
      items: [
        'Ceremonia de apertura y presentación de los entrenadores',
        'Selección de jugadores',
        'Entrega de uniformes',
      ],
    },
    { date: '2025-07-18', items: ['Entrenamientos', 'Partidos', 'Seminario con entrenadores'] },
    {
      date: '2025-07-19',
      items: ['Partidos', 'Análisis en video', 'Sorteo oficial de las rondas eliminatorias'],
    },
    {
      date: '2025-07-20',
      items: [
        'Ceremonia de clausura',
        'Partidos de eliminación directa',
        'Transmisión en vivo',
        'Premios al equipo ganador y al MVP',
      ],
    },
  ],
} satisfies SeedPage<'draft'>['schedule'];

export const draftSeed: SeedPage<'draft'> = {
  event: {
    name: 'Player Draft 2025',
    // El Salvador is six hours behind UTC all year: from 8:00 on July 17 to 18:00 on July 20.
    startsAt: '2025-07-17T14:00:00.000Z',
    endsAt: '2025-07-21T00:00:00.000Z',
    registrationClosesAt: '2025-07-11T05:59:00.000Z',
    venue: 'FESA',
    city: 'El Salvador',
    countryCode: 'SV',
  },
  hero: {
    title: 'Player Draft 2025',
    lead: 'Cuatro días de fútbol en El Salvador con entrenadores de universidades de EE.\u00a0UU.',
    button: link('Inscríbete', '/register'),
    picture: 'draft-mvp.webp',
    pictureLabel: 'MVP',
    overText: 'La edición 2025 ya terminó. Déjanos tus datos y te avisamos de la próxima.',
    overButtonLabel: 'Entra a la lista de espera',
  },
  facts,
  scholarships,
  included,
  video: {
    heading: 'Así se juega',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    caption: 'Video de muestra: la película libre «Big Buck Bunny»',
    poster: 'draft-video.webp',
  },
  schedule,
  conditions: null,
  closing: {
    heading: 'Inscríbete',
    text: 'La inscripción no cuesta nada y no te compromete. Te respondemos por correo o WhatsApp y te damos por escrito el costo del draft antes de que decidas.',
    link: link('Ir a la inscripción', '/register'),
  },
  overClosing: {
    heading: 'Inscríbete para la próxima edición',
    text: 'La lista de espera no cuesta nada y no te compromete: te escribimos cuando haya fechas.',
    link: link('Ir a la lista de espera', '/register'),
  },
  seo: seo(
    'Player Draft 2025, El Salvador | Upfield',
    `Del 17 al 20 de julio de 2025 en FESA, El Salvador: partidos, análisis en video y entrenadores de universidades de Estados Unidos. De ${DRAFT_AGE.min} a ${DRAFT_AGE.max} años.`,
  ),
};
