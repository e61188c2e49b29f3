import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import global from '../../cms/src/api/global/content-types/global/schema.ts';
import { FAMILIAR_NETWORKS } from '../../cms/src/authentication/familiar-networks.ts';
import { RESET_LINK_MINUTES } from '../../cms/src/authentication/password-reset.ts';
import seo from '../../cms/src/components/shared/seo.ts';
import { MANAGED_PAGE_SIZE, STALE_AFTER_MONTHS } from '../../cms/src/contract/card-list.ts';
import {
  CARD_CHANGES_MAX,
  FILM_SERVICES,
  IMAGE_CACHE_HOURS,
  IMAGE_MAX_BYTES,
  IMAGE_MAX_FRAMES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE,
  imageTypeNames,
  LEAD_AGE,
  MEGABYTE,
  PASSWORD_MIN,
  PREVIEW_LINK_SECONDS,
  PREVIEW_SESSION_SECONDS,
  RESTORE_MINUTES,
} from '../../cms/src/contract/index.ts';
import { GIVE_UP_AFTER_DAYS } from '../../cms/src/mail/failed-attempt.ts';
import { FORMATS } from '../../cms/src/pictures/format.ts';
import { RESET_MAILS, SIGN_IN } from '../../cms/src/rate-limits/limits.ts';
import { DATE_FORMAT } from '../../web/app/forms/date-text.ts';
import { STALE_LIMIT_MS } from '../../web/app/site/cache-policy.ts';
import { pictureAddress, SHARE, SHARED_PICTURE } from '../../web/app/ui/picture-address.ts';
import { BODY_DEADLINE_MS } from '../../web/server/request-body.ts';

/** A document as one line in small letters: its sentences are wrapped anywhere. */
const document = (name: string) =>
  readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8')
    .replace(/\s+/g, ' ')
    .toLowerCase();

const megabytes = { card: IMAGE_MAX_BYTES.card / MEGABYTE, banner: IMAGE_MAX_BYTES.banner / MEGABYTE };
const millionPixels = IMAGE_MAX_PIXELS / 1_000_000;
const stale = { minutes: STALE_LIMIT_MS.people / 60_000, hours: STALE_LIMIT_MS.site / 3_600_000 };
const shared = `${SHARED_PICTURE.width} × ${SHARED_PICTURE.height}`;
const formats = new Intl.ListFormat('en-GB').format(Object.keys(FORMATS));
const films = FILM_SERVICES.join(' or ');
const DECISION = {
  pictures: 'decisions/010-pictures-go-with-their-card.md',
  caches: 'decisions/011-a-page-is-kept-for-what-it-was-made-of.md',
  passwords: 'decisions/014-wrong-passwords-make-their-own-network-wait.md',
  bodies: 'decisions/016-a-request-costs-what-its-page-costs.md',
  commonPasswords: 'decisions/027-common-passwords-are-a-list.md',
  otherCaches: 'decisions/029-other-caches-keep-a-page-for-a-second.md',
};

