import { expect, it } from 'vitest';
import { countryInksCss } from './country-inks';

it('is what the stylesheet says', async () => {
  await expect(countryInksCss()).toMatchFileSnapshot('./country-inks.css');
});
