import type { Pack } from '@upfield/cms/contract';

/** The features of another pack that come with a pack. */
export interface IncludedPack {
  name: string;
  features: string[];
}

/**
 * The packs whose features a pack includes, in the editor's order. A name that no pack has is left out: an editor may
 * have renamed one.
 */
export function includedPacks(pack: Pack, all: Pack[]): IncludedPack[] {
  return pack.includes.flatMap((name) => {
    const other = all.find((candidate) => candidate.name === name);
    return other && other.name !== pack.name ? [{ name, features: other.features }] : [];
  });
}
