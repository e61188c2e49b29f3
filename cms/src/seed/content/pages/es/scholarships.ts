import { paragraphs, relabel, seo, withWords } from '../../parts';
import type { SeedPage } from '../../seed-types';
import { scholarshipsSeed as english } from '../en/scholarships';

/** Facts have their sources beside the English words. */

const guaranteed = {
  ...english.guaranteed,
  shortName: 'Garantizadas',
  heading: 'Becas garantizadas',
  text: paragraphs(
    'Algunas universidades publican becas que recibe todo estudiante admitido con ciertas notas o puntajes. Eso significa aquí «garantizada»: la universidad garantiza la beca con una regla que ella misma publica. Upfield no puede hacerlo, y ninguna otra agencia tampoco.',
    'Todo empieza con una evaluación individual y gratuita. Después, una red de exdeportistas y entrenadores universitarios busca contigo las universidades cuyas reglas cumples, en tu nivel de juego y dentro del presupuesto de tu familia.',
  ),
  link: relabel(english.guaranteed.link, 'Agenda tu evaluación'),
} satisfies SeedPage<'scholarships'>['guaranteed'];

const included = {
  heading: 'Qué puede incluir una beca',
  items: withWords(english.included.items, [
    { title: 'Matrícula y cuotas', text: 'Clases, laboratorios y costos de inscripción, completos o en parte.' },
    { title: 'Vivienda y comidas', text: 'Un cuarto en el campus o cerca de él, y el plan de comidas.' },
    {
      title: 'Salud y bienestar',
      text: 'Fisioterapia y atención psicológica. El seguro médico muchas veces va aparte: pregunta quién lo paga.',
    },
    {
      title: 'Apoyo deportivo',
      text: 'Uniformes, viajes con el equipo y especialistas en lesiones deportivas.',
    },
    { title: 'Apoyo académico', text: 'Tutores, estudio supervisado y un asesor académico.' },
  ]),
} satisfies SeedPage<'scholarships'>['included'];

const sports = {
  shortName: 'Deportivas',
  heading: 'Becas deportivas',
  text: paragraphs(
    'Tres asociaciones dirigen la mayor parte del deporte universitario en EE.\u00a0UU. Cada una tiene su propio dinero, sus reglas y su nivel de juego. Muchas becas deportivas pagan solo una parte de los costos: pregunta cuánto falta y quién lo paga.',
  ),
  associations: withWords(english.sports.associations, [
    {
      text: 'Tres divisiones. Las Divisiones I y II pueden dar becas deportivas; la División III no da ninguna por el deporte, solo ayuda por las notas o por necesidad económica. En la División I, las universidades que se sumaron al acuerdo judicial de 2025 limitan el número de jugadores de un equipo en lugar del número de becas. Desde 2026–27, la División I da hasta cinco años para jugar, contados por edad: quien empieza la universidad más tarde que el año escolar que sigue a sus 19 años puede tener menos. Pregunta antes de esperar un año.',
    },
    {
      text: 'Sobre todo universidades más pequeñas, de cuatro años, con becas deportivas y reglas propias sobre quién puede jugar.',
    },
    {
      text: 'Universidades de dos años (junior colleges): tiempo para mejorar el inglés y las notas, y un camino para pasar a una universidad de cuatro años. Las Divisiones I y II pueden dar becas deportivas; la División III no da ninguna.',
    },
  ]),
} satisfies SeedPage<'scholarships'>['sports'];

const academic = {
  shortName: 'Académicas',
  heading: 'Becas académicas',
  text: paragraphs(
    'Dinero por lo que haces en clase. Las universidades miran tres cosas, y cada una se puede mejorar antes de enviar la solicitud.',
  ),
  items: withWords(english.academic.items, [
    {
      title: 'Promedio (GPA)',
      text: 'Tus notas, convertidas a la escala de EE.\u00a0UU., de 0 a 4. La NCAA y la NAIA evalúan cada una por su cuenta tus notas del colegio.',
    },
    {
      title: 'Puntajes de exámenes',
      text: 'TOEFL o Duolingo para el inglés; SAT o ACT donde la universidad los pide.',
    },
    {
      title: 'Otras actividades',
      text: 'Ser capitán, servicio a la comunidad, música, clubes, trabajo: lo que haces además de las clases y el deporte.',
    },
  ]),
  link: relabel(english.academic.link, 'Pide tu evaluación'),
} satisfies SeedPage<'scholarships'>['academic'];

export const scholarshipsSeed: SeedPage<'scholarships'> = {
  head: {
    title: 'Becas',
    lead: 'Tres maneras de pagar menos por un título universitario en EE.\u00a0UU. Muchas veces se pueden combinar; pocas lo pagan todo.',
  },
  guaranteed,
  included,
  sports,
  academic,
  priceBox: {
    ...english.priceBox,
    heading: 'Búsqueda de becas',
    unit: 'un solo pago',
    text: 'Un precio de muestra. La evaluación sigue siendo gratuita, decidas lo que decidas después.',
    link: relabel(english.priceBox.link, 'Pregunta por la búsqueda'),
  },
  extraLists: {
    ...english.extraLists,
    lists: withWords(english.extraLists.lists, [
      {
        heading: 'Qué traer a la evaluación',
        items: [
          'Tus notas de los últimos tres años',
          'Los puntajes de exámenes que tengas',
          'Un enlace al video de un partido',
        ],
      },
      {
        heading: 'Qué preguntarle a cualquier agencia',
        items: [
          'Qué se paga exactamente, cuándo y a quién',
          'Qué pasa si no llega ninguna oferta',
          'Quién ve los datos de mi hijo o mi hija',
        ],
      },
    ]),
  },
  seo: seo(
    'Becas garantizadas, deportivas y académicas | Upfield',
    'Cómo funcionan las becas deportivas y académicas en universidades de EE.\u00a0UU.: NCAA, NAIA y NJCAA, qué incluye una beca y qué quiere decir «garantizada».',
  ),
};
