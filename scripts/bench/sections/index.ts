import { cached } from './cached.ts';
import { firstLoad } from './first-load.ts';
import { lighthouse } from './lighthouse.ts';

/** Every section by the name that `--only` takes, in the order of the table. */
export const SECTIONS = { cached, 'first-load': firstLoad, lighthouse };

export type SectionName = keyof typeof SECTIONS;
