import { hrefIn } from '@upfield/cms/contract/content/page-languages';
import { useState } from 'react';
import { useHydrated } from '~/browser/hydration';
import { siteLabels } from '~/labels/site';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { isLive } from '~/site/live-link';
import { type SiteData, siteNameOf, useSiteData } from '~/site/site-data';
import { useCanonicalAddress } from './use-canonical-address';

/** A thing in the words of schema.org, such as `{ '@type': 'SportsEvent', name: 'Player Draft 2025' }`. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/**
 * A thing as text for a script element: `<` is escaped, so that no value can end the element.
 */
export function structuredDataText(thing: Thing): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
}

interface StructuredDataProps {
  /**
   * Null in the browser where the page's scripts do not bring it along: what the server wrote stays. A page that is opened by script has none,
   * for search engines load each address anew, and an empty block would be no JSON.
   */
  thing: Thing | null;
}

/** Structured data for search engines. A data block: the browser runs nothing of it, so the policy needs no hash. */
export function StructuredData({ thing }: StructuredDataProps) {
  const [isOpenedByScript] = useState(useHydrated());
  if (!thing && isOpenedByScript) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in a data block; structuredDataText escapes what could end it.
      dangerouslySetInnerHTML={{ __html: thing ? structuredDataText(thing) : '' }}
      suppressHydrationWarning
    />
  );
}

/** One entry of a breadcrumb. */
export interface Crumb {
  name: string;
  /** Path of the specification, with the query where it names a page of its own. */
  path: string;
}

/** The breadcrumb from the home page to this one. */
function breadcrumbList(origin: string, crumbs: readonly Crumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}

/** Who runs the site, as search engines read it: only what the CMS says of itself. */
export function organization(site: SiteData): Thing {
  const { origin, global } = site;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: siteNameOf(site),
    url: `${origin}/`,
    logo: `${origin}/media/icons/icon-512.png`,
    ...(global?.defaultSeo.description ? { description: global.defaultSeo.description } : {}),
    ...(global?.contact.email ? { email: global.contact.email } : {}),
    ...(global ? { sameAs: global.socialLinks.map(({ href }) => href).filter(Boolean) } : {}),
  };
}

interface PageTrailProps {
  /** What the page is called. */
  name: string;
  /** The pages between the home page and this one. */
  between?: readonly Crumb[];
}

/** The open page, its language and its breadcrumb for search engines, which read what the server wrote. */
export function PageTrail(props: PageTrailProps) {
  if (import.meta.env.SSR) return <WrittenTrail {...props} />;
  return (
    <>
      <StructuredData thing={null} />
      <StructuredData thing={null} />
    </>
  );
}

function WrittenTrail({ name, between = [] }: PageTrailProps) {
  const { homePage } = useLabels(siteLabels);
  const language = useLanguage();
  const site = useSiteData();
  const path = useCanonicalAddress();
  const before = [{ name: homePage, path: '/' }, ...between]
    .map((crumb) => ({ ...crumb, path: hrefIn(crumb.path, language) }))
    .filter((crumb) => isLive(crumb.path, site));
  return (
    <>
      <StructuredData thing={{ '@type': 'WebPage', url: site.origin + path, name, inLanguage: language }} />
      <StructuredData thing={breadcrumbList(site.origin, [...before, { name, path }])} />
    </>
  );
}
