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
  ])('plays %s from the host without cookies', (link) => {
    expect(source(link)).toBe(PLAYER);
  });

  it.each([
    ['?t=90', 90],
    ['?t=90s', 90],
    ['?t=1m30s', 90],
    ['?t=1h2m3s', 3723],
    ['?start=45', 45],
  ])('starts where %s says', (query, start) => {
    expect(source(`https://youtu.be/${ID}${query}`)).toBe(`${PLAYER}&start=${start}`);
  });

  it.each([
    'https://www.youtube.com/@club',
    'https://www.youtube.com/watch?v=short',
    'https://youtu.be/',
    'https://www.youtube.com/playlist?list=PL1',
  ])('links to %s, which names no film', (link) => {
    expect(film(link)).toEqual({ kind: 'link', href: link });
  });

  it('is not fooled by a host or an id that only looks the part', () => {
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
    ['https://vimeo.com/123456789#t=1m5s', '123456789?autoplay=1&dnt=1#t=65s'],
  ])('plays %s', (link, player) => {
    expect(source(link)).toBe(`https://player.vimeo.com/video/${player}`);
  });

  it('links to a profile', () => {
    expect(film('https://vimeo.com/club')?.kind).toBe('link');
  });
});

it('links to any other web address', () => {
  expect(film('https://www.hudl.com/video/3/1')).toEqual({ kind: 'link', href: 'https://www.hudl.com/video/3/1' });
});

it.each([null, undefined, '', 'javascript:alert(1)', 'not a link', 'ftp://files.example/a.mp4'])(
  'has no film for %s',
  (link) => {
    expect(film(link)).toBeNull();
  },
);
