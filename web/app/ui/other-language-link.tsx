import { useLocation, useMatches } from '@remix-run/react';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { PAGE_PATHS } from '@upfield/cms/contract/content/page-paths';
import type { ReactNode } from 'react';
import { rememberLanguage } from '~/browser/chosen-language';
import { useHydrated } from '~/browser/hydration';
import { useLanguage } from '~/labels/use-labels';
import { liveTwin, otherLanguage } from '~/site/live-link';
import { isUnknownAddress } from '~/site/route-handle';
import { useSiteData } from '~/site/site-data';

/**
 * The address of the open page in the other language; null while it is not published there. Unknown addresses share one page, which must not depend
 * on the address: from there it is the home page's.
 */
export function useTwin(): string | null {
  const { pathname, search, hash } = useLocation();
  const site = useSiteData();
  const home = pathIn(PAGE_PATHS.home, useLanguage());
  const isUnknown = isUnknownAddress(useMatches());
  const twin = liveTwin(isUnknown ? home : pathname, site);
  return twin === null || isUnknown ? twin : twin + search + hash;
}

interface OtherLanguageLinkProps {
  className?: string;
  /** In the other language. */
  children: ReactNode;
}

/**
 * Leads to the open page in the other language, which is another document, and remembers the choice. The server writes the parameters that the page
 * knows, for a page is the same for every visitor; the browser adds all others and the anchor. Nothing while the page is not published there.
 */
export function OtherLanguageLink({ className, children }: OtherLanguageLinkProps) {
  const language = otherLanguage(useLanguage());
  const twin = useTwin();
  const hydrated = useHydrated();
  if (twin === null) return null;
  return (
    <a
      // Left as the server wrote it until the page is hydrated: React changes what differs from its last drawing alone.
      href={hydrated || import.meta.env.SSR ? twin : undefined}
      suppressHydrationWarning
      lang={language}
      hrefLang={language}
      className={className}
      onClick={() => rememberLanguage(language)}
    >
      <span>{children}</span>
    </a>
  );
}
