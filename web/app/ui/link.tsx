import { Link, type LinkProps } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { useIsLive } from '~/site/live-link';

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
  children: ReactNode;
}

/** Whether a link leads somewhere. An empty address is a missing value, unless it means the open page. */
function useHasTarget({ href, reloadDocument }: Pick<SmartLinkProps, 'href' | 'reloadDocument'>): boolean {
  const isLive = useIsLive(href);
  return isLive || (href === THIS_ADDRESS && reloadDocument === true);
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
 * first goes through the router, which writes the open page's address before an anchor. A link without a target is rendered as plain text.
 */
export function SmartLink({ href, children, prefetch = 'none', ...rest }: SmartLinkProps) {
  const hasTarget = useHasTarget({ href, reloadDocument: rest.reloadDocument });
  if (!hasTarget) return <span className={rest.className}>{children}</span>;
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
    <Link to={href} prefetch={prefetch} {...rest}>
      {children}
    </Link>
  );
}

/** A link whose text is useless without its target, such as "Back" or "See the map": without a target nothing is rendered. */
export function StandaloneLink(props: SmartLinkProps) {
  return useHasTarget(props) ? <SmartLink {...props} /> : null;
}
