/** `demo` is the whole demo site; `base` is the same without players and without names of invented people. */
export type SeedKind = 'demo' | 'base';
