import { readFileSync } from 'node:fs';
import { BRAND } from '@upfield/cms/art';
import { expect, it } from 'vitest';

const file = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const tokens = file('./tokens.css');

/** `pitchDeep` is `--pitch-deep`, `ink2` is `--ink-2`. */
const tokenOf = (name: string) => `--${name.replace(/[A-Z]|\d/g, (sign) => `-${sign.toLowerCase()}`)}`;

it.each(Object.entries(BRAND))('%s is the same in drawings, mails and the admin', (name, colour) => {
  expect(tokens).toContain(`  ${tokenOf(name)}: ${colour};`);
});

it.each(['../../public/favicon.svg', '../../public/media/icons/mark.svg', '../../../cms/src/admin/logo.svg'])(
  '%s is printed in pitch and hot',
  (logo) => {
    const inks = [...file(logo).matchAll(/fill="([^"]+)"/g)].map(([, ink]) => ink);
    expect(inks).toEqual([BRAND.pitch, BRAND.hot]);
  },
);
