import { useSearchParams } from '@remix-run/react';
import { useCallback } from 'react';
import { addressOfView, viewOfAddress } from './manage-address';
import type { ManageView } from './manage-list';

/** Search, filters and order, kept in the address; a change replaces the entry of the browser's history. */
export function useManageView(): [ManageView, (view: ManageView) => void] {
  const [query, setQuery] = useSearchParams();
  const setView = useCallback(
    (view: ManageView) => setQuery(addressOfView(view), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  return [viewOfAddress(query), setView];
}
