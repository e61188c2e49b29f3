import { expect, it } from 'vitest';
import { parsePictureAddress, pictureAddress } from './picture-address';

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://site.example');
  return parsePictureAddress(pathname, searchParams);
};

it.each([
  ['/uploads/hall_1a2b.avif?v=lx3', '/pictures/share/hall_1a2b.avif.jpg?v=lx3'],
  ['/uploads/upfield/0a1b.png', '/pictures/share/upfield/0a1b.png.jpg'],
  ['/uploads/Team.Photo.JPG?v=lx3&x=1', '/pictures/share/Team.Photo.JPG.jpg?v=lx3'],
])('the shared %s is %s', (url, address) => {
  expect(pictureAddress('share', url)).toBe(address);
  const [file = '', version = ''] = url.replace('/uploads/', '').replace('&x=1', '').split('?v=');
  expect(read(address)).toEqual({ variant: 'share', file, version });
});

it.each([
  '',
  '/uploads/film_1.mp4',
  '/uploads/guide.pdf',
  '/uploads/other/a.png',
  '/media/pitch.jpg',
  'https://evil.example/uploads/a.png',
  '//evil.example/uploads/a.png',
  'http://[',
])('%s is no uploaded picture', (url) => {
  expect(pictureAddress('share', url)).toBeNull();
});

it.each([
  '/pictures/',
  '/pictures/share/',
  '/pictures/share/a.png',
  '/pictures/share/a.png.png',
  '/pictures/share/a.svg.jpg',
  '/pictures/640/a.png.jpg',
  '/pictures/constructor/a.png.jpg',
  '/pictures/share/../a.png.jpg',
  '/pictures/share/%2e%2e/a.png.jpg',
  '/pictures/share//upfield/a.png.jpg',
  '/pictures/share/upfield%2Fa.png.jpg',
  '/pictures/share/http://evil.example/a.png.jpg',
  '/pictures/share/.env.png.jpg',
])('%s asks for nothing', (path) => {
  expect(parsePictureAddress(path, new URLSearchParams())).toBeNull();
});
