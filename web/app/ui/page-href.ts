import { useLocation, useNavigate } from '@remix-run/react';
import { hrefIn } from '@upfield/cms/contract/content/page-languages';
import { useLanguage } from '~/labels/use-labels';
import { liveHref } from '~/site/live-link';
import { useSiteData } from '~/site/site-data';

/** Writes paths of the specification as the open page's language has them. */
export function usePageHref(): (href: string) => string {
  const language = useLanguage();
  return (href) => hrefIn(href, language);
}

/** `useNavigate` to a path of the specification, in the open page's language. */
export function usePageNavigate() {
  const navigate = useNavigate();
  const inLanguage = usePageHref();
  return (href: string, options?: { replace?: boolean }) => navigate(inLanguage(href), options);
}

/** Where links of the open page lead (`liveHref`); null for nowhere. */
export function useLiveHrefs(): (href: string) => string | null {
  const path = useLocation().pathname.toLowerCase();
  const site = useSiteData();
  return (href) => liveHref(href, path, site);
}

/** The same of one link. */
export const useLiveHref = (href: string): string | null => useLiveHrefs()(href);
