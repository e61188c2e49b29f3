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

/** Whether an address is the open page's, or a place on it, which the browser handles best by itself. */
export function isPlainAnchor(href: string): boolean {
  return href === THIS_ADDRESS || href.startsWith('#');
}

export interface SmartLinkProps extends Omit<LinkProps, 'to' | 'children'> {
  /** A path of the site (`/packages`, `/scholarships#sportsscholarships`), an anchor (`#steps`), or a mailto, tel or http(s) address. */
  href: string;
  children: ReactNode;
}

/** Whether a link leads somewhere. An empty address is an editor's gap, unless it asks for the open page anew. */
function useLeadsSomewhere({ href, reloadDocument }: Pick<SmartLinkProps, 'href' | 'reloadDocument'>): boolean {
  const isLive = useIsLive(href);
  return isLive || (href === THIS_ADDRESS && reloadDocument === true);
}

/**
 * Goes to a place that the address names already. The browser tells of it as of a step Back, and the router would answer by scrolling to where
 * the page stood before the click.
 */
function goAgain(event: MouseEvent<HTMLAnchorElement>, href: string): void {
  const isPlainClick = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlainClick || event.defaultPrevented || !href.startsWith('#') || href !== window.location.hash) return;
  const place = document.getElementById(href.slice(1));
  if (!place) return;
  event.preventDefault();
  place.scrollIntoView();
}

/**
 * Renders a link by what it points to: client navigation inside the site, a plain anchor on the page, an outside address elsewhere. Only the
 * first goes through the router, which writes the open page's address before an anchor. Of a link that leads nowhere the words are left.
 */
export function SmartLink({ href, children, prefetch = 'none', ...rest }: SmartLinkProps) {
  const leadsSomewhere = useLeadsSomewhere({ href, reloadDocument: rest.reloadDocument });
  if (!leadsSomewhere) return <span className={rest.className}>{children}</span>;
  if (isOutside(href) || isPlainAnchor(href)) {
    const { relative, reloadDocument, replace, state, preventScrollReset, viewTransition, discover, ...anchor } = rest;
    return (
      <a
        href={href}
        rel={isOutside(href) ? 'noopener' : undefined}
        {...anchor}
        onClick={(event) => {
          anchor.onClick?.(event);
          goAgain(event, href);
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

/** A link that says nothing but where it leads, such as "Back" or "See the map": when it leads nowhere it is left out, words and all. */
export function StandaloneLink(props: SmartLinkProps) {
  return useLeadsSomewhere(props) ? <SmartLink {...props} /> : null;
}
