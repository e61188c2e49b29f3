import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../contract';
import type { LivePages } from '../site-content/live-links';
import { DEFAULT_WORDS } from './default-words';
import { renderMail } from './render';
import { MAIL_TEMPLATES } from './template';

const input = {
  language: 'en',
  values: {
    fullname: 'Ana <b>',
    firstName: 'Ana <b>',
    playerName: '{{confirmLink}}',
    confirmLink: 'https://x.example/c',
  },
  answers: [{ label: 'Sport', value: '<script>alert(1)</script>\nsecond line' }],
  siteName: 'Upfield & Co',
  contact: 'hello@example.com',
  publicUrl: 'https://upfield.example',
  pages: { languages: LANGUAGES, unpublishedPaths: [] },
} as const;

describe('renderMail', () => {
  const mail = renderMail({ ...input, answers: [...input.answers], words: DEFAULT_WORDS.assessment.en });

  test('fills the marks, in HTML and in plain text', () => {
    expect(mail.subject).toBe('We received your request, Ana <b>');
    expect(mail.text).toContain('Hello Ana <b>, and hello to your parents');
    expect(mail.text).toContain('See how it works: https://upfield.example/packages');
    expect(mail.html).toContain('href="https://upfield.example/packages"');
    expect(mail.html).not.toContain('{{');
  });

  test('links to no unpublished page', () => {
    const unpublishedPaths = ['/packages', '/es/packages', '/privacy', '/privacidad'];
    const pages = { ...input.pages, unpublishedPaths };
    const { html, text } = renderMail({ ...input, pages, answers: [], words: DEFAULT_WORDS.assessment.en });
    for (const part of [html, text]) {
      expect(part).not.toMatch(/\/packages|\/privacy|See how it works/);
      expect(part).toContain('hello@example.com');
    }
  });

  test('leads to pages in its own language, and to the other where they are published in that one alone', () => {
    const spanish = (pages: LivePages = input.pages) =>
      renderMail({ ...input, pages, language: 'es', answers: [], words: DEFAULT_WORDS.assessment.es }).text;
    const both = spanish();
    expect(both).toContain('https://upfield.example/es/packages');
    expect(both).toContain('https://upfield.example/privacidad');
    const unpublishedPaths = ['/es/packages'];
    const one = spanish({ ...input.pages, unpublishedPaths });
    expect(one).toContain('https://upfield.example/packages');
    const english = spanish({ languages: ['en'], unpublishedPaths: [] });
    expect(english).toMatch(/example\/packages[\s\S]*example\/privacy/);
  });

  test('escapes values in HTML', () => {
    expect(mail.html).not.toMatch(/<script|<b>, and/);
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>second line');
    expect(mail.html).toContain('Upfield &amp; Co');
  });

  test('does not read a value as a template', () => {
    const { subject } = renderMail({ ...input, answers: [], words: DEFAULT_WORDS['coach-question'].en });
    expect(subject).toBe('Your question about {{confirmLink}}');
  });

  test('keeps a subject to one line', () => {
    const words = { ...DEFAULT_WORDS.newsletter.en, subject: 'Hello {{firstName}}' };
    const values = { firstName: 'Eva\r\nBcc: victim@example.com' };
    expect(renderMail({ ...input, values, answers: [], words }).subject).toBe('Hello Eva Bcc: victim@example.com');
  });

  test.each(MAIL_TEMPLATES)('%s says something in both languages', (name) => {
    for (const language of LANGUAGES) {
      const { html, text, subject } = renderMail({
        ...input,
        language,
        answers: [],
        words: DEFAULT_WORDS[name][language],
      });
      expect(html).toContain(`<html lang="${language}">`);
      expect([html, text, subject].every((part) => part.length > 10)).toBe(true);
    }
  });
});
