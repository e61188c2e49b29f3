import { useSearchParams } from '@remix-run/react';
import { useCallback } from 'react';
import { initialView, type ManageView, SORT_COLUMNS, type SortColumn } from './manage-list';

/** Search, filters and order as the address has them, so that a list can be reloaded, sent to a colleague and gone back to. */

const VISIBILITIES: readonly ManageView['visibility'][] = ['public', 'hidden'];
const PROGRESSES: readonly ManageView['progress'][] = ['missing', 'complete'];
const CONSENT_MISSING = 'missing';
const CHANGED_LONG_AGO = 'stale';

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined =>
  choices.find((choice) => choice === text);

/** The view that an address describes; unknown values are ignored. */
export function viewOfAddress(query: URLSearchParams): ManageView {
  const sort = query.get('sort') ?? '';
  const column = oneOf<SortColumn>(SORT_COLUMNS, sort.replace(/^-/, ''));
  return {
    search: query.get('q') ?? '',
    sport: query.get('sport') ?? '',
    year: query.get('class') ?? '',
    visibility: oneOf(VISIBILITIES, query.get('status')) ?? '',
    progress: oneOf(PROGRESSES, query.get('progress')) ?? '',
    lacksConsent: query.get('consent') === CONSENT_MISSING,
    isStale: query.get('changed') === CHANGED_LONG_AGO,
    sort: column ?? initialView.sort,
    isDescending: column ? sort.startsWith('-') : initialView.isDescending,
  };
}

/** The shortest address of a view: default values are left out. */
export function addressOfView(view: ManageView): URLSearchParams {
  const isFirstOrder = view.sort === initialView.sort && view.isDescending === initialView.isDescending;
  const parts: Record<string, string> = {
    q: view.search,
    sport: view.sport,
    class: view.year,
    status: view.visibility,
    progress: view.progress,
    consent: view.lacksConsent ? CONSENT_MISSING : '',
    changed: view.isStale ? CHANGED_LONG_AGO : '',
    sort: isFirstOrder ? '' : `${view.isDescending ? '-' : ''}${view.sort}`,
  };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
}

/** Search, filters and order, kept in the address; a change replaces the entry of the browser's history. */
export function useManageView(): [ManageView, (view: ManageView) => void] {
  const [query, setQuery] = useSearchParams();
  const setView = useCallback(
    (view: ManageView) => setQuery(addressOfView(view), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  return [viewOfAddress(query), setView];
}
