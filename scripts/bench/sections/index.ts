import { cached } from './cached.ts';
import { firstLoad } from './first-load.ts';
import { freshness } from './freshness.ts';
import { lighthouse } from './lighthouse.ts';
import { list } from './list.ts';
import { memory } from './memory.ts';
import { rendered } from './rendered.ts';

/** Every section by the name that `--only` takes, in the order of the table. Those that fill the site come last. */
export const SECTIONS = { cached, rendered, list, 'first-load': firstLoad, lighthouse, freshness, memory };

export type SectionName = keyof typeof SECTIONS;
