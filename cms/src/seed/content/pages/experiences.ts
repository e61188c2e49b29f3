import { link, list, paragraphs, seo } from '../parts';
import type { SeedPage } from '../seed-types';

const slides = [
  {
    anchor: 'preseason',
    title: 'The first preseason',
    text: 'Two sessions a day, new teammates, a new language on the pitch.',
    picture: 'experience-preseason.webp',
    detailHeading: 'August: three weeks before classes',
    detail: [
      ...paragraphs(
        'Fall sports start before the campus fills up. Players move in early, train twice a day and learn the names.',
      ),
      ...list(
        'Medical check and fitness tests',
        'Team meetings in English',
        'First friendlies against nearby universities',
      ),
    ],
    joinLink: link('Join now', '/program-detail#preseason'),
  },
  {
    anchor: 'match-day',
    title: 'Match day on campus',
    text: 'Home games under lights, classes the next morning.',
    picture: 'experience-match-day.webp',
    detailHeading: 'Fall: two matches in a usual week',
    detail: [
      ...paragraphs(
        'The season is short and dense. A usual week holds class, training, study hall and up to two matches.',
      ),
      ...list(
        'Training in the afternoon, classes before it',
        'Study hall with tutors',
        'A minimum of grades to be allowed to play',
      ),
    ],
    joinLink: link('Join now', '/program-detail#match-day'),
  },
  {
    anchor: 'away-trip',
    title: 'The long bus',
    text: 'Away trips, study on the road, and the friends you keep.',
    picture: 'experience-away-trip.webp',
    detailHeading: 'On the road',
    detail: [
      ...paragraphs('Conferences spread over several states. Teams travel together, and so does the homework.'),
      ...list(
        'Travel and meals of the team are arranged by the university',
        'Professors are told in advance',
        'Exams can move, deadlines seldom do',
      ),
    ],
    joinLink: link('Join now', '/program-detail#away-trip'),
  },
] satisfies SeedPage<'experiences'>['slides'];

const closing = {
  heading: 'Your turn',
  text: 'Ask what a year like this would take in your case. The assessment is free.',
  link: link('Get recruited', '/contact'),
};

export const experiencesSeed: SeedPage<'experiences'> = {
  head: { title: 'Player Experiences', lead: 'What a year in college soccer looks like, in three drawn pictures.' },
  showDetails: false,
  slides,
  closing,
  programDetail: {
    head: { title: 'Program details', lead: 'The three parts of a college season, one by one.' },
    backLink: link('Back to Player Experiences', '/player-experiences'),
    closing,
    seo: seo(
      'Program details | Upfield',
      'Preseason, match days and away trips: what a season at a U.S. university asks of a player.',
    ),
  },
  seo: seo(
    'Player experiences: a year in college soccer | Upfield',
    'Preseason, match day on campus and the long bus: what a year in U.S. college soccer looks like.',
  ),
};
