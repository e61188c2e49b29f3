import {
  type DraftReview,
  draftReview,
  PAGE_NAMES,
  PATHS_OF_PAGE,
  type PageName,
  sitePath,
} from '@upfield/cms/contract';
import { z } from 'zod';
import { NOT_FOUND_PATH } from '~/site/route-handle';
import { ContentNotFoundError, ContentUnreachableError } from './errors';
import { previewHeaders } from './preview';
import { read } from './read';

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
  const pages = pagesAt(new URL(request.url).pathname).map((name) => `/site/pages/${name}`);
  const reviews = await Promise.all([...pages, '/site/global'].map((path) => readReview(path, draftHeaders)));
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
function pagesAt(pathname: string): PageName[] {
  if (pathname === NOT_FOUND_PATH) return ['home'];
  const path = sitePath(pathname) ?? '';
  return PAGE_NAMES.filter((name) => PATHS_OF_PAGE[name].includes(path)).flatMap((name) => [
    name,
    ...(SHOWN_ALSO[name] ? [SHOWN_ALSO[name]] : []),
  ]);
}
