import { useCallback, useEffect, useReducer } from 'react';
import { useHydrated } from '~/browser/hydration';
import { LazyPart, useLazyPart } from '~/browser/lazy-part';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { SEARCH_PATH } from '~/search/addresses';
import { isKeyOn } from '~/search/key-switch';
import { CLOSED_AT_FIRST, opensSearch, searchPopup } from '~/search/popup-state';
import { LinkButton } from '~/ui/button';
import { IconButton, IconLink } from '~/ui/icon-button';
import { magnifyingGlass } from '~/ui/icon-paths';
import { Notice } from '~/ui/notice';
import { usePageHref } from '~/ui/page-href';
import { PartFailure } from '~/ui/part-failure';

const popupPart = new LazyPart(() => import('~/search/search-popup'));

/** Whether a key press belongs to a field the visitor is writing in. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * The search button of the header, and the popup it opens; `/` opens it too. Holds the flag of specification §4, Search popup. A link to
 * the search's page until the scripts run.
 */
export function SearchSlot() {
  const labels = useLabels(siteLabels);
  const hydrated = useHydrated();
  const [open, setOpen] = useReducer(searchPopup, CLOSED_AT_FIRST);
  const popup = useLazyPart(popupPart, open);
  const inLanguage = usePageHref();
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
    return <IconLink href={inLanguage(SEARCH_PATH)} square shape={magnifyingGlass} label={labels.search} />;
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
      {popup.status === 'ready' ? <popup.part.SearchPopup open={open} onClose={close} /> : null}
      {open && popup.status === 'failed' ? (
        <Notice onClose={close}>
          <PartFailure onAgain={popupPart.request} />
          <LinkButton tone="line" size="small" href={SEARCH_PATH}>
            {labels.search}
          </LinkButton>
        </Notice>
      ) : null}
    </>
  );
}
