import type { PlayerCard } from '@upfield/cms/contract';
import { expect, it } from 'vitest';
import { imagesOver, noImage, storedImages } from './image-state';

const cardWith = (cardImageUrl: string | null, bannerImageUrl: string | null) =>
  ({ cardImageUrl, bannerImageUrl }) as PlayerCard;
const opened = cardWith('/uploads/upfield/a.jpg', '/uploads/upfield/b.jpg');
const theirs = cardWith('/uploads/upfield/c.jpg', null);

it('takes their pictures where nothing was touched here', () => {
  expect(imagesOver(storedImages(opened), opened, theirs)).toEqual(storedImages(theirs));
});

it('keeps a picture that was chosen or removed here', () => {
  const file = new File(['x'], 'mine.jpg', { type: 'image/jpeg' });
  const states = { card: { ...noImage, file }, banner: noImage };
  expect(imagesOver(states, opened, theirs)).toEqual(states);
});
