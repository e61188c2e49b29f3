import { link, paragraphs, seo } from '../parts';
import type { SeedPage } from '../seed-types';

const guaranteed = {
  shortName: 'Guaranteed',
  heading: 'Guaranteed Scholarships',
  text: paragraphs(
    'Some universities publish awards that every admitted student with certain grades or scores receives. That is what guaranteed means here: the university guarantees the award by its own published rule. Upfield cannot, and neither can any other agency.',
    'It begins with a free 1-on-1 assessment. A network of former college athletes and coaches then looks with you for the programs whose rules you meet, at your level of play and within your family’s budget.',
  ),
  picture: null,
  link: link('Book the free assessment', '/contact'),
} satisfies SeedPage<'scholarships'>['guaranteed'];

const included = {
  heading: 'What a scholarship can include',
  items: [
    {
      title: 'Tuition & Fees',
      text: 'Classes, lab fees and enrollment charges, in full or in part.',
      picture: 'scholarship-tuition.webp',
    },
    {
      title: 'Housing & Meals',
      text: 'A room on or near campus, and the dining plan.',
      picture: 'scholarship-housing.webp',
    },
    {
      title: 'Health & Wellness',
      text: 'Health insurance, physiotherapy and counseling.',
      picture: 'scholarship-health.webp',
    },
    {
      title: 'Athletic Support',
      text: 'Kit, team travel, trainers and strength staff.',
      picture: 'scholarship-athletic.webp',
    },
    {
      title: 'Academic Resources',
      text: 'Tutors, study halls and an academic advisor.',
      picture: 'scholarship-academic.webp',
    },
  ],
} satisfies SeedPage<'scholarships'>['included'];

const sports = {
  shortName: 'Sports',
  heading: 'Sports Scholarships',
  text: paragraphs(
    'Three associations run most of U.S. college sport. Each has its own money, rules and level of play. Most sports scholarships pay a part of the cost, so it matters what the rest is and who pays it.',
  ),
  associations: [
    {
      abbreviation: 'NCAA',
      name: 'National Collegiate Athletic Association',
      text: 'Three divisions. Divisions I and II may give athletic scholarships; Division III gives none for sport, but academic and need-based aid.',
      link: { label: 'ncaa.org', href: 'https://www.ncaa.org/', newTab: true },
    },
    {
      abbreviation: 'NAIA',
      name: 'National Association of Intercollegiate Athletics',
      text: 'Mostly smaller four-year universities, with athletic scholarships and rules of their own for who may play.',
      link: { label: 'naia.org', href: 'https://www.naia.org/', newTab: true },
    },
    {
      abbreviation: 'NJCAA',
      name: 'National Junior College Athletic Association',
      text: 'Two-year colleges: often a lower cost, time to improve English and grades, and a way to transfer to a four-year university.',
      link: { label: 'njcaa.org', href: 'https://www.njcaa.org/', newTab: true },
    },
  ],
} satisfies SeedPage<'scholarships'>['sports'];

const academic = {
  shortName: 'Academic',
  heading: 'Academic Scholarships',
  text: paragraphs(
    'Money for what you do in class. Universities look at three things, and each of them can still move before you apply.',
  ),
  items: [
    { title: 'GPA', text: 'Your grades, converted to the U.S. scale of 0 to 4.' },
    { title: 'Test scores', text: 'TOEFL or Duolingo for English; SAT or ACT where a university asks for them.' },
    {
      title: 'Extracurriculars',
      text: 'Captaincies, service, music, clubs, work: what you do beside class and sport.',
    },
  ],
  link: link('Get recruited', '/contact'),
} satisfies SeedPage<'scholarships'>['academic'];

export const scholarshipsSeed: SeedPage<'scholarships'> = {
  head: {
    title: 'Scholarships',
    lead: 'Three ways to lower the price of a U.S. degree. They can often be combined; very few pay for everything.',
  },
  guaranteed,
  included,
  sports,
  academic,
  priceBox: {
    enabled: false,
    heading: 'Scholarship search',
    amount: 300,
    unit: 'once',
    text: 'A sample price. The free assessment stays free, whatever you decide afterwards.',
    link: link('Ask about it', '/contact'),
  },
  extraLists: {
    enabled: false,
    lists: [
      {
        heading: 'What to bring to the assessment',
        items: ['Your school grades of the last three years', 'Any test score you have', 'A link to match footage'],
      },
      {
        heading: 'What to ask any agency',
        items: [
          'What exactly is paid, when, and to whom',
          'What happens if no offer comes',
          'Who sees my child’s data',
        ],
      },
    ],
  },
  seo: seo(
    'Scholarships: guaranteed, sports and academic | Upfield',
    'How sports and academic scholarships at U.S. universities work: NCAA, NAIA and NJCAA, what a scholarship includes, and what “guaranteed” really means.',
  ),
};
