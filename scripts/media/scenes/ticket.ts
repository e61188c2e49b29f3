import { dots } from '../drawing/dots.ts';
import { icon } from '../drawing/icons.ts';
import { chalk, hot, ink, pitch, pitchDeep, stock } from '../drawing/palette.ts';
import { at, chalkLines, clipped, type Drawing, disc, line, outline, path, rect, sheet } from '../drawing/svg.ts';

const VIEW = sheet(640, 320);
const STUB = 452;
const NOTCHES = 8;
const BITE = 11;

/** The Showcase Pass: a ticket with bitten edges, the pitch on its body and the ball on its stub. */
export function showcaseTicket(): Drawing {
  const stub = { x: STUB, y: 0, width: VIEW.width - STUB, height: VIEW.height };
  const body = rect(VIEW, chalk) + picture() + rect(stub, hot) + stubShade() + ball() + perforation() + barcode();
  return { view: VIEW, body: clipped(bitten(), body) };
}

/** The outline, bitten at both ends where tickets were torn from their roll. */
function bitten(): string {
  const side = (down: 1 | -1) => {
    const flat = (down * (VIEW.height / NOTCHES - 2 * BITE)) / 2;
    return `v${flat}a${BITE} ${BITE} 0 0 0 0 ${down * 2 * BITE}v${flat}`.repeat(NOTCHES);
  };
  return `M0 0H${VIEW.width}${side(1)}H0${side(-1)}Z`;
}

function picture(): string {
  const frame = { x: 34, y: 30, width: STUB - 68, height: VIEW.height - 60 };
  const shade = dots({
    box: frame,
    pitch: 10,
    ink: pitchDeep,
    tone: (x, y) => Math.max(0, (y - 60 + x * 0.2) / 330) ** 1.4,
  });
  const right = frame.x + frame.width;
  const lines = chalkLines(
    `<path d="M226 30V290M${right} 84H338V236H${right}M${right} 124H378V196H${right}M34 84H114V236H34M34 124H74V196H34"/>` +
      '<circle cx="226" cy="160" r="58"/>',
    0.6,
    4,
  );
  const pass =
    line('M92 232C150 60 250 70 330 130', hot, 7, 'stroke-dasharray="18 12"') +
    disc(92, 232, 15, stock) +
    disc(334, 134, 13, hot) +
    `<circle cx="334" cy="134" r="13" fill="none" stroke="${stock}" stroke-width="4"/>`;
  return rect(frame, pitch) + clipped(outline(frame), shade + lines + pass);
}

function stubShade(): string {
  return dots({
    box: { x: STUB, y: 0, width: VIEW.width - STUB, height: VIEW.height },
    pitch: 10,
    ink: '#D23C12',
    tone: (_x, y) => Math.max(0, (y - 40) / 360) ** 1.3,
  });
}

function ball(): string {
  const drawn = disc(128, 128, 110, stock) + path(icon.soccerBall, ink);
  return at('translate(490 40) scale(.46)', drawn);
}

function perforation(): string {
  return line(`M${STUB} 6V${VIEW.height}`, ink, 6, 'stroke-linecap="round" stroke-dasharray=".1 13"');
}

/** Bars only: nothing to read, in any language. */
function barcode(): string {
  const widths = [6, 3, 9, 3, 4, 8, 3, 3, 6, 9, 3, 5, 3];
  let x = 492;
  const bars = widths.map((width) => {
    const bar = `M${x} 216h${width}v58h${-width}Z`;
    x += width + 4;
    return bar;
  });
  return path(bars.join(''), ink);
}
