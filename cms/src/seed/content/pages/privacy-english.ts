import { FILM_SERVICES, IMAGE_CACHE_HOURS, LEAD_AGE, PREVIEW_SESSION_SECONDS } from '../../../contract';
import { list, paragraphs, seo } from '../parts';
import type { SeedPage } from '../seed-types';

export const privacyEnglish: SeedPage<'privacy'>['english'] = {
  seo: seo(
    'Privacy | Upfield',
    'What Upfield collects about players and families, why, who sees it, how long it is kept and how to have it removed.',
  ),
  title: 'Privacy',
  lead: 'How Upfield handles the data of players and families, many of them minors.',
  contentsLabel: 'On this page',
  otherLanguageLabel: 'Leer en español',
  sections: [
    {
      anchor: 'collect',
      heading: 'What we collect',
      text: [
        ...paragraphs('Only what you send us, or what staff enter with you:'),
        ...list(
          `Request and registration forms: name, e-mail, phone, age, sport, country, graduation date, the package you ask about and, if you have one, a link to your video. Under ${LEAD_AGE.guardian}, a parent’s or guardian’s name and e-mail too.`,
          'Player cards: name, sport, country, date of birth, height, weight, school results, languages, teams, pictures and a link to film.',
          'Newsletter: your e-mail address.',
        ),
        ...paragraphs('We ask for no passport, bank or health data through this site.'),
      ],
    },
    {
      anchor: 'minors',
      heading: `Players under ${LEAD_AGE.guardian}`,
      text: paragraphs(
        'A parent or legal guardian is part of every step, and staff record their consent on the player’s card. Visitors see the year of birth, never the day. A card holds no phone number, e-mail or home address.',
      ),
    },
    {
      anchor: 'use',
      heading: 'Why we use it',
      text: list(
        'To answer your request and hold the assessment.',
        'To prepare a player card and show it to college coaches.',
        'To send the newsletter, if you confirmed that you want it.',
      ),
    },
    {
      anchor: 'see',
      heading: 'Who sees it',
      text: paragraphs(
        'Public cards can be read by anyone, coaches included; each card can be kept from search engines. What you send through a form is read by our staff only. We do not sell data and do not share it for advertising.',
      ),
    },
    {
      anchor: 'pictures',
      heading: 'Pictures and film',
      text: paragraphs(
        `Pictures are stored without the place and device data that phones write into them. Film stays with ${FILM_SERVICES.join(' or ')}: nothing is loaded from there until you press play, and from then on their own rules apply.`,
      ),
    },
    {
      anchor: 'keep',
      heading: 'How long we keep it',
      text: paragraphs(
        `Form requests are deleted after {{leadRetentionMonths}} months. A card stays public until the player, a parent or staff takes it down; a deleted card is gone from view at once and from the database minutes later, with its pictures. Browsers and copies on the way may keep a picture for up to ${IMAGE_CACHE_HOURS} hours.`,
      ),
    },
    {
      anchor: 'rights',
      heading: 'Your rights',
      text: paragraphs(
        'You may see, correct, receive or delete your data at any time, and take back a consent. Every player page has a link to request removal; or write to hello@upfield.example. For a minor, a parent or guardian can ask.',
      ),
    },
    {
      anchor: 'cookies',
      heading: 'Cookies and captcha',
      text: paragraphs(
        `Visitors get no cookies, no advertising and no tracking. The check in our forms that you are a person runs on our own server. Staff who sign in keep a session in their browser, and editors who preview a page get a cookie for ${PREVIEW_SESSION_SECONDS / 60} minutes.`,
      ),
    },
    {
      anchor: 'changes',
      heading: 'Changes and contact',
      text: paragraphs(
        'If this page changes in a way that matters, it will say so at the top. Questions: hello@upfield.example.',
      ),
    },
  ],
};
