import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { IconButton } from './icon-button';
import { magnifyingGlass } from './icon-paths';
import { useHydrated } from './use-hydrated';

/** What the popup takes; its module is fetched at the first opening. */
export interface SearchPopupProps {
  open: boolean;
  onClose: () => void;
}

const modules = import.meta.glob<{ SearchPopup: ComponentType<SearchPopupProps> }>(
  '../sections/search/search-popup.tsx',
);
const load = Object.values(modules)[0];
const SearchPopup = load && lazy(async () => ({ default: (await load()).SearchPopup }));

/** Whether a key press belongs to a field the visitor is writing in. */
function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** The search button of the header, and the popup it opens; `/` opens it too. Holds the flag of specification §4, Search popup. */
export function SearchSlot() {
  const labels = useLabels(siteLabels);
  const hydrated = useHydrated();
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      if (event.key !== '/' || !plain || isWriting(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setState('open');
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  if (!SearchPopup || !hydrated) return null;
  return (
    <>
      <IconButton
        square
        shape={magnifyingGlass}
        label={labels.search}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      />
      {state === 'never' ? null : (
        <Suspense fallback={null}>
          <SearchPopup open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
