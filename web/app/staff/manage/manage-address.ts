import { useSearchParams } from '@remix-run/react';
import {
  DOCUMENT_ID_MAX,
  MANAGED_COLUMNS,
  type ManagedColumn,
  PAGE_MAX,
  SEARCH_TEXT_MAX,
  validStart,
} from '@upfield/cms/contract';
import { useCallback, useMemo } from 'react';
import { MANAGE_PATH } from '../session/staff-paths';
import { initialView, type ManageView } from './manage-view';

/** Search, filters, order and page as the address has them, so that a list can be reloaded, sent to a colleague and gone back to. */

const VISIBILITIES: readonly ManageView['visibility'][] = ['public', 'hidden', 'deleted'];
const PROGRESSES: readonly ManageView['progress'][] = ['missing', 'complete'];
const CONSENT_MISSING = 'missing';
const CHANGED_LONG_AGO = 'stale';

const oneOf = <Choice extends string>(choices: readonly Choice[], text: string | null): Choice | undefined =>
  choices.find((choice) => choice === text);

const textOf = (text: string | null, max: number): string => validStart(text ?? '', max);

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : initialView.page;
}

/** The view that an address describes; what the API would refuse is ignored. */
export function viewOfAddress(query: URLSearchParams): ManageView {
  const sort = query.get('sort') ?? '';
  const column = oneOf<ManagedColumn>(MANAGED_COLUMNS, sort.replace(/^-/, ''));
  const year = query.get('class') ?? '';
  return {
    search: textOf(query.get('q'), SEARCH_TEXT_MAX),
    sport: textOf(query.get('sport'), DOCUMENT_ID_MAX),
    year: /^\d{4}$/.test(year) ? year : '',
    visibility: oneOf(VISIBILITIES, query.get('status')) ?? '',
    progress: oneOf(PROGRESSES, query.get('progress')) ?? '',
    lacksConsent: query.get('consent') === CONSENT_MISSING,
    isStale: query.get('changed') === CHANGED_LONG_AGO,
    sort: column ?? initialView.sort,
    isDescending: column ? sort.startsWith('-') : initialView.isDescending,
    page: pageOf(query.get('page')),
  };
}

/** The shortest query of a view: default values are left out. */
export function queryOfAddress(view: ManageView): URLSearchParams {
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
    page: view.page === initialView.page ? '' : String(view.page),
  };
  return new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== ''));
}

/** The address of a view, for links. */
export const addressOfView = (view: ManageView): string => `${MANAGE_PATH}?${queryOfAddress(view)}`.replace(/\?$/, '');

/** The view in the address; a change replaces the entry of the browser's history. */
export function useManageView(): [ManageView, (view: ManageView) => void] {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => viewOfAddress(query), [query]);
  const setView = useCallback(
    (next: ManageView) => setQuery(queryOfAddress(next), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  return [view, setView];
}
