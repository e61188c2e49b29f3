import { expect, test } from 'vitest';
import { globalInEnglish, globalInSpanish, privacyInEnglish, privacyInSpanish } from './twin-fields';

const global = {
  siteName: 'Upfield',
  sidebar: { heading: 'Contents', blurb: 'Who we are', spanishBlurb: 'Quiénes somos' },
  footer: { tagline: 'From your field to theirs', spanishTagline: '', demoNotice: 'Demo', spanishDemoNotice: null },
  privacy: { neverAskedText: 'No passport', neverAskedSpanishText: '' },
  company: null,
};

test('Global in English is the same without the twins', () => {
  expect(globalInEnglish(global)).toEqual({
    siteName: 'Upfield',
    sidebar: { heading: 'Contents', blurb: 'Who we are' },
    footer: { tagline: 'From your field to theirs', demoNotice: 'Demo' },
    privacy: { neverAskedText: 'No passport' },
    company: null,
  });
});

test('Global in Spanish has the twins, and of empty ones what Spanish pages showed: the English words or nothing', () => {
  expect(globalInSpanish(global)).toEqual({
    siteName: 'Upfield',
    sidebar: { heading: 'Contents', blurb: 'Quiénes somos' },
    footer: { tagline: 'From your field to theirs', demoNotice: 'Demo' },
    privacy: { guardianConsentText: null, neverAskedText: null },
    company: null,
  });
});

test('the twins may stand elsewhere', () => {
  const content = { sidebar: { blurb: 'Who we are' } };
  expect(globalInSpanish(content, { sidebar: { spanishBlurb: 'Quiénes somos' } })).toEqual({
    sidebar: { blurb: 'Quiénes somos' },
  });
});

const privacy = {
  english: { title: 'Privacy' },
  spanish: { title: 'Privacidad' },
  updatedOn: '2026-01-05',
  providers: [
    { name: 'Host Uno', purpose: 'hosting', purposeSpanish: 'alojamiento' },
    { name: 'Mail Dos', purpose: 'mail', purposeSpanish: '' },
  ],
  hostingCountry: 'Germany',
  hostingCountrySpanish: 'Alemania',
};

test('the privacy page becomes a page a language', () => {
  expect(privacyInEnglish(privacy)).toEqual({
    document: { title: 'Privacy' },
    updatedOn: '2026-01-05',
    providers: [
      { name: 'Host Uno', purpose: 'hosting' },
      { name: 'Mail Dos', purpose: 'mail' },
    ],
    hostingCountry: 'Germany',
  });
  expect(privacyInSpanish(privacy)).toEqual({
    document: { title: 'Privacidad' },
    updatedOn: '2026-01-05',
    providers: [
      { name: 'Host Uno', purpose: 'alojamiento' },
      { name: 'Mail Dos', purpose: 'mail' },
    ],
    hostingCountry: 'Alemania',
  });
});
