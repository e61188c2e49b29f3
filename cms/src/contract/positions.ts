import { equalityKey, folded } from './folding';
import { type KnownPosition, POSITION_CODES } from './position-codes';

/** One spelling of two is enough: the other one is another name. */
type Position = Exclude<KnownPosition, 'center back'>;

/**
 * What else the known positions are called: in English, then in Spanish as families in Central America say it. Two positions may
 * share a name: whoever looks for it finds both, and a filter takes the first of this list.
 */
const OTHER_NAMES: Readonly<Record<Position, readonly string[]>> = {
  goalkeeper: ['keeper', 'goalie', 'portero', 'portera', 'arquero', 'arquera', 'guardameta'],
  'centre back': ['center back', 'central defender', 'defensa central', 'central', 'zaguero', 'zaguera'],
  'full back': ['lateral'],
  'right back': ['lateral derecho', 'lateral derecha'],
  'left back': ['lateral izquierdo', 'lateral izquierda'],
  'right wing back': ['carrilero derecho', 'carrilera derecha'],
  'left wing back': ['carrilero izquierdo', 'carrilera izquierda'],
  defender: ['defence', 'defense', 'defensa', 'defensor', 'defensora'],
  midfielder: ['midfield', 'mediocampista', 'centrocampista', 'volante'],
  'central midfielder': ['mediocampista central', 'volante central'],
  'defensive midfielder': ['holding midfielder', 'volante de marca', 'contención', 'pivote', 'segundo volante'],
  'attacking midfielder': ['playmaker', 'mediapunta', 'enganche', 'volante ofensivo', 'volante ofensiva'],
  winger: ['wing', 'extremo', 'extrema'],
  'right winger': ['right wing', 'extremo derecho', 'extrema derecha'],
  'left winger': ['left wing', 'extremo izquierdo', 'extrema izquierda'],
  forward: ['striker', 'delantero', 'delantera', 'atacante'],
  striker: ['forward', 'centre forward', 'center forward', 'delantero', 'delantera', 'delantero centro', 'ariete'],
  'point guard': ['base', 'armador', 'armadora'],
  'shooting guard': ['escolta'],
  'small forward': ['alero', 'alera'],
  'power forward': ['ala-pívot'],
  center: ['pívot', 'poste'],
  singles: ['individuales'],
  doubles: ['dobles'],
  pitcher: ['lanzador', 'lanzadora'],
  catcher: ['receptor', 'receptora'],
  shortstop: ['campocorto', 'paracortos'],
  setter: ['armador', 'armadora', 'colocador', 'colocadora'],
  libero: ['líbero'],
  'outside hitter': ['wing spiker', 'punta'],
  'middle blocker': ['central', 'bloqueador central', 'bloqueadora central'],
  'opposite hitter': ['opposite', 'opuesto', 'opuesta'],
};

const POSITIONS = Object.keys(OTHER_NAMES) as Position[];

/** Known positions by each of their names, folded; those whose English name it is come first. */
const BY_NAME = new Map<string, Position[]>();
for (const namesOf of [
  (position: Position) => [position],
  (position: Position) => [...OTHER_NAMES[position], POSITION_CODES[position]],
]) {
  for (const position of POSITIONS) {
    for (const name of namesOf(position).map(folded)) {
      const known = BY_NAME.get(name) ?? [];
      if (!known.includes(position)) BY_NAME.set(name, [...known, position]);
    }
  }
}

const WORDS_MAX = Math.max(...[...BY_NAME.keys()].map((name) => name.split(' ').length));

/** The longest known name that `words` begin with. */
function firstName(words: readonly string[]): string | undefined {
  for (let length = Math.min(WORDS_MAX, words.length); length > 0; length--) {
    const name = words.slice(0, length).join(' ');
    if (BY_NAME.has(name)) return name;
  }
  return undefined;
}

/** The known positions that a text names, the longest names first taken: `Right Winger` is no `Winger`. */
function positionsIn(text: string): Position[] {
  const words = folded(text).split(' ');
  const found = new Set<Position>();
  for (let at = 0; at < words.length; at++) {
    const name = firstName(words.slice(at));
    for (const position of BY_NAME.get(name ?? '') ?? []) found.add(position);
    at += name ? name.split(' ').length - 1 : 0;
  }
  return [...found];
}

/**
 * Every name and code of the positions that a text names, in both languages: what a search for the card may say.
 * @param text as staff type it, such as `Midfielder / Forward`; null for none
 */
export const positionNames = (text: string | null): string[] =>
  positionsIn(text ?? '').flatMap((position) => [position, POSITION_CODES[position], ...OTHER_NAMES[position]]);

/**
 * What the names of one position have in common: `GK`, `Portero` and `goalkeeper` are equal. A position that is not known has the
 * key of its text.
 */
export function positionKey(text: string): string {
  const [position] = BY_NAME.get(folded(text)) ?? [];
  return equalityKey(position ?? text);
}
