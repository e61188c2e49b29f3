import { letteringWidth } from '../../../cms/src/art/index.ts';
import { hot, pitch, pitchDeep, pitchNight, stock } from '../drawing/palette.ts';
import { at, type Drawing, disc, path, rect, sheet, shout } from '../drawing/svg.ts';
import { pitchLayers } from '../pitch/picture.ts';

/** The U and the ball above it, a player with both arms up, on a grid of 40 by 46. */
function mark(letter: string): string {
  return path('M1 12h12v16a7 7 0 0 0 14 0V12h12v16a19 19 0 0 1-38 0Z', letter) + disc(20, 7, 6.5, hot);
}

const MARK = sheet(40, 46);

/** The mark alone, green on nothing: browser tabs on light and dark. */
export function favicon(): Drawing {
  return { view: MARK, body: mark(pitch) };
}

/**
 * The mark on the brand's green.
 * @param share how much of the height the mark takes: less for icons that a system crops to its own shape
 */
export function appIcon(share: number): Drawing {
  const size = 100;
  const scale = (size * share) / MARK.height;
  const left = (size - MARK.width * scale) / 2;
  const top = (size - MARK.height * scale) / 2;
  const view = sheet(size, size);
  return { view, body: rect(view, pitchDeep) + at(`translate(${left} ${top}) scale(${scale})`, mark(stock)) };
}

/** The picture that goes with a shared link: the board under a scrim, and mark and name in its middle. */
export function openGraph(): Drawing {
  const view = sheet(1200, 630);
  const film = pitchLayers({ ...view, along: 0.5, across: 0.5 }, 9.9);
  const scrim = `<rect width="1200" height="630" fill="${pitchNight}" fill-opacity=".55"/>`;
  return { view, body: film + scrim + logo(view.width / 2, 400, 160) };
}

/** Mark and name on one baseline, around `middle`. @param capHeight of the name, in user units */
function logo(middle: number, baseline: number, capHeight: number): string {
  const name = 'UPFIELD';
  const nameWidth = letteringWidth(name, capHeight);
  const scale = (capHeight * 1.28) / MARK.height;
  const gap = capHeight * 0.2;
  const width = MARK.width * scale + gap + nameWidth;
  const left = middle - width / 2;
  const top = baseline - MARK.height * scale;
  return (
    at(`translate(${left} ${top}) scale(${scale})`, mark(stock)) +
    shout(name, middle + width / 2 - nameWidth / 2, baseline, capHeight, stock)
  );
}
