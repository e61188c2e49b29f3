import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  IMAGE_MAX_BYTES,
  MEGABYTE,
  PASSWORD_MIN,
  PREVIEW_LINK_SECONDS,
  RESTORE_MINUTES,
} from '../../cms/src/contract/index.ts';
import { SIGN_IN } from '../../cms/src/rate-limits/table.ts';
import { STALE_AFTER_MONTHS } from '../../web/app/staff/manage/card-status.ts';

/** A document as one line: its sentences are wrapped anywhere. */
const document = (name: string) =>
  readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8').replace(/\s+/g, ' ');

it.each([
  ['staff.md', `a password of ${PASSWORD_MIN} characters or more`],
  [
    'staff.md',
    `a profile image (${IMAGE_MAX_BYTES.card / MEGABYTE} MB at most) and a banner (${IMAGE_MAX_BYTES.banner / MEGABYTE} MB)`,
  ],
  ['staff.md', `**Older than ${STALE_AFTER_MONTHS} months**`],
  ['staff.md', `nobody changed anything on it for ${STALE_AFTER_MONTHS} months`],
  ['staff.md', `The server keeps it for ${RESTORE_MINUTES} minutes`],
  ['marketing.md', `It works for ${PREVIEW_LINK_SECONDS / 60} minutes`],
  [
    'decisions/014-wrong-passwords-make-their-own-network-wait.md',
    `from ${SIGN_IN.firstWaitSeconds} seconds to ${SIGN_IN.longestWaitSeconds / 60} minutes. The account alone has a ceiling of ${SIGN_IN.account.points} an hour`,
  ],
])('%s says: %s', (name, sentence) => expect(document(name)).toContain(sentence));
