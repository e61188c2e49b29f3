import { FILM_SERVICES, LEAD_AGE } from '../../../../contract';
import { list, paragraphs, seo } from '../../parts';
import type { SeedPage } from '../../seed-types';

const text: SeedPage<'privacy'>['document'] = {
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
        ...paragraphs('What you send us, what comes along with it, and what staff enter with you:'),
        ...list(
          `Request and registration forms: name, email, phone, age, sport, country, graduation date, the package you ask about, whether the player or a parent writes and, if you have one, a link to your film or that you will send it. Under ${LEAD_AGE.guardian}, a parent’s or guardian’s name and email too.`,
          'With each form: the day and hour, the page it was sent from, its language, the words of the consent and, if you came by one of our links or ads, the campaign that the link names. Staff add notes on how your request goes on.',
          'Questions from coaches: name, email, university, the player and the message. Requests to remove a player: name, email, the player and the message.',
          'Player cards: name, sport, position, country, date of birth, height, weight, graduation and enrollment years, school and test results, intended major, languages, teams, pictures and a link to film; and who gave consent, on which day and to which words. A consent that is taken back stays on record as taken back until the card is erased.',
          'Newsletter: your email address. When you unsubscribe it stays marked as unsubscribed, until you ask us to delete it.',
          'Against abuse: a count of requests from each network address, in a form from which the address cannot be read, for a day at most.',
        ),
      ],
    },
    {
      anchor: 'minors',
      heading: `Players under ${LEAD_AGE.guardian}`,
      text: paragraphs(
        `A parent or legal guardian is part of every step, and staff record their consent on the player’s card. Visitors see {{birthDate}}. A card holds no phone number, email or home address. {{consentRule}} When a player under ${LEAD_AGE.guardian} sends us a form, the parent or guardian it names gets the same confirmation.`,
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
        'Requests, questions and removal requests sent through a form are deleted after {{leadRetentionMonths}} months, with every email about them; copies of emails that were sent, after {{mailRetentionDays}} days. A newsletter address that is not confirmed is deleted after {{newsletterConfirmDays}} days. A card stays public until the player, a parent or staff takes it down; a deleted card is gone from view at once and from the database minutes later, with its pictures. Browsers and copies on the way may keep a picture for up to {{pictureCacheHours}} hours.',
      ),
    },
    {
      anchor: 'rights',
      heading: 'Your rights',
      text: paragraphs(
        'You may see, correct, receive or delete your data at any time, and take back a consent. Every player page has a link to request removal; or write to {{privacyEmail}}. For a minor, a parent or guardian can ask.',
      ),
    },
    {
      anchor: 'cookies',
      heading: 'Cookies and captcha',
      text: paragraphs(
        'Visitors get no cookies and no advertising, and we do not follow anybody from page to page. If the link that brought you names a campaign, your browser remembers it until you close the tab, and a form that you send tells us. The check in our forms that you are a person runs on our own server. Staff who log in keep a session in their browser and, after it, the language of their screens in a cookie; editors who preview a page get a cookie for {{previewMinutes}} minutes.',
      ),
    },
    {
      anchor: 'changes',
      heading: 'Changes and contact',
      text: paragraphs(
        'If this page changes in a way that matters, it will say so at the top. Questions: {{privacyEmail}}.',
      ),
    },
  ],
};

export const privacySeed: SeedPage<'privacy'> = { document: text, updatedOn: null, providers: [], hostingCountry: '' };
