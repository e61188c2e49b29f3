import { siteLabels } from '~/labels/site';
import { useLabels } from '~/labels/use-labels';
import { isLive } from '~/site/live-link';
import { useSiteData } from '~/site/site-data';
import { breadcrumbList, type Crumb, StructuredData } from './structured-data';
import { useCanonicalAddress } from './use-canonical-address';

interface PageTrailProps {
  /** What the page is called. */
  name: string;
  /** The pages between the home page and this one. */
  between?: readonly Crumb[];
}

/** Tells search engines the way from the home page to the one that is open. */
export function PageTrail({ name, between = [] }: PageTrailProps) {
  const { homePage } = useLabels(siteLabels);
  const site = useSiteData();
  const before = [{ name: homePage, path: '/' }, ...between].filter(({ path }) => isLive(path, site));
  return <StructuredData thing={breadcrumbList(site.origin, [...before, { name, path: useCanonicalAddress() }])} />;
}
