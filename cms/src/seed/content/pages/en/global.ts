import { LEAD_AGE } from '../../../../contract';
import { link } from '../../parts';
import type { SeedGlobal } from '../../seed-types';

const scholarships = [
  link('Guaranteed Scholarships', '/scholarships#guaranteedscholarship'),
  link('Sports Scholarships', '/scholarships#sportsscholarships'),
  link('Academic Scholarships', '/scholarships#academicscholarships'),
];

const players = [link('Player Experiences', '/player-experiences'), link('Player Cards', '/player-cards')];

const offerings = [
  link('Starter Pack', '/packages#starter-pack'),
  link('Next Level Pack', '/packages#next-level-pack'),
  link('All-Star Pack', '/packages#all-star-pack'),
  link('Add-Ons', '/packages#addons'),
];

/**
 * What every page of the demo site shares. Contact details are placeholders: nobody reads upfield.example, and accounts at the front page
 * of their network lead nowhere.
 */
export const globalSeed: SeedGlobal = {
  siteName: 'Upfield',
  header: {
    menu: [
      { label: 'Home', href: '/', links: [] },
      { label: 'Packages', href: '/packages', links: [] },
      { label: 'Scholarships', href: '/scholarships', links: scholarships },
      { label: 'Players', href: '/player-cards', links: players },
      { label: 'Player Draft', href: '/player-draft', links: [] },
      { label: 'About us', href: '/about', links: [] },
      { label: 'Contact us', href: '/contact', links: [] },
    ],
    button: link('Get recruited', '/contact'),
  },
  sidebar: {
    heading: 'Contents',
    blurb:
      'Upfield helps student-athletes and their parents look for sports scholarships at U.S. universities. It starts with a free 1-on-1 assessment, and support goes on until graduation.',
    offerings,
    button: link('Get recruited', '/contact'),
  },
  socialLinks: [
    { network: 'instagram', label: '@upfield.example', href: 'https://www.instagram.com/' },
    { network: 'tiktok', label: '@upfield.example', href: 'https://www.tiktok.com/' },
    { network: 'youtube', label: 'Upfield', href: 'https://www.youtube.com/' },
  ],
  contact: {
    email: 'hello@upfield.example',
    scholarshipsEmail: 'scholarships@upfield.example',
    whatsappNumber: '+15555550100',
    whatsappText: 'Hello, I would like to know more about the free assessment.',
    whatsappLabel: 'Write on WhatsApp',
  },
  company: null,
  leadForm: {
    submitLabel: 'Send my details',
    consentText:
      'I agree that Upfield may use these details to answer my request. They are not sold, and I can ask to have them deleted.',
    guardianText: `Under ${LEAD_AGE.guardian}: please add a parent or guardian. They take part in every step.`,
    privacyHref: '/privacy',
    successTitle: 'Received.',
    successText:
      'We will write to you to agree on a time for your assessment. It is free, and you do not have to buy anything afterwards.',
    insecureText: 'This form needs a secure connection. Please write to scholarships@upfield.example instead.',
  },
  footer: {
    tagline: 'Sports scholarships at U.S. universities, from your field to theirs.',
    columns: [
      { heading: 'Packages', href: '/packages', links: offerings },
      { heading: 'Scholarships', href: '/scholarships', links: scholarships },
      { heading: 'Players', href: '/player-cards', links: players },
      { heading: 'Player Draft', href: '/player-draft', links: [link('El Salvador 2025', '/player-draft')] },
      {
        heading: 'About Us',
        href: '/about',
        links: [link('Vision', '/about#vision'), link('Mission', '/about#mission')],
      },
      {
        heading: 'Contact Us',
        href: '/contact',
        links: [
          { label: '@upfield.example', href: 'https://www.instagram.com/', newTab: true },
          link('hello@upfield.example', 'mailto:hello@upfield.example'),
        ],
      },
    ],
    copyright: '© {{year}} Upfield',
    legalLinks: [link('Privacy', '/privacy'), link('Staff log in', '/admin')],
    staffLink: link('Create a player card', '/player-cards/create'),
    demoNotice: 'Demo site: the players, quotes and contact details are invented.',
  },
  newsletter: {
    enabled: false,
    heading: 'One newsletter a month',
    text: 'Dates, deadlines and what coaches look for. No more than one email a month.',
    buttonLabel: 'Sign up',
    consentText: 'I agree to get this newsletter. Each one has an unsubscribe link.',
    pendingText: 'Almost done: please open the email we sent and confirm your address.',
    confirmedText: 'Your address is confirmed. You will get the next newsletter.',
    leftText: 'You are unsubscribed. We will send you no more newsletters.',
  },
  privacy: {
    showFullBirthDate: false,
    requireConsent: false,
    guardianConsentText:
      'As parent or legal guardian I agree that Upfield shows this player’s card in public, where anyone on the internet can see it: name, sport, position, country, {{birthDate}}, height, weight, graduation and enrollment years, school and test results, intended major, languages, teams, pictures and film. I can ask to have it changed or taken down at any time.',
    neverAskedText: 'Passport, bank or health data through this site.\nA payment for the assessment.',
    removalLabel: 'Request removal',
    removalText:
      'For the player and the family. Tell us how you are related to the player. We handle these requests before anything else, and you do not need to give a reason.',
  },
  defaultSeo: {
    title: 'Upfield: sports scholarships at U.S. universities',
    description:
      'Upfield helps student-athletes and their parents look for sports scholarships at U.S. universities, starting with a free 1-on-1 assessment.',
    image: 'open-graph.jpg',
  },
};
