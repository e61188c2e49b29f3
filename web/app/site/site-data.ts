import { useRouteLoaderData } from '@remix-run/react';
import type { DraftReview, GlobalContent, SocialLink } from '@upfield/cms/contract';

/** What the root loads once for every page. */
export interface SiteData {
  /** Name, menus, footer, switches; null while they are not published, or the CMS cannot be reached and its answer is not known. */
  global: GlobalContent | null;
  /** Outlines of the marks of our accounts' networks. */
  networkShapes: Partial<Record<SocialLink['network'], string>>;
  /** Origin of the site, `https://upfield.example`, for canonical addresses and shared links. */
  origin: string;
  /** Base address of the browser's API client. */
  apiBase: string;
  /** Whether drafts are shown. */
  preview: boolean;
  /** What keeps the drafts of this page from being published; nothing outside of a preview. */
  reviews: DraftReview[];
}

/** The site's name until the CMS's answer is known. */
export const DEFAULT_SITE_NAME = 'Upfield';

const NOTHING: SiteData = { global: null, networkShapes: {}, origin: '', apiBase: '/api', preview: false, reviews: [] };

/** What the root loaded; empty where even that failed. */
export function useSiteData(): SiteData {
  return useRouteLoaderData<SiteData>('root') ?? NOTHING;
}

/** The site's name, from the CMS. */
export function siteNameOf(data: SiteData | undefined): string {
  return data?.global?.siteName || DEFAULT_SITE_NAME;
}
