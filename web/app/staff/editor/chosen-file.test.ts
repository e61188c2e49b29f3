import { IMAGE_MAX_BYTES } from '@upfield/cms/contract';
import { expect, test } from 'vitest';
import { imageProblems } from './chosen-file';
import { noImage } from './image-state';

const chosen = (type: string, size: number) => ({
  ...noImage,
  file: new File([new Uint8Array(size)], 'chosen', { type }),
});

test('both pictures together read as the dialog shows them (specification §5)', () => {
  const states = { card: chosen('image/png', IMAGE_MAX_BYTES.card + 1), banner: chosen('text/plain', 1) };
  expect(imageProblems(states, 'en')).toEqual([
    'Card Image: File is too large. Maximum size is 5MB.',
    'Banner Image: Invalid file type. Please use JPG, PNG, GIF, or WebP images.',
  ]);
  expect(imageProblems({ card: noImage, banner: noImage }, 'en')).toEqual([]);
});
