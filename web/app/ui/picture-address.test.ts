import { describe, expect, it } from 'vitest';
import { type PictureVariant, parsePictureAddress, pictureAddress, SHARE } from './picture-address';

const NARROW: PictureVariant = { kind: 'width', width: 320, format: 'avif' };

describe('an uploaded picture', () => {
  it.each([
    ['/uploads/hall_1a2b.avif?v=lx3', SHARE, '/pictures/share/hall_1a2b.avif.jpg?v=lx3'],
    ['/uploads/upfield/0a1b.png', SHARE, '/pictures/share/upfield/0a1b.png.jpg'],
    ['/uploads/Team.Photo.JPG?v=lx3', SHARE, '/pictures/share/Team.Photo.JPG.jpg?v=lx3'],
    ['/uploads/hall_1a2b.avif?v=lx3', NARROW, '/pictures/320/hall_1a2b.avif.avif?v=lx3'],
  ])('%s has an address that is read again', (url, variant, address) => {
    expect(pictureAddress(variant, url)).toBe(address);
    const [file = '', version = ''] = url.replace('/uploads/', '').split('?v=');
    expect(parsePictureAddress(address)).toEqual({ variant, file, version });
  });

  it.each([
    '',
    '/uploads/film_1.mp4',
    '/uploads/guide.pdf',
    '/uploads/other/a.png',
    '/media/pitch.jpg',
    '/uploads/upfield/0a1b.png?view=signature',
    'https://evil.example/uploads/a.png',
    '//evil.example/uploads/a.png',
    'blob:http://site.example/1',
    'http://[',
  ])('is not what %s is', (url) => {
    expect(pictureAddress(SHARE, url)).toBeNull();
    expect(pictureAddress(NARROW, url)).toBeNull();
  });
});

it.each([
  '/pictures/',
  '/pictures/share/',
  '/pictures/share/a.png',
  '/pictures/share/a.png.png',
  '/pictures/share/a.png.avif',
  '/pictures/share/a.svg.jpg',
  '/pictures/640/a.png.jpg',
  '/pictures/640/a.png.AVIF',
  '/pictures/641/a.png.avif',
  '/pictures/0640/a.png.avif',
  '/pictures/constructor/a.png.jpg',
  '/pictures/share/../a.png.jpg',
  '/pictures/share/%2e%2e/a.png.jpg',
  '/pictures/share//upfield/a.png.jpg',
  '/pictures/share/upfield%2Fa.png.jpg',
  '/pictures/share/http://evil.example/a.png.jpg',
  '/pictures/share/.env.png.jpg',
  '/pictures/640/a.png.avif?',
  '/pictures/640/a.png.avif?v=',
  '/pictures/640/a.png.avif?v=lx3&x=1',
  '/pictures/640/a.png.avif?x=1',
  '/pictures/640/a.png.avif?v=..%2f',
])('%s asks for nothing', (address) => {
  expect(parsePictureAddress(address)).toBeNull();
});
