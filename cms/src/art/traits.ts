import type { NumberLayout } from './field';
import type { ShirtPattern } from './garment';
import type { HairCut } from './hair-back';
import type { HeadShape } from './head';
import { type RandomSource, seededRandom } from './seeded-random';

/** Everything about a drawn face and how it stands on the sticker that is not given by the player's data. */
export interface Traits {
  readonly woman: boolean;
  /** Index into the five printed skin tones, light to dark. */
  readonly skin: 0 | 1 | 2 | 3 | 4;
  readonly hair: HairCut;
  /** Index into the four hair inks, dark to light. */
  readonly hairColor: 0 | 1 | 2 | 3;
  readonly pattern: ShirtPattern;
  readonly collar: 'crew' | 'v';
  readonly head: HeadShape;
  /** Half the width of the jaw. */
  readonly jaw: number;
  /** Which way the head is turned: to the left, to the front, to the right. */
  readonly pose: -1 | 0 | 1;
  readonly eyes: 'open' | 'narrow' | 'wide';
  readonly nose: 'straight' | 'broad' | 'arched';
  readonly mouth: 'smile' | 'grin' | 'half' | 'level';
  readonly beard: 'none' | 'stubble' | 'full' | 'moustache' | 'goatee';
  readonly mark: 'none' | 'freckles' | 'mole';
  readonly stud: boolean;
  /** Half the width of an ear. */
  readonly ear: number;
  /** Degrees the brows rise outwards. */
  readonly browTilt: number;
  readonly browWeight: number;
  /** Enlargement of the head. */
  readonly size: number;
  /** Degrees the head leans. */
  readonly tilt: number;
  /** How far the pupils look aside. */
  readonly gaze: number;
  readonly layout: NumberLayout;
}

function menTraits(random: RandomSource) {
  return {
    hair: random.pick<HairCut>(['crop', 'fade', 'curls', 'buzz', 'quiff', 'wavy', 'topknot', 'side', 'afro', 'locs']),
    head: random.pick<HeadShape>(['oval', 'square', 'square', 'heart', 'round']),
    jaw: 56 + random.next() * 9,
    ear: random.integer(13, 17),
    browWeight: random.integer(7, 11),
    // Most are between fifteen and nineteen, so a beard is the exception.
    beard: random.pick<Traits['beard']>([
      'none',
      'none',
      'none',
      'none',
      'stubble',
      'stubble',
      'full',
      'moustache',
      'goatee',
    ]),
    stud: random.pick([false, false, false, true]),
  };
}

function womenTraits(random: RandomSource) {
  return {
    hair: random.pick<HairCut>(['ponytail', 'long', 'bun', 'braids', 'curls', 'band', 'bob', 'puffs', 'wavy']),
    head: random.pick<HeadShape>(['oval', 'oval', 'heart', 'heart', 'round']),
    jaw: 50 + random.next() * 6,
    ear: 12,
    browWeight: random.integer(5, 6),
    beard: 'none' as const,
    stud: random.pick([false, true]),
  };
}

/** Draws the traits of a seed; the same seed and sex always give the same ones. `given` traits stay as they are. */
export function seededTraits(seed: string, woman: boolean, given: Partial<Traits> = {}): Traits {
  const random = seededRandom(seed);
  const pose = given.pose ?? random.pick<Traits['pose']>([0, 0, 1, -1]);
  const skin = given.skin ?? random.pick<Traits['skin']>([0, 1, 2, 3, 4]);
  const mark = random.pick<Traits['mark']>(['none', 'none', 'none', 'freckles', 'mole']);
  return {
    ...(woman ? womenTraits(random) : menTraits(random)),
    hairColor: random.pick<Traits['hairColor']>([0, 1, 2]),
    pattern: random.pick<ShirtPattern>([
      'plain',
      'stripes',
      'sash',
      'halves',
      'hoops',
      'chevron',
      'pinstripes',
      'band',
    ]),
    collar: random.pick(['crew', 'v']),
    eyes: random.pick<Traits['eyes']>(['open', 'narrow', 'wide']),
    nose: random.pick<Traits['nose']>(['straight', 'broad', 'arched']),
    mouth: random.pick<Traits['mouth']>(['smile', 'smile', 'grin', 'grin', 'half', 'level']),
    // Freckles would not print on the two darkest tones.
    mark: mark === 'freckles' && skin > 2 ? 'none' : mark,
    browTilt: random.integer(-5, 6),
    size: 1.13 + random.next() * 0.07,
    tilt: random.integer(-3, 3),
    // A turned head looks at the reader out of the corner of its eye.
    gaze: pose ? 3 : random.integer(-2, 2),
    layout: random.pick<NumberLayout>(['solid', 'split', 'outline']),
    ...given,
    woman,
    pose,
    skin,
  };
}
