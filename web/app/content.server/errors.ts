/** The CMS answered that there is no such thing: a 404 page. */
export class ContentNotFoundError extends Error {
  override readonly name = 'ContentNotFoundError';
  readonly status = 404;
}

/** The CMS cannot be reached, or its answer breaks the contract, and there is no last good answer: a 503 page with `Retry-After`. */
export class ContentUnreachableError extends Error {
  override readonly name = 'ContentUnreachableError';
  readonly status = 503;
}

/** An editor's draft that breaks the contract: a 422 page, and the preview lists what to correct. */
export class ContentBrokenError extends Error {
  override readonly name = 'ContentBrokenError';
  readonly status = 422;
}

/** The CMS refused the query as invalid, such as a malformed page number: a 400, or the page without the query. */
export class ContentRefusedError extends Error {
  override readonly name = 'ContentRefusedError';
  readonly status = 400;
}

/** The common type of the CMS's failures: an error with the status of the page. */
function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  return typeof status === 'number' ? status : undefined;
}

/**
 * The content itself, for a loader: `const page = await contentOrFail(getPage(request, 'home'))`.
 * @throws Response 404, 400, 422 (a draft that breaks the contract) or 503, which the nearest error boundary shows in the brand; other errors as they are
 */
export async function contentOrFail<Data>(answer: Promise<{ data: Data }>): Promise<Data> {
  try {
    return (await answer).data;
  } catch (error) {
    const status = statusOf(error);
    if (status === undefined) throw error;
    throw new Response(null, { status, headers: { 'Cache-Control': 'no-store' } });
  }
}

/** Statuses of content that cannot be shown: not published, or a draft that breaks the contract. */
const NOT_SHOWN: readonly number[] = [404, 422];

/**
 * The content, or null when it cannot be shown, for pages that do not require it.
 * @throws Response 400 or 503, as `contentOrFail`
 */
export async function contentIfPublished<Data>(answer: Promise<{ data: Data }>): Promise<Data | null> {
  try {
    return await contentOrFail(answer);
  } catch (failure) {
    if (failure instanceof Response && NOT_SHOWN.includes(failure.status)) return null;
    throw failure;
  }
}
