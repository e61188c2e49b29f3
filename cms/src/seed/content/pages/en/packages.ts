import { link, seo } from '../../parts';
import type { SeedPage } from '../../seed-types';

const packs = [
  {
    name: 'Starter Pack',
    lead: 'For players who want to know where they stand, and a card that coaches can find.',
    featuresHeading: 'What you get',
    features: [
      'Public player card',
      'Review of your highlight film',
      'First list of universities that fit your level and grades',
      'Checklist of what the sports associations (NCAA, NAIA, NJCAA) ask for',
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
      'Emails to coaches, written together with you',
      'Study plan for English and entrance tests',
      'Two practice interviews',
      'Calendar of application and visa steps',
    ],
    includes: ['Starter Pack'],
    price: 69,
    picture: 'print-next-level.webp',
    link: link('Choose Next Level', '#register'),
  },
  {
    name: 'All-Star Pack',
    lead: 'For families who want one person at their side from start to finish.',
    featuresHeading: 'All-Star adds',
    features: [
      'One advisor for you and your parents',
      'Highlight film made from your own matches',
      'Comparison of your offers: what each pays, and what is left to pay',
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
      text: 'Four minutes, made from films of your own matches.',
      picture: 'add-on-highlight-film.webp',
    },
    {
      title: 'Test tutoring',
      text: 'Sessions for English tests (TOEFL, Duolingo) or entrance tests (SAT, ACT).',
      picture: 'add-on-test-tutoring.webp',
    },
    // What the associations do themselves: sources beside the GPA in scholarships.ts.
    {
      title: 'Transcript evaluation',
      text: 'Help to have your transcript (your school grades) converted to the U.S. scale for universities that ask for it. The NCAA and the NAIA each make an evaluation of their own.',
      picture: 'add-on-transcript.webp',
    },
    {
      title: 'Interview practice',
      text: 'Practice calls in English, like those a coach makes.',
      picture: 'add-on-interview.webp',
    },
    {
      title: 'Campus visit',
      text: 'A plan to visit universities that have answered you. Travel is not included.',
      picture: 'add-on-campus-visit.webp',
    },
    {
      title: 'Showcase day',
      text: 'One filmed event to which college coaches are invited.',
      picture: 'add-on-showcase.webp',
    },
  ],
} satisfies SeedPage<'packages'>['addOns'];

export const packagesSeed: SeedPage<'packages'> = {
  head: {
    title: 'Packages',
    lead: 'The assessment is free. Packs are paid by the month while we search with you, and you have the price in writing before you decide; support after you enroll costs nothing more. No pack buys a scholarship: universities decide, and nobody can promise you a result.',
  },
  showPrices: false,
  priceUnit: 'per month',
  priceText: 'Price in writing before you decide',
  includesLabel: 'All of',
  packs,
  feesText: '',
  conditions: null,
  addOns,
  showcasePass: {
    heading: 'Showcase Pass',
    text: 'One ticket to play in front of college coaches, with your matches filmed. A pass is a chance, not a promise: coaches decide whom they watch and whom they write to.',
    link: link('Get the pass', '#register'),
    overText:
      'Registration for the last event has closed, and no date is set for the next one, so there is no pass to buy now. Join the waiting list and we will write to you when there is a date.',
    overLink: link('Join the waiting list', '/register'),
    facts: [
      { value: '4', label: 'Days' },
      { value: '15–21', label: 'Ages' },
    ],
    stub: 'One player',
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
    'What each pack includes, what is free and what is paid. Add-ons and the Showcase Pass, with one form for all of them.',
  ),
};
