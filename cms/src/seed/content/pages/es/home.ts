import { relabel, seo, withWords } from '../../parts';
import type { SeedPage } from '../../seed-types';
import { homeSeed as english } from '../en/home';

const services = {
  heading: 'Elige tu paquete',
  linkLabel: 'Ver qué incluye',
  items: withWords(english.services.items, [
    {
      title: 'Starter Pack',
      text: 'Tu ficha de jugador, una revisión de tu video de jugadas y una primera lista de universidades.',
    },
    {
      title: 'Next Level Pack',
      text: 'Todo lo del Starter, más correos a entrenadores y un plan de estudio para tus exámenes.',
    },
    {
      title: 'All-Star Pack',
      text: 'Todo lo del Starter y del Next Level, más un asesor para ti y tus papás.',
    },
    { title: 'Servicios extra', text: 'Servicios sueltos, con un paquete o sin él.' },
  ]),
} satisfies SeedPage<'home'>['services'];

const steps = {
  label: 'Cómo funciona',
  note: 'Temporada {{season}}',
  heading: 'De tu cancha a la suya',
  items: withWords(english.steps.items, [
    {
      title: 'Agenda tu evaluación gratuita',
      text: 'Una llamada contigo, tus papás y un especialista en becas. Es gratis, y no se firma nada.',
    },
    {
      title: 'Empieza tu camino',
      text: 'Ficha de jugador, video, exámenes y una lista de universidades de acuerdo con tu nivel y tus notas.',
    },
    {
      title: 'Elige tu universidad',
      text: 'Compara las ofertas: cuánto paga cada universidad y cuánto le queda por pagar a tu familia.',
    },
  ]),
} satisfies SeedPage<'home'>['steps'];

const quotes = {
  heading: 'Así puede ser',
  illustrativeNote: 'Testimonio de ejemplo: no son palabras de una persona real',
  items: withWords(english.quotes.items, [
    {
      text: 'Tenía un buen video y nadie a quien enviárselo. Lo primero que me dieron fue una lista honesta de lugares donde podía jugar.',
      caption: 'Mediocampista, Honduras',
    },
    {
      text: 'Mi mamá preguntó cuánto costaba antes que cualquier otra cosa. Le dieron la respuesta por escrito antes de que decidiéramos.',
      caption: 'Extremo, México',
    },
    {
      text: 'Me dijeron que primero trabajara en mi puntaje de inglés y después en mi video. Ese era el orden correcto.',
      caption: 'Defensa, Panamá',
    },
  ]),
} satisfies SeedPage<'home'>['quotes'];

export const homeSeed: SeedPage<'home'> = {
  eventBanner: {
    ...english.eventBanner,
    title: 'Player Draft',
    text: 'El Salvador 2025, del 17 al 20 de julio',
    countdownLabel: 'Empieza en',
    link: relabel(english.eventBanner.link, 'Inscríbete'),
  },
  hero: {
    ...english.hero,
    heading: 'Hazte notar',
    text: 'Date a conocer entre los entrenadores de universidades de todo Estados Unidos.',
    link: relabel(english.hero.link, 'Empieza aquí'),
  },
  steps,
  services,
  quotes,
  contact: {
    heading: '¡Agenda tu evaluación individual y gratuita!',
    text: 'Cuéntanos quién eres y dónde juegas. Un especialista en becas te responde por correo o WhatsApp. La evaluación es gratuita, y no tienes que firmar ni comprar nada.',
    formHeading: 'Tus datos',
    formNote: 'Te toma dos minutos',
  },
  seo: seo(
    'Upfield: que te vean entrenadores de universidades de EE.\u00a0UU.',
    'Evaluación individual y gratuita para jóvenes deportistas que buscan una beca en una universidad de EE.\u00a0UU.: qué hace falta, cuánto cuesta y qué nadie puede prometer.',
  ),
};
