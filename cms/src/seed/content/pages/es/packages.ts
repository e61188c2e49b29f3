import { relabel, seo, withWords } from '../../parts';
import type { SeedPage } from '../../seed-types';
import { packagesSeed as english } from '../en/packages';

const { showcasePass } = english;

/** Names of packs are those of the English page: the form and its mails know them by these. */
const packs = withWords(english.packs, [
  {
    lead: 'Para jugadores que quieren saber en qué nivel están y tener una ficha que los entrenadores puedan encontrar.',
    featuresHeading: 'Lo que recibes',
    features: [
      'Ficha de jugador pública',
      'Revisión de tu video de jugadas',
      'Primera lista de universidades de acuerdo con tu nivel y tus notas',
      'Lista de lo que piden las asociaciones deportivas (NCAA, NAIA, NJCAA)',
    ],
  },
  {
    lead: 'Para jugadores que ya están listos para escribirles a los entrenadores.',
    featuresHeading: 'Next Level agrega',
    features: [
      'Correos a entrenadores, escritos junto contigo',
      'Plan de estudio para los exámenes de inglés y de admisión',
      'Dos entrevistas de práctica',
      'Calendario de solicitudes y trámites de visa',
    ],
  },
  {
    lead: 'Para familias que quieren a una sola persona a su lado, de principio a fin.',
    featuresHeading: 'All-Star agrega',
    features: [
      'Un asesor para ti y tus papás',
      'Video de jugadas hecho con tus propios partidos',
      'Comparación de tus ofertas: cuánto paga cada una y cuánto falta por pagar',
      'Una llamada con tus papás cada mes',
    ],
  },
]).map((pack) => ({ ...pack, link: relabel(pack.link, `Elige ${pack.name.replace(/ Pack$/, '')}`) }));

const addOns = {
  heading: 'Servicios extra',
  items: withWords(english.addOns.items, [
    { title: 'Video de jugadas', text: 'Cuatro minutos, hechos con videos de tus propios partidos.' },
    {
      title: 'Tutoría para exámenes',
      text: 'Sesiones para los exámenes de inglés (TOEFL, Duolingo) o de admisión (SAT, ACT).',
    },
    {
      title: 'Evaluación de notas',
      text: 'Ayuda para convertir tu certificación de notas a la escala de EE.\u00a0UU., para las universidades que la piden. La NCAA y la NAIA hacen cada una su propia evaluación.',
    },
    {
      title: 'Práctica de entrevistas',
      text: 'Llamadas de práctica en inglés, como las que hace un entrenador.',
    },
    {
      title: 'Visita al campus',
      text: 'Un plan para visitar universidades que ya te respondieron. El viaje no está incluido.',
    },
    { title: 'Día de visoría', text: 'Un evento filmado al que se invita a entrenadores universitarios.' },
  ]),
} satisfies SeedPage<'packages'>['addOns'];

export const packagesSeed: SeedPage<'packages'> = {
  ...english,
  head: {
    title: 'Paquetes',
    lead: 'La evaluación es gratuita. Los paquetes se pagan por mes mientras buscamos contigo, y tienes el precio por escrito antes de decidir; el apoyo después de tu ingreso no cuesta más. Ningún paquete compra una beca: deciden las universidades, y nadie puede prometerte un resultado.',
  },
  priceUnit: 'por mes',
  priceText: 'Precio por escrito antes de decidir',
  includesLabel: 'Todo lo de',
  packs,
  addOns,
  showcasePass: {
    ...showcasePass,
    heading: 'Showcase Pass',
    text: 'Una entrada para jugar frente a entrenadores universitarios, con tus partidos filmados. El pase es una oportunidad, no una promesa: los entrenadores deciden a quién observan y a quién le escriben.',
    link: relabel(showcasePass.link, 'Pide el pase'),
    overText:
      'La inscripción al último evento ya cerró y el próximo todavía no tiene fecha, así que por ahora no hay pase que comprar. Entra a la lista de espera y te escribiremos cuando haya una fecha.',
    overLink: relabel(showcasePass.overLink, 'Ir a la lista de espera'),
    facts: withWords(showcasePass.facts, [{ label: 'Días' }, { label: 'Años de edad' }]),
    stub: 'Un jugador',
  },
  registration: {
    heading: 'Inscríbete',
    text: 'Elige un paquete, o déjalo abierto y decide después de la evaluación gratuita. Enviar este formulario no cuesta nada.',
    formHeading: 'Inscripción',
    formNote: 'Te toma dos minutos',
  },
  seo: seo(
    'Paquetes: Starter, Next Level y All-Star | Upfield',
    'Qué incluye cada paquete, qué es gratis y qué se paga. Servicios extra y el Showcase Pass, con un solo formulario para todo.',
  ),
};
