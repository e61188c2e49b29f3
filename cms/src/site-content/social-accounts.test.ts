import { expect, test } from 'vitest';
import { ofSetUpAccount } from './social-accounts';

test.each([
  ['https://www.instagram.com/', ''],
  ['https://instagram.com', ''],
  ['https://wa.me/', ''],
  ['https://www.instagram.com/upfield.example', 'https://www.instagram.com/upfield.example'],
  ['https://www.youtube.com/?channel=1', 'https://www.youtube.com/?channel=1'],
  ['https://upfield.example/', 'https://upfield.example/'],
  ['mailto:hello@upfield.example', 'mailto:hello@upfield.example'],
  ['/contact', '/contact'],
])('%s leads to “%s”', (href, target) =>
  expect(ofSetUpAccount({ label: 'Us', href })).toEqual({ label: 'Us', href: target }),
);
