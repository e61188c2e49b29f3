import { useSearchParams } from '@remix-run/react';
import type { PackagesPage } from '@upfield/cms/contract';
import { useState } from 'react';

/** Parameter of the page's address that names a pack: it carries the pack from its button to the form while no scripts run. */
export const PACK_PARAMETER = 'pack';

/**
 * Address that a pack's button has before and without scripts: the page with that pack in its form.
 * @param href that an editor gave the button; one that leads off the page is taken as it is
 */
export const packAddress = (href: string, pack: string): string =>
  href.startsWith('#') ? `?${new URLSearchParams({ [PACK_PARAMETER]: pack })}${href}` : href;

/**
 * The pack that a visitor chose, first by the page's address and then by a button.
 * @param isPassOnSale whether the Showcase Pass can be chosen
 * @returns its name, or null while none is chosen; and what takes the next one
 */
export function usePackChoice({ packs, showcasePass }: PackagesPage, isPassOnSale: boolean) {
  const [query] = useSearchParams();
  const asked = query.get(PACK_PARAMETER);
  // The page prints no other name, whatever a stranger writes into a link to it.
  const names = [...packs.map(({ name }) => name), ...(isPassOnSale ? [showcasePass.heading] : [])];
  const [chosen, choose] = useState(names.find((name) => name === asked) ?? null);
  // A pass that was chosen on an open page may no longer be sold.
  return [chosen !== null && names.includes(chosen) ? chosen : null, choose] as const;
}
