/** Codes of the positions that have an accepted one; all others print their initials (DESIGN, Sticker). */
const CODES: Readonly<Record<string, string>> = {
  goalkeeper: 'GK',
  'centre back': 'CB',
  'center back': 'CB',
  'full back': 'FB',
  'right back': 'RB',
  'left back': 'LB',
  'right wing back': 'RWB',
  'left wing back': 'LWB',
  defender: 'DF',
  midfielder: 'CM',
  'central midfielder': 'CM',
  'defensive midfielder': 'CDM',
  'attacking midfielder': 'CAM',
  winger: 'W',
  'right winger': 'RW',
  'left winger': 'LW',
  forward: 'FW',
  striker: 'ST',
  'point guard': 'PG',
  'shooting guard': 'SG',
  'small forward': 'SF',
  'power forward': 'PF',
  center: 'C',
  singles: 'SGL',
  doubles: 'DBL',
  pitcher: 'P',
  catcher: 'C',
  shortstop: 'SS',
  setter: 'S',
  libero: 'L',
  'outside hitter': 'OH',
  'middle blocker': 'MB',
  'opposite hitter': 'OPP',
};

const LONGEST = 3;

/**
 * The badge of a position as staff type it.
 * @returns up to three capitals, or null when no position is given
 */
export function positionCode(position: string | null | undefined): string | null {
  const words = (position ?? '')
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  if (!words) return null;
  const code = CODES[words.join(' ')];
  return (
    code ??
    words
      .map((word) => [...word][0])
      .slice(0, LONGEST)
      .join('')
      .toUpperCase()
  );
}
