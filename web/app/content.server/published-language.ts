import { redirectDocument } from '@remix-run/node';
import type { GlobalContent, PageContent, PageName } from '@upfield/cms/contract';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { isLive, liveTwin, otherLanguage } from '~/site/live-link';
import { NOT_FOUND_PATH } from '~/site/route-handle';
import { ContentNotFoundError, ContentUnreachableError, contentIfPublished, contentOrFail } from './errors';
import { languageOf } from './page-language';
import { getPreview } from './preview';
import { getGlobal, getPage } from './site';

/*
 * Who asks for content is led to where it is published. Pages whose words are the interface's own never ask, and stay in their language while its
 * menus are not published: those that mails link to (`/es/newsletter/confirm`), and the staff's, whose work does not wait for the site.
 */

/**
 * The content of the page that a request is for.
 * @throws Response 302 to the page in the other language where it is published in that alone; else as `contentOrFail`
 */
export function contentOfPage<Name extends PageName>(request: Request, name: Name): Promise<PageContent<Name>> {
  return inPublishedLanguage(request, contentOrFail(getPage(request, name)));
}

/**
 * What was read for a page, if the page is published in its language.
 * @throws Response 302 to the page in the other language where it is published in that alone; else what `content` throws
 */
export async function inPublishedLanguage<Content>(request: Request, content: Promise<Content>): Promise<Content> {
  try {
    const [read] = await Promise.all([content, leadToPublished(request)]);
    return read;
  } catch (failure) {
    // Content that is not there fails before it is known where to go instead.
    await leadToPublished(request);
    throw failure;
  }
}

/**
 * A preview shows a draft at its own address. The other page is another document: its scripts have the words of its language.
 * @throws Response 302
 */
export async function leadToPublished(request: Request): Promise<void> {
  if (await getPreview(request)) return;
  const site = { global: await knownGlobal(request), origin: '' };
  const { pathname, search } = new URL(request.url);
  const language = languageOf(request);
  const shown = pathname === pathIn(NOT_FOUND_PATH, language) ? pathIn('/', language) : pathname;
  if (isLive(shown, site) || liveTwin(shown, site) === null) return;
  throw redirectDocument(pathIn(pathname, otherLanguage(language)) + search);
}

/** Either language's `Global` says which pages are published; null where neither is, and while the CMS cannot be asked: the page reports that. */
async function knownGlobal(request: Request): Promise<GlobalContent | null> {
  return (await globalOrNull(request)) ?? globalOrNull(request, otherLanguage(languageOf(request)));
}

/** What all pages of a language share; null before an editor has published it, and while the CMS cannot be asked. */
export async function globalOrNull(request: Request, language = languageOf(request)): Promise<GlobalContent | null> {
  try {
    return (await getGlobal(request, language)).data;
  } catch (error) {
    if (error instanceof ContentUnreachableError || error instanceof ContentNotFoundError) return null;
    throw error;
  }
}

/**
 * What all pages share, in English or else in Spanish; null before an editor has published one.
 * @throws Response 503
 */
export async function publishedGlobal(request: Request): Promise<GlobalContent | null> {
  return (await contentIfPublished(getGlobal(request, 'en'))) ?? (await contentIfPublished(getGlobal(request, 'es')));
}
