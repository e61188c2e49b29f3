import { DRAFT_AGE } from '../../../../contract';
import { relabel, seo, withWords } from '../../parts';
import type { SeedPage } from '../../seed-types';
import { draftSeed as spanish } from '../es/draft';

const facts = withWords(spanish.facts, [
  { title: 'July 17 to 20', text: 'Thursday to Sunday, 2025' },
  { title: 'U.S. universities', text: 'With coaches at the field' },
  { title: `Ages ${DRAFT_AGE.min} to ${DRAFT_AGE.max}`, text: 'Men and women' },
  { title: 'FESA, El Salvador', text: 'Where the draft is played' },
]).map((fact) => ({ ...fact, link: relabel(fact.link, 'View location') }));

const scholarships = {
  heading: 'Get university scholarships',
  text: 'Coaches from U.S. universities come to the draft. They decide whom they watch and whom they write to: taking part guarantees neither a scholarship nor an offer.',
  cards: withWords(spanish.scholarships.cards, [
    { title: 'Training and matches', text: 'You train and play in teams that are formed on the first day.' },
    { title: 'University coaches', text: 'They are at the field, and hold a seminar for players and families.' },
    { title: 'Video analysis sessions', text: 'You go through your plays and learn to read your own game.' },
  ]),
} satisfies SeedPage<'draft'>['scholarships'];

const included = {
  heading: 'What is included',
  overHeading: 'What the last edition included',
  items: withWords(spanish.included.items, [
    { caption: 'Lodging' },
    { caption: 'Meals' },
    { caption: 'Draft kit' },
    { caption: 'Matches' },
    { caption: 'Film of your matches' },
    { caption: 'Player card and report' },
  ]),
} satisfies SeedPage<'draft'>['included'];

const schedule = {
  heading: 'Schedule',
  overHeading: 'Schedule of the last edition',
  dayLabel: 'Day',
  activityLabel: 'Activity (tentative schedule)',
  days: withWords(spanish.schedule.days, [
    { items: ['Opening ceremony and presentation of the coaches', 'Player selection', 'Kit handout'] },
    { items: ['Training', 'Matches', 'Seminar with coaches'] },
    { items: ['Matches', 'Video analysis', 'Official draw of the knockout rounds'] },
    {
      items: [
        'Closing ceremony',
        'Direct-elimination matches',
        'Live broadcast',
        'Awards for the winning team and the MVP',
      ],
    },
  ]),
} satisfies SeedPage<'draft'>['schedule'];

/** The facts of the event, its pictures and links stand on the Spanish page. */
export const draftSeed: SeedPage<'draft'> = {
  ...spanish,
  hero: {
    ...spanish.hero,
    lead: 'Four days of soccer in El Salvador with coaches from U.S. universities.',
    button: relabel(spanish.hero.button, 'Register'),
    overText: 'The 2025 edition is over. Leave us your details and we will write to you about the next one.',
    overButtonLabel: 'Join the waiting list',
  },
  facts,
  scholarships,
  included,
  video: {
    ...spanish.video,
    heading: 'How it is played',
    caption: 'Sample film: the free movie “Big Buck Bunny”',
  },
  schedule,
  closing: {
    heading: 'Register',
    text: 'Registration costs nothing and commits you to nothing. We answer by email or WhatsApp and give you the cost of the draft in writing before you decide.',
    link: relabel(spanish.closing.link, 'Go to the registration'),
  },
  overClosing: {
    heading: 'Register for the next edition',
    text: 'The waiting list costs nothing and commits you to nothing: we will write to you when there are dates.',
    link: spanish.overClosing && relabel(spanish.overClosing.link, 'Go to the waiting list'),
  },
  seo: seo(
    'Player Draft 2025, El Salvador | Upfield',
    `July 17 to 20, 2025, at FESA, El Salvador: matches, video analysis and coaches from U.S. universities. Ages ${DRAFT_AGE.min} to ${DRAFT_AGE.max}.`,
  ),
};
