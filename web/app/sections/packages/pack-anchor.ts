/**
 * Where a pack stands on the packages page: `/packages#all-star-pack` leads to the All-Star Pack.
 * @param name of the pack
 */
export const packAnchor = (name: string): string => (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join('-');
