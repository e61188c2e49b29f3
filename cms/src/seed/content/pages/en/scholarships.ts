import { link, paragraphs, seo } from '../../parts';
import type { SeedPage } from '../../seed-types';

const guaranteed = {
  shortName: 'Guaranteed',
  heading: 'Guaranteed Scholarships',
  text: paragraphs(
    'Some universities publish awards that every admitted student with certain grades or scores receives. That is what guaranteed means here: the university guarantees the award by its own published rule. Upfield cannot, and neither can any other agency.',
    'It begins with a free 1-on-1 assessment. A network of former college athletes and coaches then looks with you for the universities whose rules you meet, at your level of play and within your family’s budget.',
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
      text: 'A room on or near campus, and the meal plan.',
      picture: 'scholarship-housing.webp',
    },
    // Universities bill international students for a health plan, unless a scholarship provides it: University of Louisville,
    // louisville.edu/campushealth/information/insurance/international-students; Georgetown University,
    // studenthealthinsurance.georgetown.edu. Looked up on 2026-11-30.
    {
      title: 'Health & Wellness',
      text: 'Physical therapy and counseling. Health insurance is often extra: ask who pays for it.',
      picture: 'scholarship-health.webp',
    },
    {
      title: 'Athletic Support',
      text: 'Uniforms, team travel and athletic trainers.',
      picture: 'scholarship-athletic.webp',
    },
    {
      title: 'Academic Resources',
      text: 'Tutors, supervised study and an academic advisor.',
      picture: 'scholarship-academic.webp',
    },
  ],
} satisfies SeedPage<'scholarships'>['included'];

const sports = {
  shortName: 'Sports',
  heading: 'Sports Scholarships',
  text: paragraphs(
    'Three associations run most of U.S. college sports. Each has its own money, rules and level of play. Many sports scholarships pay only part of the cost, so ask what is left and who pays it.',
  ),
  associations: [
    // Looked up on 2026-11-30:
    // - Division III: the NCAA's vice president for Division III, "scholarships will not be granted based on a student's athletics
    //   ability or participation", collegead.com/ncaa-vp-dan-dutcher-clarifies-division-iii-scholarship-misconceptions
    // - Settlement: the NCAA's overview of the House settlement, approved on 2025-06-06: for participating schools scholarship limits
    //   are removed and roster limits established, as printed at collegiatewaterpolo.org/a-new-era-of-college-sports-national-
    //   collegiate-athletic-association-releases-overview-of-house-settlement
    // - Age: NCAA, "Division I Age-Based Eligibility Rules: Eligibility 101", 2026-06-23,
    //   www.ncaa.org/sports/2026/6/23/ncaa-division-i-age-based-eligibility-rules-eligibility-101.aspx
    {
      abbreviation: 'NCAA',
      name: 'National Collegiate Athletic Association',
      text: 'Three divisions. Divisions I and II may give athletic scholarships; Division III gives none for sports, only aid for grades or for financial need. In Division I, schools that joined the 2025 court settlement limit the number of players on a team instead of the number of scholarships. Since 2026–27, Division I gives up to five years to play, counted by age: whoever starts college later than the school year after turning 19 can have fewer. Ask before you wait a year.',
      link: { label: 'ncaa.org', href: 'https://www.ncaa.org/', newTab: true },
    },
    {
      abbreviation: 'NAIA',
      name: 'National Association of Intercollegiate Athletics',
      text: 'Mostly smaller four-year universities, with athletic scholarships and rules of their own for who may play.',
      link: { label: 'naia.org', href: 'https://www.naia.org/', newTab: true },
    },
    // Divisions: NJCAA, "Divisional Structure", njcaa.prestosports.com/member_colleges/Divisional_Structure. Looked up on 2026-11-30.
    {
      abbreviation: 'NJCAA',
      name: 'National Junior College Athletic Association',
      text: 'Two-year colleges: time to improve English and grades, and a way to transfer to a four-year university. Divisions I and II may give athletic scholarships; Division III gives none.',
      link: { label: 'njcaa.org', href: 'https://www.njcaa.org/', newTab: true },
    },
  ],
} satisfies SeedPage<'scholarships'>['sports'];

const academic = {
  shortName: 'Academic',
  heading: 'Academic Scholarships',
  text: paragraphs(
    'Money for what you do in class. Universities look at three things, and you can still improve each of them before you apply.',
  ),
  items: [
    // NCAA, "Submitting International Documents", on.ncaa.com/IntlDocs; NAIA's service InCred, "An InCred Evaluation is required",
    // www.incredevals.org/students. Looked up on 2026-11-30.
    {
      title: 'GPA',
      text: 'Your grades, converted to the U.S. scale of 0 to 4. The NCAA and the NAIA each evaluate your school records themselves.',
    },
    { title: 'Test scores', text: 'TOEFL or Duolingo for English; SAT or ACT where a university asks for them.' },
    {
      title: 'Extracurriculars',
      text: 'Captaincies, service, music, clubs, work: what you do besides class and sport.',
    },
  ],
  link: link('Get recruited', '/contact'),
} satisfies SeedPage<'scholarships'>['academic'];

export const scholarshipsSeed: SeedPage<'scholarships'> = {
  head: {
    title: 'Scholarships',
    lead: 'Three ways to lower the price of a U.S. degree. They can often be combined; few pay for everything.',
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
        items: ['Your school grades of the last three years', 'Any test score you have', 'A link to a film of a match'],
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
