import type { CardScore } from '@upfield/cms/contract';

/** What one sticker says in one sentence, for those who do not see it. */
interface Described {
  name: string;
  position: string | null;
  sport: string | null;
  country: string;
  graduation: number | null;
  /** `GPA 3.8`, and the like. */
  figures: (string | number | null)[];
}

/** What a sticker prints, and what stands for what a card leaves out. Pages that show stickers alone load no other words of cards. */
export const stickers = {
  // Fallbacks (specification §2, Player detail)
  toBeDetermined: 'TBD',
  notSpecified: 'Not specified',
  sportNotAvailable: 'Sport not available',
  present: 'Present',

  // Sticker
  class: 'Class',
  classOf: 'Class of',
  metres: (height: string) => `${height} m`,
  /** A measure as the page's readers think of it, then in their other units. */
  measures: (us: string, metric: string): [string, string] => [us, metric],
  scores: {
    gpa: 'GPA',
    toeflScore: 'TOEFL',
    satScore: 'SAT',
    actScore: 'ACT',
    duolingoScore: 'Duolingo',
  } satisfies Record<CardScore, string>,
  firstNamePlaceholder: 'First name',
  lastNamePlaceholder: 'Last name',
  countryPlaceholder: 'Country',
  yearPlaceholder: '20··',
  ofClass: (year: number) => `class of ${year}`,
  describe: ({ name, position, sport, country, graduation, figures }: Described) =>
    [name, position, sport, country, graduation && `class of ${graduation}`, ...figures].filter(Boolean).join(', '),
  heightOf: (feet: number, inches: number, centimetres: number) =>
    `${feet} feet ${inches} (${centimetres} centimetres)`,
  caption: (position: string, graduation: number) => `${position}, ${graduation}`,
  albumNumber: (number: number) => `No. ${String(number).padStart(3, '0')}`,
  figures: (gpa: string, test: string, score: string) => `GPA ${gpa}, ${test} ${score}`,
  demo: 'Demo data: an invented player',
  height: 'Height',
  getRecruited: 'Get recruited',
};

export type StickersLabels = typeof stickers;