it.each([
  ['staff.md', `After ${SIGN_IN.pair.points} wrong attempts the site asks you to wait`],
  ['staff.md', `valid for ${RESET_LINK_MINUTES} minutes and once`],
  ['staff.md', `brings ${RESET_MAILS.points} mails in ${RESET_MAILS.seconds / 60} minutes at most`],
  ['staff.md', `a password of ${PASSWORD_MIN} characters or more`],
  ['staff.md', `typed as ${DATE_FORMAT}`],
  ['staff.md', `a profile image (${megabytes.card} MB at most) and a banner (${megabytes.banner} MB)`],
  ['staff.md', `${imageTypeNames()}; where and when`],
  ['staff.md', `${IMAGE_MAX_SIDE.card} pixels on its longer side at most, a banner with ${IMAGE_MAX_SIDE.banner}`],
  ['staff.md', `every card, ${MANAGED_PAGE_SIZE} on a page`],
  ['staff.md', `**Older than ${STALE_AFTER_MONTHS} months**`],
  ['staff.md', `nobody changed anything on it for ${STALE_AFTER_MONTHS} months`],
  ['staff.md', `who changed which parts, the last ${CARD_CHANGES_MAX} times`],
  ['staff.md', `The server keeps it for ${RESTORE_MINUTES} minutes`],
  ['staff.md', `the player from the age of ${LEAD_AGE.guardian}`],
  ['marketing.md', `It works for ${PREVIEW_LINK_SECONDS / 60} minutes`],
  ['marketing.md', `shows drafts in that browser for ${PREVIEW_SESSION_SECONDS / 60} minutes`],
  ['marketing.md', `${formats} are taken`],
  ['marketing.md', `stored with ${IMAGE_MAX_SIDE.banner} pixels on its longer side at most`],
  ['marketing.md', `At most ${millionPixels} million pixels are taken, and ${IMAGE_MAX_FRAMES} frames of an animation`],
  ['marketing.md', `on social networks) | ${shared} |`],
  ['marketing.md', `shows a JPEG of ${shared}`],
  ['marketing.md', `may be any ${films} address`],
  ['marketing.md', `could not leave within ${GIVE_UP_AFTER_DAYS} days`],
  ['architecture.md', `players are shown for ${stale.minutes} minutes, others for ${stale.hours} hours`],
  ['security.md', `pages with players are shown for ${stale.minutes} minutes at most`],
  ['security.md', `shows one with players in our place for ${stale.minutes} minutes at most`],
  ['security.md', `only while the picture is; with the CMS away, for ${stale.minutes} minutes at most`],
  ['security.md', `of ${millionPixels} million pixels at most`],
  [DECISION.pictures, `browsers then keep for ${IMAGE_CACHE_HOURS} hours`],
  [DECISION.caches, `for ${stale.minutes} minutes after that was confirmed, everything else for ${stale.hours} hours`],
  [
    DECISION.passwords,
    `from ${SIGN_IN.firstWaitSeconds} seconds to ${SIGN_IN.longestWaitSeconds / 60} minutes. The account alone has a ceiling of ${SIGN_IN.account.points} an hour`,
  ],
  [
    DECISION.passwords,
    `${FAMILIAR_NETWORKS.perAccount} networks an account are remembered for ${FAMILIAR_NETWORKS.days} days`,
  ],
  [DECISION.bodies, `within a size and ${BODY_DEADLINE_MS / 1000} seconds`],
  [DECISION.commonPasswords, `at least ${PASSWORD_MIN} characters`],
  [DECISION.otherCaches, `${stale.minutes} minutes with players, else ${stale.hours} hours`],
  [DECISION.otherCaches, `until ${stale.minutes} minutes after it last asked`],
])('%s says: %s', (name, sentence) => expect(document(name)).toContain(sentence.toLowerCase()));

it('the admin says how large the picture of a shared link is at best, for a page and for all', () => {
  const { description } = seo.attributes.image.pluginOptions.editor;
  const image = global.attributes.defaultSeo?.pluginOptions.editor.fields?.image;
  for (const help of [description, image]) expect(help).toContain(shared.replace('×', 'by'));
});

it.each(Object.values(FORMATS))('pages offer variants of a stored .$extension', ({ extension }) =>
  expect(pictureAddress(SHARE, `/uploads/a.${extension}`)).not.toBeNull(),
);

it('operations.md names every metric of both servers, and no other', () => {
  const namesIn = (path: string) =>
    [...readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').matchAll(/\bupfield_(?:cms|web)_[a-z_]+/g)].map(
      ([name]) => name.replace(/_(count|bucket)$/, ''),
    );
  const measured = new Set(['cms/src/metrics.ts', 'web/server/metrics.ts'].flatMap(namesIn));
  expect(new Set(namesIn('docs/operations.md'))).toEqual(measured);
});
