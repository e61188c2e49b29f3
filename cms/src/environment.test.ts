import { expect, test } from 'vitest';
import { readEnvironment, requireSecrets } from './environment';

const SECRETS = [
  'API_TOKEN_SALT',
  'ADMIN_JWT_SECRET',
  'JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'INTERNAL_SECRET',
  'PREVIEW_SECRET',
  'ALTCHA_SECRET',
];

const SAFE = {
  ...Object.fromEntries(SECRETS.map((name) => [name, `${name} of the test, long enough`])),
  APP_KEYS: 'first-key-of-the-test,second-key-of-the-test',
  NODE_ENV: 'production',
};

/** What the start says with these settings. @returns '' when it goes on */
function refusal(settings: Record<string, string> = {}): string {
  try {
    requireSecrets(readEnvironment({ ...SAFE, ...settings }));
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('secrets that are long and differ let the server start', () => {
  expect(refusal()).toBe('');
});

test.each<[Record<string, string>, string]>([
  [{ JWT_SECRET: '', ALTCHA_SECRET: '' }, 'Set JWT_SECRET, ALTCHA_SECRET: secrets have no default.'],
  [{ JWT_SECRET: '123456789012345' }, 'JWT_SECRET is shorter than 16 bytes.'],
  [{ APP_KEYS: 'first-key-of-the-test,short' }, 'APP_KEYS, key 2, is shorter than 16 bytes.'],
  [
    { PREVIEW_SECRET: 'the same for two settings', ALTCHA_SECRET: 'the same for two settings' },
    'PREVIEW_SECRET and ALTCHA_SECRET are equal',
  ],
  [{ APP_KEYS: 'the-same-key-twice,the-same-key-twice' }, 'APP_KEYS, key 1, and APP_KEYS, key 2, are equal'],
  [{ APP_KEYS: '', INTERNAL_SECRET: 'short' }, 'Set APP_KEYS'],
])('%j stops it in production', (settings, sentence) => {
  expect(refusal(settings)).toContain(sentence);
});

test('a test or a developer may use short ones', () => {
  expect(refusal({ NODE_ENV: 'test', JWT_SECRET: 'short' })).toBe('');
});

test.each(['', ' '])('a setting of %j is an absent one', (empty) => {
  const names = ['CMS_PORT', 'CMS_PUBLIC_URL', 'CMS_METRICS_PORT', 'DATABASE_URL', 'SMTP_URL', 'METRICS_HOST'];
  const settings = Object.fromEntries(names.map((name) => [name, empty]));
  expect(readEnvironment({ ...SAFE, ...settings })).toEqual(readEnvironment(SAFE));
});
