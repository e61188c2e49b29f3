import { z } from 'zod';

/** Request header by which web asks the CMS for drafts; its value is signed. */
export const PREVIEW_HEADER = 'x-preview';

/** Life of the admin's preview link, in seconds: long enough to open it, too short to pass around. */
export const PREVIEW_LINK_SECONDS = 15 * 60;

/** Life of a preview on the site, in seconds. */
export const PREVIEW_SESSION_SECONDS = 60 * 60;

/** Which version of a page the admin asks to see. */
export const PREVIEW_STATUSES = ['draft', 'published'] as const;
export type PreviewStatus = (typeof PREVIEW_STATUSES)[number];

/**
 * What is signed (HMAC-SHA256 with PREVIEW_SECRET, hex) for the link `/preview?path&status&expires&signature`.
 * @param path of the page on the site, with its leading slash
 * @param expires Unix seconds
 */
export const previewLinkText = (path: string, status: PreviewStatus, expires: number) =>
  `open-preview\n${path}\n${status}\n${expires}`;

/**
 * What is signed for the header, whose value is `{expires}.{signature}`.
 * @param expires Unix seconds
 */
export const previewHeaderText = (expires: number) => `read-drafts\n${expires}`;

/** What keeps a draft from being published. It stands as `review` beside the content that a signed preview reads. */
export const draftReview = z.object({
  /** Name of the single type in the admin, such as `Page: Home`. */
  page: z.string(),
  /** Required fields that are still empty, in the labels of the admin's form, such as `Event › Starts`. */
  missing: z.array(z.string()),
  /** Values that the contract does not allow, a sentence each, such as `Event › Starts is not valid.` */
  problems: z.array(z.string()),
});
export type DraftReview = z.infer<typeof draftReview>;
