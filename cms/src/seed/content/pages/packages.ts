import { link, seo } from '../parts';
import type { SeedPage } from '../seed-types';

const packs = [
  {
    name: 'Starter Pack',
    lead: 'For players who want to know where they stand, and to be seen.',
    featuresHeading: 'What you get',
    features: [
      'Public player card',
      'Review of your highlight video',
      'First list of universities that fit your level and grades',
      'Checklist of what NCAA, NAIA and NJCAA ask for',
    ],
    includes: [],
    price: 39,
    picture: 'print-starter.webp',
    link: link('Choose Starter', '#register'),
  },
  {
    name: 'Next Level Pack',
    lead: 'For players who are ready to write to coaches.',
    featuresHeading: 'Next Level adds',
    features: [
      'Letters to coaches, written with you and sent in your name',
      'Study plan for English and entrance tests',
      'Two practice interviews',
      'Calendar of applications and visa steps',
    ],
    includes: ['Starter Pack'],
    price: 69,
    picture: 'print-next-level.webp',
    link: link('Choose Next Level', '#register'),
  },
  {
    name: 'All-Star Pack',
    lead: 'For families who want one person beside them all the way.',
    featuresHeading: 'All-Star adds',
    features: [
      'One advisor for you and your parents',
      'Highlight film cut from your own footage',
      'Offers laid side by side: what is paid, what is left to pay',
      'A call with your parents every month',
    ],
    includes: ['Starter Pack', 'Next Level Pack'],
    price: 99,
    picture: 'print-all-star.webp',
    link: link('Choose All-Star', '#register'),
  },
] satisfies SeedPage<'packages'>['packs'];

const addOns = {
  heading: 'Add-Ons',
  items: [
    {
      title: 'Highlight film',
      text: 'Four minutes, cut from your own match footage.',
      picture: 'add-on-highlight-film.webp',
    },
    { title: 'Test tutoring', text: 'Sessions for TOEFL, Duolingo, SAT or ACT.', picture: 'add-on-test-tutoring.webp' },
    {
      title: 'Transcript evaluation',
      text: 'Help to have your grades converted to the U.S. scale by an evaluation agency.',
      picture: 'add-on-transcript.webp',
    },
    {
      title: 'Interview practice',
      text: 'Calls in English, as a coach would hold them.',
      picture: 'add-on-interview.webp',
    },
    {
      title: 'Campus visit',
      text: 'A route through universities that have answered you. Travel is not included.',
      picture: 'add-on-campus-visit.webp',
    },
    { title: 'Showcase day', text: 'One event in front of college coaches, filmed.', picture: 'add-on-showcase.webp' },
  ],
} satisfies SeedPage<'packages'>['addOns'];

export const packagesSeed: SeedPage<'packages'> = {
  head: {
    title: 'Packages',
    lead: 'The assessment is free. Packs are paid by the month while we search with you, and you have the price in writing before you decide; support after you enroll costs nothing more. No pack buys a scholarship: universities decide, and nobody can promise you a result.',
  },
  showPrices: false,
  priceUnit: 'per month',
  includesLabel: 'All of',
  packs,
  addOns,
  showcasePass: {
    heading: 'Showcase Pass',
    text: 'One ticket to play in front of college coaches, with your matches filmed and your card in their hands. A pass is a chance to be seen, not a promise of an offer.',
    link: link('Get the pass', '#register'),
    facts: [
      { value: '4', label: 'Days' },
      { value: '15–21', label: 'Ages' },
    ],
    stub: 'Admit one',
    picture: null,
  },
  registration: {
    heading: 'Register',
    text: 'Choose a pack, or leave it open and decide after the free assessment. Sending this form costs nothing.',
    formHeading: 'Registration',
    formNote: 'Takes two minutes',
  },
  seo: seo(
    'Packages: Starter, Next Level and All-Star | Upfield',
    'What each pack holds, what is free and what is paid. Add-ons and the Showcase Pass, with one form for all of them.',
  ),
};
