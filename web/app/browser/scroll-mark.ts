import { useEffect } from 'react';

/** Marks the document with `data-scrolled` once it is scrolled: style sheets then let pictures below the window load ahead. */
export function useScrollMark(): void {
  useEffect(() => {
    const mark = () => {
      document.documentElement.dataset.scrolled = '';
    };
    // A visitor who comes back, or did not wait for the scripts, is down the page already.
    if (window.scrollY > 0) mark();
    window.addEventListener('scroll', mark, { once: true, passive: true });
    return () => window.removeEventListener('scroll', mark);
  }, []);
}
