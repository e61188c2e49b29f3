import { basketballMen } from './basketball-men';
import type { DemoPlayer } from './demo-player';
import { playersOn } from './season';
import { soccerMenAbroad } from './soccer-men-abroad';
import { soccerMenCentral } from './soccer-men-central';
import { soccerWomen } from './soccer-women';
import { swimming } from './swimming';
import { tennis } from './tennis';
import { track } from './track';
import { volleyballWomen } from './volleyball-women';

export {
  DEMO_SPORTS,
  type DemoCareer,
  type DemoPlayer,
  type DemoSport,
  playerSlug,
  SPANISH_SPORTS,
} from './demo-player';

/** Every invented player of the demo site, in the order in which the gallery shows them, with the years they were written for. */
export const WRITTEN_PLAYERS: readonly DemoPlayer[] = [
  ...soccerMenCentral,
  ...soccerMenAbroad,
  ...soccerWomen,
  ...basketballMen,
  ...volleyballWomen,
  ...tennis,
  ...track,
  ...swimming,
];

/** The same with the years of today. */
export const DEMO_PLAYERS: readonly DemoPlayer[] = playersOn(new Date(), WRITTEN_PLAYERS);
