import { type SiteData, siteNameOf } from '~/site/site-data';
import type { Thing } from './structured-data';

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
    ...(global ? { sameAs: global.socialLinks.map(({ href }) => href) } : {}),
  };
}
