import { cached } from './cached.ts';
import { firstLoad } from './first-load.ts';
import { freshness } from './freshness.ts';
import { lighthouse } from './lighthouse.ts';
import { list } from './list.ts';
import { memory } from './memory.ts';
import { rendered } from './rendered.ts';
import { scale } from './scale.ts';

/** Every section by the name that `--only` takes, in the order of the table. The last two fill the site with players. */
export const SECTIONS = { cached, rendered, list, 'first-load': firstLoad, lighthouse, freshness, scale, memory };

export type SectionName = keyof typeof SECTIONS;
