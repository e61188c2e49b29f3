import { link } from '../parts';
import type { SeedGlobal } from '../seed-types';

const scholarships = [
  link('Guaranteed Scholarships', '/scholarships#guaranteedscholarship'),
  link('Sports Scholarships', '/scholarships#sportsscholarships'),
  link('Academic Scholarships', '/scholarships#academicscholarships'),
];

const players = [link('Player Experiences', '/player-experiences'), link('Player Cards', '/player-cards')];

const offerings = [
  link('Starter Pack', '/packages'),
  link('Next Level Pack', '/packages'),
  link('All-Star Pack', '/packages'),
  link('Add-Ons', '/packages#addons'),
];

/** What every page of the demo site shares. Contact details are placeholders: nobody reads upfield.example. */
export const globalSeed: SeedGlobal = {
  siteName: 'Upfield',
  header: {
    menu: [
      { label: 'Home', href: '/', links: [] },
      { label: 'Packages', href: '/packages', links: [] },
      { label: 'Scholarships', href: '/scholarships', links: scholarships },
      { label: 'Players', href: '', links: players },
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
    whatsappSpanishText: 'Hola, me gustaría saber más sobre el Player Draft y la evaluación gratuita.',
    whatsappSpanishLabel: 'Escríbenos por WhatsApp',
  },
  leadForm: {
    submitLabel: 'Send my details',
    consentText:
      'I agree that Upfield may use these details to answer my request. They are not sold, and I can ask to have them deleted.',
    guardianText: 'Under 18: please add a parent or guardian, who is part of every step.',
    privacyHref: '/privacy',
    successTitle: 'Received.',
    successText: 'We will write to you to set the time of your assessment. It is free, and nothing is owed after it.',
    insecureText: 'This form needs a secure connection. Please write to scholarships@upfield.example instead.',
  },
  footer: {
    tagline: 'Sports scholarships at U.S. universities, from your pitch to theirs.',
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
    copyright: '© 2025 Upfield',
    legalLinks: [link('Privacy', '/privacy'), link('Privacidad', '/privacidad'), link('Staff log in', '/admin')],
    staffLink: link('Create a player card', '/player-cards/create'),
    demoNotice: 'Demo site: the players, quotes and contact details are invented.',
  },
  newsletter: {
    enabled: false,
    heading: 'One letter a month',
    text: 'Dates, deadlines and what coaches look for. No more than one e-mail a month.',
    buttonLabel: 'Sign up',
    consentText: 'I agree to get this letter. Every one of them has a link to leave.',
    pendingText: 'Almost done: please open the e-mail we sent and confirm your address.',
    confirmedText: 'Your address is confirmed. The next letter will come to you.',
    leftText: 'You are off the list, and your address is deleted.',
  },
  privacy: {
    showFullBirthDate: false,
    requireConsent: false,
    guardianConsentText:
      'As parent or legal guardian I agree that Upfield shows this player’s card in public: name, sport, country, year of birth, height, weight, school results, teams, pictures and film. I can ask to have it changed or taken down at any time.',
    removalLabel: 'Request removal',
    removalText:
      'For the player and the family. Tell us who you are to the player. Our staff handle such requests before anything else; you need to give no reason.',
  },
  defaultSeo: {
    title: 'Upfield: sports scholarships at U.S. universities',
    description:
      'Upfield helps student-athletes and their parents look for sports scholarships at U.S. universities, starting with a free 1-on-1 assessment.',
    image: 'open-graph.jpg',
  },
};
