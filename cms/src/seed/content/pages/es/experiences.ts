import { list, paragraphs, relabel, seo, withWords } from '../../parts';
import type { SeedPage } from '../../seed-types';
import { experiencesSeed as english } from '../en/experiences';

const slides = withWords(english.slides, [
  {
    title: 'La primera pretemporada',
    text: 'Dos entrenamientos al día, compañeros nuevos y otro idioma en la cancha.',
    detailHeading: 'Agosto: tres semanas antes de las clases',
    detail: [
      ...paragraphs(
        'Los deportes de otoño empiezan antes de que lleguen los demás estudiantes. Los jugadores se instalan antes, entrenan dos veces al día y conocen al equipo.',
      ),
      ...list(
        'Chequeo médico y pruebas físicas',
        'Reuniones del equipo en inglés',
        'Primeros partidos amistosos contra universidades cercanas',
      ),
    ],
  },
  {
    title: 'Día de partido en el campus',
    text: 'Partidos de noche en casa, y clases a la mañana siguiente.',
    detailHeading: 'Otoño: hasta dos partidos por semana',
    detail: [
      ...paragraphs(
        'La temporada es corta e intensa. Una semana normal tiene clases, entrenamientos, estudio supervisado y hasta dos partidos.',
      ),
      ...list(
        'Primero las clases; por la tarde, el entrenamiento',
        'Estudio supervisado con tutores',
        'Notas mínimas para poder jugar',
      ),
    ],
  },
  {
    title: 'El viaje largo en bus',
    text: 'Partidos de visita, estudio en el camino y los amigos que te quedan.',
    detailHeading: 'De viaje',
    detail: [
      ...paragraphs('Muchos rivales están en otros estados. El equipo viaja junto y estudia en el camino.'),
      ...list(
        'La universidad organiza el viaje y las comidas del equipo',
        'Los profesores lo saben con tiempo',
        'A veces se puede mover un examen; una fecha de entrega, casi nunca',
      ),
    ],
  },
]).map((slide) => ({ ...slide, joinLink: relabel(slide.joinLink, 'Quiero participar') }));

const closing = {
  heading: 'Ahora te toca a ti',
  text: 'Pregúntanos qué te haría falta para vivir un año así. La evaluación es gratuita.',
  link: relabel(english.closing.link, 'Pide tu evaluación'),
};

export const experiencesSeed: SeedPage<'experiences'> = {
  ...english,
  head: {
    title: 'Experiencias de jugadores',
    lead: 'Cómo es un año de fútbol universitario, en tres imágenes.',
  },
  slides,
  closing,
  programDetail: {
    head: {
      title: 'Detalles del programa',
      lead: 'Las tres partes de una temporada universitaria, una por una.',
    },
    backLink: relabel(english.programDetail.backLink, 'Volver a Experiencias'),
    closing,
    seo: seo(
      'Detalles del programa | Upfield',
      'Pretemporada, días de partido y viajes: qué le pide a un jugador una temporada en una universidad de EE.\u00a0UU.',
    ),
  },
  seo: seo(
    'Experiencias: un año de fútbol universitario | Upfield',
    'Pretemporada, día de partido en el campus y viajes largos en bus: cómo es un año de fútbol universitario en EE.\u00a0UU.',
  ),
};
