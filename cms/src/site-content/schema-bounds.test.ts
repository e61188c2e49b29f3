import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CARD_TEXT_MAX, FILM_URL_MAX, HREF_MAX, SOCIAL_NETWORKS } from '../contract';

/** The forms of the admin are JSON, which imports nothing: what the contract bounds as well is compared here. */

interface Attribute {
  maxLength?: number;
  enum?: string[];
  pluginOptions?: { rule?: string };
}

const SOURCE = join(__dirname, '..');

const attributes = ['components', 'api'].flatMap((folder) =>
  readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const schema: { attributes: Record<string, Attribute> } = JSON.parse(
        readFileSync(join(SOURCE, folder, file), 'utf8'),
      );
      return Object.entries(schema.attributes).map(([name, attribute]) => ({ file, name, attribute }));
    }),
);

const ofRule = (rule: string) => attributes.filter(({ attribute }) => attribute.pluginOptions?.rule === rule);
const find = (file: string, name: string) =>
  attributes.find((attribute) => attribute.file === file && attribute.name === name)?.attribute;

test.each([
  ['href', HREF_MAX],
  ['url', FILM_URL_MAX],
])('every field of the rule %s is as long as the contract allows', (rule, max) => {
  expect(ofRule(rule).length).toBeGreaterThan(0);
  for (const { file, name, attribute } of ofRule(rule)) expect(attribute.maxLength, `${file} ${name}`).toBe(max);
});

test('the networks of a social link are those that the contract knows', () =>
  expect(find('shared/social-link.json', 'network')?.enum).toEqual(SOCIAL_NETWORKS));

test('the text that guardians agree to fits into the consent of a card', () =>
  expect(find('global/privacy.json', 'guardianConsentText')?.maxLength).toBeLessThanOrEqual(CARD_TEXT_MAX.consent));
