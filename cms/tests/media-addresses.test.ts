import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { rows } from '../src/database/rows';
import { compiled, server } from './support/server';

const FILE = 'plugin::upload.file';

interface MediaRow {
  id: number;
  name: string;
  hash: string;
  ext: string;
  url: string;
  provider: string;
  mime: string;
  size: number;
  formats: Record<string, { hash: string; ext: string; url: string }> | null;
}

test('media stored with a bucket URL gets an address on our origin, its smaller formats included', async () => {
  const { strapi } = await server();
  const files = rows<MediaRow>(strapi, FILE);
  const file = { name: 'hall.jpg', ext: '.jpg', mime: 'image/jpeg', size: 1, provider: 'aws-s3' };
  const outside = (hash: string) => ({ hash, ext: '.jpg', url: `https://cdn.example/bucket/${hash}.jpg` });
  const [whole, plain] = [
    await files.create({
      data: { ...file, ...outside('hall_1'), formats: { thumbnail: outside('thumbnail_hall_1') } },
    }),
    await files.create({ data: { ...file, ...outside('hall_2'), formats: null } }),
  ];
  const elsewhere = { ...file, ...outside('hall_3'), provider: 'another', formats: null };
  const { id } = await files.create({ data: elsewhere });

  const { moveMediaToOurOrigin } = compiled<{ moveMediaToOurOrigin: (strapi: Core.Strapi) => Promise<void> }>(
    'storage/media-addresses.js',
  );
  await moveMediaToOurOrigin(strapi);
  expect(await files.findOne({ where: { id: whole.id } })).toMatchObject({
    url: '/uploads/hall_1.jpg',
    formats: { thumbnail: { url: '/uploads/thumbnail_hall_1.jpg' } },
  });
  expect(await files.findOne({ where: { id: plain.id } })).toMatchObject({ url: '/uploads/hall_2.jpg', formats: null });
  expect(await files.findOne({ where: { id } })).toMatchObject({ url: elsewhere.url });
  await files.deleteMany({ where: { hash: { $startsWith: 'hall_' } } });
});
