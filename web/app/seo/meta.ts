import type { MetaArgs, MetaDescriptor } from '@remix-run/react';
import type { PageHead, Seo } from '@upfield/cms/contract';
import { otherLanguage } from '~/site/live-link';
import { queryNamesOf } from '~/site/route-handle';
import { type SiteData, siteNameOf } from '~/site/site-data';
import { pictureAddress, SHARE, SHARED_PICTURE } from '~/ui/picture-address';
import { alternatesOf, languageOfMeta } from './alternates';
import { canonicalAddress } from './canonical-address';

const LOCALES = { en: 'en_US', es: 'es_SV' } as const;

interface PageImage {
  /** Address of an upload of any format. */
  url: string;
  alt: string;
}

export interface PageMeta {
  /** The page's own title; the site's name is added. */
  title?: string;
  description?: string;
  /** What the editor set for search engines and shared links; wins where it is not empty. */
  seo?: Seo | null;
  /** Picture of a shared link. */
  image?: PageImage | null;
  /** Keeps the page from search engines. It has no canonical address: its address may contain a visitor's private code. */
  noindex?: boolean;
  /** Open Graph type. */
  type?: 'website' | 'profile';
}

/**
 * Title, description, canonical address, Open Graph and Twitter card of a page.
 * `export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, { title: 'About us', seo: args.data?.page.seo });`
 * What the page does not say comes from the CMS's default (`Global.defaultSeo`).
 */
export function pageMeta(
  args: Pick<MetaArgs, 'matches' | 'location' | 'params'>,
  page: PageMeta = {},
): MetaDescriptor[] {
  const site = args.matches.find((match) => match.id === 'root')?.data as SiteData | undefined;
  const fallback = site?.global?.defaultSeo;
  const siteName = siteNameOf(site);
  const title = page.seo?.title || (page.title ? `${page.title} | ${siteName}` : fallback?.title || siteName);
  const description = page.seo?.description || page.description || fallback?.description || '';
  const image = sharedImage([page.seo?.image, page.image, fallback?.image], title);
  const origin = site?.origin ?? '';
  const path = canonicalAddress(args.location, args.params, queryNamesOf(args.matches));
  const address = origin + path;
  const language = languageOfMeta(args);
  const noindex = page.noindex || site?.preview;
  const alternates = site && !noindex ? alternatesOf(path, site) : [];

  const tags: (MetaDescriptor | false)[] = [
    { title },
    Boolean(description) && { name: 'description', content: description },
    noindex ? { name: 'robots', content: 'noindex' } : { tagName: 'link', rel: 'canonical', href: address },
    ...alternates.map((alternate) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: alternate.language,
      href: origin + alternate.path,
    })),
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: title },
    Boolean(description) && { property: 'og:description', content: description },
    !noindex && { property: 'og:url', content: address },
    { property: 'og:locale', content: LOCALES[language] },
    alternates.length > 0 && { property: 'og:locale:alternate', content: LOCALES[otherLanguage(language)] },
    ...(image ? imageTags(image, origin) : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
  ];
  return tags.filter((tag): tag is MetaDescriptor => tag !== false);
}

/** `pageMeta` of a page that an editor gave a head; nothing is known of it on an error page. */
export const headMeta = (
  args: Parameters<typeof pageMeta>[0],
  page: { head: PageHead; seo?: Seo | null } | undefined,
): MetaDescriptor[] => pageMeta(args, { title: page?.head.title, description: page?.head.lead, seo: page?.seo });

/** The first picture that can be shown. @param title alternative text for a picture without one */
function sharedImage(images: (PageImage | null | undefined)[], title: string): PageImage | null {
  const addresses = images.flatMap((image) => {
    const url = image ? pictureAddress(SHARE, image.url) : null;
    return url ? [{ url, alt: image?.alt || title }] : [];
  });
  return addresses[0] ?? null;
}

function imageTags({ url, alt }: PageImage, origin: string): MetaDescriptor[] {
  const { width, height, type } = SHARED_PICTURE;
  return [
    { property: 'og:image', content: `${origin}${url}` },
    { property: 'og:image:type', content: type },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
  ];
}
