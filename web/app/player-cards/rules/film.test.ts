import { FILM_SITES } from '@upfield/cms/contract';
import { describe, expect, it } from 'vitest';
import { film } from './film';

const ID = 'dQw4w9WgXcQ';
const PLAYER = `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&rel=0`;
const source = (link: string) => {
  const found = film(link);
  return found?.kind === 'embed' ? found.src : found?.href;
};

describe('YouTube', () => {
  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?list=PL1&v=${ID}&index=2`,
    `http://m.youtube.com/watch?v=${ID}`,
    `https://youtu.be/${ID}`,
    `https://youtu.be/${ID}?si=abc`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}`,
    `https://youtube.com/shorts/${ID}?feature=share`,
    `https://www.youtube.com/live/${ID}`,
    `https://www.youtube.com/watch/?v=${ID}`,
    `https://www.youtube.com/?v=${ID}`,
    `https://www.youtube.com/e/${ID}`,
    `https://www.youtube.com/v/${ID}`,
    `https://gaming.youtube.com/watch?v=${ID}`,
    `https://WWW.YouTube.com/watch?v=${ID}`,
    `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`,
    `youtu.be/${ID}`,
    `www.youtube.com/watch?v=${ID}`,
  ])('plays %s from the host without cookies', (link) => {
    expect(source(link)).toBe(PLAYER);
  });

  it.each([
    ['?t=90', 90],
    ['?t=90s', 90],
    ['?t=1m30s', 90],
    ['?t=1h2m3s', 3723],
    ['?start=45', 45],
    ['?time_continue=7', 7],
    ['#t=1m30s', 90],
    ['#t=90', 90],
  ])('starts where %s says', (query, start) => {
    expect(source(`https://youtu.be/${ID}${query}`)).toBe(`${PLAYER}&start=${start}`);
  });

  it.each([
    'https://www.youtube.com/@club',
    'https://www.youtube.com/watch?v=short',
    'https://youtu.be/',
    'https://www.youtube.com/playlist?list=PL1',
    'https://www.youtube.com/clip/UgkxAbCdEf',
    'https://www.youtube.com/attribution_link?a=x',
    `https://www.youtube.com/attribution_link?u=https%3A%2F%2Fevil.example%2Fwatch%3Fv%3D${ID}`,
  ])('links to %s, which names no film', (link) => {
    expect(film(link)).toEqual({ kind: 'link', href: link });
  });

  it('does not play a film of a similar host, nor one with an invalid id', () => {
    expect(film(`https://youtube.com.evil.example/watch?v=${ID}`)?.kind).toBe('link');
    expect(film('https://youtu.be/%22%3E%3Cscript%3E')?.kind).toBe('link');
  });
});

describe('Vimeo', () => {
  it.each([
    ['https://vimeo.com/123456789', '123456789?autoplay=1&dnt=1'],
    ['https://vimeo.com/123456789/abcdef1234', '123456789?autoplay=1&dnt=1&h=abcdef1234'],
    ['https://player.vimeo.com/video/123456789?h=abcdef1234', '123456789?autoplay=1&dnt=1&h=abcdef1234'],
    ['https://vimeo.com/channels/staffpicks/123456789', '123456789?autoplay=1&dnt=1'],
    ['https://m.vimeo.com/123456789', '123456789?autoplay=1&dnt=1'],
    ['https://vimeo.com/showcase/11223344/video/123456789', '123456789?autoplay=1&dnt=1'],
    ['https://vimeo.com/album/11223344/video/123456789', '123456789?autoplay=1&dnt=1'],
    ['vimeo.com/123456789', '123456789?autoplay=1&dnt=1'],
    ['https://vimeo.com/123456789#t=1m5s', '123456789?autoplay=1&dnt=1#t=65s'],
  ])('plays %s', (link, player) => {
    expect(source(link)).toBe(`https://player.vimeo.com/video/${player}`);
  });

  it.each(['https://vimeo.com/club', 'https://vimeo.com/showcase/11223344', 'https://vimeo.com/event/4455667'])(
    'links to %s, which is no film',
    (link) => expect(film(link)).toEqual({ kind: 'link', href: link }),
  );
});

/** An address of each site whose scheme the CMS adds. */
const WITHOUT_SCHEME: Record<(typeof FILM_SITES)[number], string> = {
  'youtube.com': `youtube.com/watch?v=${ID}`,
  'youtu.be': `youtu.be/${ID}`,
  'vimeo.com': 'vimeo.com/123456789',
};

it.each(FILM_SITES)('plays the films of %s, typed without the scheme', (site) => {
  expect(film(WITHOUT_SCHEME[site])?.kind).toBe('embed');
});

it('links to any other web address', () => {
  expect(film('https://www.hudl.com/video/3/1')).toEqual({ kind: 'link', href: 'https://www.hudl.com/video/3/1' });
  expect(film('youtube.com/@club')).toEqual({ kind: 'link', href: 'https://youtube.com/@club' });
});

it.each([
  null,
  undefined,
  '',
  'javascript:alert(1)',
  'not a link',
  'www.hudl.com/video/3/1',
  'ftp://files.example/a.mp4',
])('has no film for %s', (link) => {
  expect(film(link)).toBeNull();
});
