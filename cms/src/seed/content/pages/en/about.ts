import { LEAD_AGE } from '../../../../contract';
import { link, paragraphs, seo } from '../../parts';
import type { SeedPage } from '../../seed-types';

export const aboutSeed: SeedPage<'about'> = {
  head: {
    title: 'About Us',
    lead: 'Former college athletes and coaches who help young players and their parents find a U.S. university.',
  },
  pictures: ['about-team.webp'],
  mission: {
    heading: 'Mission',
    text: 'To find with each young athlete the U.S. university that fits, and to explain every step to the parents: what it takes, what it costs and what may not work.',
  },
  vision: {
    heading: 'Vision',
    text: 'A region where talent and grades decide who studies abroad, not contacts and not luck.',
  },
  story: {
    heading: 'About Us',
    text: paragraphs(
      'Every family starts with a free 1-on-1 assessment. If we then work together, a pack is paid by the month while the search lasts. From enrollment on, support goes on until graduation at no extra cost.',
      `What is paid is said in advance and in writing. What we do not do: promise a scholarship, take money for a place on a team, or speak to a player under ${LEAD_AGE.guardian} without a parent or guardian taking part.`,
    ),
    stages: [
      {
        label: 'Before',
        title: 'Free assessment',
        text: 'A placement specialist looks at your level, your grades and your budget, and says what is realistic.',
      },
      {
        label: 'During',
        title: 'Card, film, tests, coaches',
        text: 'We prepare your player card with you. From the Next Level Pack on, we also help you write to college coaches.',
      },
      {
        label: 'After',
        title: 'Until graduation',
        text: 'Visa, arrival, grades, transfers: you keep your contact at Upfield, at no extra cost.',
      },
    ],
  },
  people: [],
  closing: {
    heading: 'Ask us anything',
    text: 'Bring your parents, and the hard questions.',
    link: link('Schedule an assessment', '/contact'),
  },
  seo: seo(
    'About us: mission and vision | Upfield',
    'Who we are, what is free, what is paid and what we do not promise. Support goes on until graduation at no extra cost.',
  ),
};
