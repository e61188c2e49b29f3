import { link, seo } from '../../parts';
import type { SeedPage } from '../../seed-types';

const services = {
  heading: 'Pick your pack',
  linkLabel: 'See what is included',
  items: [
    {
      title: 'Starter Pack',
      text: 'Your player card, a review of your highlight film and a first list of universities.',
      picture: 'packet-starter.webp',
      href: '/packages',
    },
    {
      title: 'Next Level Pack',
      text: 'Everything in Starter, plus emails to coaches and a study plan for your tests.',
      picture: 'packet-next-level.webp',
      href: '/packages',
    },
    {
      title: 'All-Star Pack',
      text: 'Everything in Starter and Next Level, plus one advisor for you and your parents.',
      picture: 'packet-all-star.webp',
      href: '/packages',
    },
    {
      title: 'Add-Ons',
      text: 'Single services, with a pack or without one.',
      picture: 'packet-add-ons.webp',
      href: '/packages',
    },
  ],
} satisfies SeedPage<'home'>['services'];

const steps = {
  label: 'How it works',
  note: 'Season {{season}}',
  heading: 'From your field to theirs',
  items: [
    {
      title: 'Schedule Your Free Recruitment Assessment',
      text: 'A call with a placement specialist, you and your parents. Free, and nothing to sign.',
      picture: 'step-1.webp',
      href: '/contact',
    },
    {
      title: 'Start Your Recruitment Journey',
      text: 'Player card, film, tests, and a list of universities that fit your level and grades.',
      picture: 'step-2.webp',
      href: '/contact',
    },
    {
      title: 'Choose Your New University',
      text: 'Compare the offers: what each university pays, and what is left for your family to pay.',
      picture: 'step-3.webp',
      href: '/contact',
    },
  ],
} satisfies SeedPage<'home'>['steps'];

const quotes = {
  heading: 'What it can look like',
  illustrativeNote: 'Example quote, not a real person’s words',
  items: [
    {
      text: 'I had a good film and nobody to send it to. The first thing I got was an honest list of places where I could play.',
      person: 'Emiliano Paz',
      caption: 'Midfielder, Honduras',
      picture: 'quote-midfielder',
      illustrative: true,
    },
    {
      text: 'My mother asked what it costs before she asked anything else. She had the answer in writing before we decided.',
      person: 'Camila Rivas',
      caption: 'Winger, Mexico',
      picture: 'quote-winger',
      illustrative: true,
    },
    {
      text: 'They told me to work on my English score first and on my film second. It was the right order.',
      person: 'Andrea Villalta',
      caption: 'Defender, Panama',
      picture: 'quote-defender',
      illustrative: true,
    },
  ],
} satisfies SeedPage<'home'>['quotes'];

export const homeSeed: SeedPage<'home'> = {
  eventBanner: {
    enabled: false,
    title: 'Player Draft',
    text: 'El Salvador 2025, July 17 to 20',
    countdownLabel: 'Starts in',
    link: link('Register Now', '/player-draft'),
  },
  hero: {
    heading: 'Get Recruited',
    text: 'Start getting connected with college coaches across the U.S.',
    link: link('Start Here', '#contact'),
    showFilm: true,
    film: null,
    poster: null,
  },
  steps,
  services,
  quotes,
  contact: {
    heading: 'Schedule a 1-on-1 free assessment now!',
    text: 'Tell us who you are and where you play. A placement specialist answers by email or WhatsApp. The assessment is free, and you do not have to sign or buy anything.',
    formHeading: 'Your details',
    formNote: 'Takes two minutes',
  },
  seo: seo(
    'Upfield: get recruited by U.S. college coaches',
    'A free 1-on-1 assessment for student-athletes who want a sports scholarship at a U.S. university. What it takes, what it costs, and what nobody can promise.',
  ),
};
