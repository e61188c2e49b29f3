import {
  type DraftReview,
  draftReview,
  type Language,
  PAGE_NAMES,
  PATHS_OF_PAGE,
  type PageName,
  sitePath,
} from '@upfield/cms/contract';
import { pathIn } from '@upfield/cms/contract/content/page-languages';
import { z } from 'zod';
import { NOT_FOUND_PATH } from '~/site/route-handle';
import { ContentNotFoundError, ContentUnreachableError } from './errors';
import { languageOf } from './page-language';
import { previewHeaders } from './preview';
import { read } from './read';
import { globalPath, pagePath } from './site';

/** The registration page shows the event's dates, which are fields of the draft page. */
const SHOWN_ALSO: Partial<Record<PageName, PageName>> = { register: 'draft' };

const reviewedDraft = z.object({ review: draftReview });

/**
 * What an editor has still to do before the page of a preview can be published, and Global, which is on every page.
 * @param request of a page; without an open preview nothing is asked
 * @returns the drafts in which something is missing or wrong; those that cannot be read are left to the page itself
 */
export async function getReviews(request: Request): Promise<DraftReview[]> {
  const draftHeaders = await previewHeaders(request);
  if (!draftHeaders) return [];
  const language = languageOf(request);
  const pages = pagesAt(new URL(request.url).pathname, language).map((name) => pagePath(name, language));
  const reviews = await Promise.all([...pages, globalPath(language)].map((path) => readReview(path, draftHeaders)));
  return reviews.flatMap((review) => (review && review.missing.length + review.problems.length > 0 ? [review] : []));
}

async function readReview(path: string, draftHeaders: Record<string, string>): Promise<DraftReview | null> {
  try {
    return (await read({ path, schema: reviewedDraft, about: 'site', draftHeaders })).data.review;
  } catch (error) {
    if (error instanceof ContentNotFoundError || error instanceof ContentUnreachableError) return null;
    throw error;
  }
}

/** The pages that an address shows; one that no page has shows the home page. */
function pagesAt(pathname: string, language: Language): PageName[] {
  if (pathname === pathIn(NOT_FOUND_PATH, language)) return ['home'];
  const path = sitePath(pathname);
  return PAGE_NAMES.filter((name) => PATHS_OF_PAGE[name].some((own) => pathIn(own, language) === path)).flatMap(
    (name) => [name, ...(SHOWN_ALSO[name] ? [SHOWN_ALSO[name]] : [])],
  );
}
