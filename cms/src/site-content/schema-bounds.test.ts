import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import privacy from '../components/global/privacy';
import { CARD_TEXT_MAX, E164_MAX, FILM_URL_MAX, HREF_MAX } from '../contract';
import type { ComponentDefinition, FieldRule } from './model';

const SOURCE = join(__dirname, '..');

const fields = await Promise.all(
  ['components', 'api'].flatMap((folder) =>
    readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => (folder === 'components' ? file.endsWith('.ts') : file.endsWith('schema.ts')))
      .map(async (file) => {
        const { default: schema }: { default: Pick<ComponentDefinition, 'attributes'> } = await import(
          join(SOURCE, folder, file)
        );
        return Object.entries(schema.attributes).map(([name, field]) => ({ field, where: `${file} ${name}` }));
      }),
  ),
).then((lists) => lists.flat());

test.each<[FieldRule, number]>([
  ['href', HREF_MAX],
  ['url', FILM_URL_MAX],
  ['whatsapp', E164_MAX],
])('every field of the rule %s is as long as the contract allows', (rule, max) => {
  const ofRule = fields.filter(({ field }) => field.pluginOptions?.rule === rule);
  expect(ofRule.length).toBeGreaterThan(0);
  for (const { field, where } of ofRule) expect(field.maxLength, where).toBe(max);
});

test('the text that guardians agree to fits into the consent of a card', () => {
  expect(privacy.attributes.guardianConsentText.maxLength).toBeLessThanOrEqual(CARD_TEXT_MAX.consent);
});
