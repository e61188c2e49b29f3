/** What people paste into a text field. */
export const ODD_TEXTS: readonly string[] = [
  '',
  '   ',
  'W'.repeat(120),
  'word '.repeat(60).trim(),
  'x'.repeat(5000),
  '</script><script>alert(1)</script>',
  '<b>bold</b> & "quoted" &amp; \\ {{name}} %s',
  'ÁÉÍÓÚÑ ÜÇ ğŞİ ẞ',
  'مرحبا بكم في الموقع',
  '日本語の見出し',
  '👩‍👧‍👦 ⚽️ 🇸🇻',
  'zero​width­soft﻿bom',
  'l̸̛͎͘i̷̺͝n̷͇̈́e̴̫͝',
  'one\ntwo\r\nthree\ttabs',
  'null',
  '\ud800 half a character',
  '\u0000 nothing',
];

/** What people paste into the target of a link. */
export const ODD_TARGETS: readonly string[] = [
  '',
  'javascript:alert(1)',
  'data:text/html,<p>hello',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  'www.elsewhere.example',
  'packages',
  ' /packages',
  '/packages?utm_source=menu#registration',
  '/Packages/',
  '/packges',
  'https://elsewhere.example/?a=b&c=d',
  'mailto:team@elsewhere.example',
  'tel:+503 7000-0000',
  `https://elsewhere.example/${'x'.repeat(2500)}`,
];

/** What people paste into a date or a moment. */
export const ODD_MOMENTS: readonly (string | null)[] = [
  null,
  'tomorrow',
  '1999-01-01T00:00:00.000Z',
  '2999-12-31T23:59:59.999Z',
  '2026-02-30T10:00:00.000Z',
  '2026-11-28',
];
