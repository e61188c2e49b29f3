import { type ComponentType, useCallback, useEffect, useReducer, useState } from 'react';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { IconButton, IconLink } from './icon-button';
import { magnifyingGlass } from './icon-paths';
import { SEARCH_PATH } from './search/addresses';
import { isKeyOn } from './search/key-switch';
import { CLOSED_AT_FIRST, opensSearch, searchPopup } from './search/popup-state';
import type { SearchPopupProps } from './search/search-popup';
import { useHydrated } from './use-hydrated';

/** Whether a key press belongs to a field the visitor is writing in. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The popup's code, fetched at the first opening. Where it does not come (a new version was put online), the search's page serves. */
function usePopup(wanted: boolean): ComponentType<SearchPopupProps> | null {
  const [popup, setPopup] = useState<{ SearchPopup: ComponentType<SearchPopupProps> } | null>(null);
  useEffect(() => {
    if (!wanted || popup) return;
    import('./search/search-popup').then(setPopup, (error) => {
      console.warn('The search popup did not load', error);
      window.location.assign(SEARCH_PATH);
    });
  }, [wanted, popup]);
  return popup?.SearchPopup ?? null;
}

/**
 * The search button of the header, and the popup it opens; `/` opens it too. Holds the flag of specification §4, Search popup. A link to
 * the search's page until the scripts run.
 */
export function SearchSlot() {
  const labels = useLabels(siteLabels);
  const hydrated = useHydrated();
  const [open, setOpen] = useReducer(searchPopup, CLOSED_AT_FIRST);
  const SearchPopup = usePopup(open);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const writing = isWriting(event.target);
      const dialogOpen = document.querySelector('dialog[open]') !== null;
      if (!opensSearch(event, { writing, dialogOpen, keyOn: isKeyOn() })) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  if (!hydrated) {
    return <IconLink href={SEARCH_PATH} square shape={magnifyingGlass} label={labels.search} />;
  }
  return (
    <>
      <IconButton
        square
        shape={magnifyingGlass}
        label={labels.search}
        aria-haspopup="dialog"
        onClick={(event) => {
          // Safari gives a clicked button no focus, and the dialog gives it back to where it was.
          event.currentTarget.focus();
          setOpen(true);
        }}
      />
      {SearchPopup ? <SearchPopup open={open} onClose={close} /> : null}
    </>
  );
}
