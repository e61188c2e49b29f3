import { Link, type LinkProps } from '@remix-run/react';
import type { Language } from '@upfield/cms/contract';
import { languageOfPath } from '@upfield/cms/contract/content/page-languages';
import type { MouseEvent, ReactNode } from 'react';
import { useLanguage } from '~/labels/use-labels';
import { useLiveHref, usePageHref } from './page-href';

/** Whether an address leaves the site's own pages: another scheme (http, mailto, tel) or a file the router does not serve. */
export function isOutside(href: string): boolean {
  return /^[a-z][a-z+.-]*:/i.test(href) || href.startsWith('//');
}

/**
 * The open page's address with its whole query (HTML, URL parsing). What the server prints has no parameters but those that the page knows
 * (`pageAddress`), so an address written out would lose where the visitor came from.
 */
export const THIS_ADDRESS = '';

/** Whether an address is the open page's, or a place on it, which is left to the browser. */
export function isPlainAnchor(href: string): boolean {
  return href === THIS_ADDRESS || href.startsWith('#');
}

export interface SmartLinkProps extends Omit<LinkProps, 'to' | 'children'> {
  /** A path of the site (`/packages`, `/scholarships#sportsscholarships`), an anchor (`#steps`), or a mailto, tel or http(s) address. */
  href: string;
  /** Keeps the language of a path that was opened before, or is about to be. */
  asWritten?: boolean;
  children: ReactNode;
}

/** Where a link leads; null for nowhere. An empty address is a missing value, unless it means the open page. */
function useTarget({
  href,
  reloadDocument,
  asWritten,
}: Pick<SmartLinkProps, 'href' | 'reloadDocument' | 'asWritten'>): string | null {
  const target = useLiveHref(href);
  return asWritten || (href === THIS_ADDRESS && reloadDocument) ? href : target;
}

/**
 * Scrolls to the anchor that is already in the address. The browser fires `popstate` for it, and the router would restore the scroll position
 * from before the click.
 */
function scrollToSameAnchor(event: MouseEvent<HTMLAnchorElement>, href: string): void {
  const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlainClick || event.defaultPrevented || !href.startsWith('#') || href !== window.location.hash) return;
  const place = document.getElementById(href.slice(1));
  if (!place) return;
  event.preventDefault();
  place.scrollIntoView();
}

/**
 * Renders a link by what it points to: client navigation inside the site, a plain anchor on the page, an outside address elsewhere. Only the
 * first goes through the router, which writes the open page's address before an anchor. A page that is published in the other language alone is
 * opened there. A link without a target is rendered as plain text.
 */
export function SmartLink({ href: written, asWritten, children, prefetch = 'none', ...rest }: SmartLinkProps) {
  const href = useTarget({ href: written, reloadDocument: rest.reloadDocument, asWritten });
  const language = useLanguage();
  if (href === null) return <span className={rest.className}>{children}</span>;
  if (isOutside(href) || isPlainAnchor(href)) {
    const { relative, reloadDocument, replace, state, preventScrollReset, viewTransition, discover, ...anchor } = rest;
    return (
      <a
        href={href}
        rel={isOutside(href) ? 'noopener' : undefined}
        {...anchor}
        onClick={(event) => {
          anchor.onClick?.(event);
          scrollToSameAnchor(event, href);
        }}
      >
        {children}
      </a>
    );
  }
  return (
    <Link to={href} prefetch={prefetch} {...(isElsewhere(href, language) ? OTHER_DOCUMENT : {})} {...rest}>
      {children}
    </Link>
  );
}

/** The scripts of a page have the words of one language. */
const OTHER_DOCUMENT = { reloadDocument: true, discover: 'none' } as const;

const isElsewhere = (href: string, language: Language): boolean =>
  href.startsWith('/') && languageOfPath(href.split(/[?#]/, 1)[0] ?? '') !== language;

/** A link to a page that is always there, such as a card's, by its path of the specification. */
export function PageLink({ to, ...rest }: Omit<LinkProps, 'to'> & { to: string }) {
  return <Link to={usePageHref()(to)} {...rest} />;
}

/** A link whose text is useless without its target, such as "Back" or "See the map": without a target nothing is rendered. */
export function StandaloneLink(props: SmartLinkProps) {
  return useTarget(props) === null ? null : <SmartLink {...props} />;
}
