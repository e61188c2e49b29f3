/** The CMS answered that there is no such thing: a 404 page. */
export class ContentNotFoundError extends Error {
  override readonly name = 'ContentNotFoundError';
  readonly status = 404;
}

/** The CMS cannot be reached, or answers nonsense, and there is no last good value: a 503 page with `Retry-After`. */
export class ContentUnreachableError extends Error {
  override readonly name = 'ContentUnreachableError';
  readonly status = 503;
}

/** An editor's draft that the contract does not allow: a 422 page, and the preview says what has to be mended. */
export class ContentBrokenError extends Error {
  override readonly name = 'ContentBrokenError';
  readonly status = 422;
}

/** The CMS refused the query as wrong, such as a page number that is none: a 400, or the page without the query. */
export class ContentRefusedError extends Error {
  override readonly name = 'ContentRefusedError';
  readonly status = 400;
}
