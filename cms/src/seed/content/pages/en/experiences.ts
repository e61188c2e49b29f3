import { link, list, paragraphs, seo } from '../../parts';
import type { SeedPage } from '../../seed-types';

const slides = [
  {
    anchor: 'preseason',
    title: 'The first preseason',
    text: 'Two practices a day, new teammates, a new language on the field.',
    picture: 'experience-preseason.webp',
    detailHeading: 'August: three weeks before classes',
    detail: [
      ...paragraphs(
        'Fall sports start before the other students arrive. Players move in early, practice twice a day and get to know the team.',
      ),
      ...list(
        'Medical checkup and fitness tests',
        'Team meetings in English',
        'First practice games against nearby universities',
      ),
    ],
    joinLink: link('Join now', '/program-detail#preseason'),
  },
  {
    anchor: 'match-day',
    title: 'Match day on campus',
    text: 'Home games under lights, classes the next morning.',
    picture: 'experience-match-day.webp',
    detailHeading: 'Fall: up to two matches a week',
    detail: [
      ...paragraphs(
        'The season is short and busy. A normal week has classes, practice, supervised study and up to two matches.',
      ),
      ...list(
        'Classes first, practice in the afternoon',
        'Supervised study with tutors',
        'Minimum grades to be allowed to play',
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
      ...paragraphs('Many opponents are in other states. The team travels together and studies on the way.'),
      ...list(
        'The university arranges the team’s travel and meals',
        'Professors know in advance',
        'An exam can sometimes be moved; a deadline rarely',
      ),
    ],
    joinLink: link('Join now', '/program-detail#away-trip'),
  },
] satisfies SeedPage<'experiences'>['slides'];

const closing = {
  heading: 'Your turn',
  text: 'Ask us what a year like this would take for you. The assessment is free.',
  link: link('Get recruited', '/contact'),
};

export const experiencesSeed: SeedPage<'experiences'> = {
  head: { title: 'Player Experiences', lead: 'What a year in college soccer looks like, in three pictures.' },
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
