/** Machine name of the product: the folder of every upload and the `{product}` of the file-key rule (specification §3, Image). */
export const PRODUCT_SLUG = 'upfield';

/** Parameter of a media file's address that names the version of the file behind it. */
export const VERSION_PARAMETER = 'v';

/** Request header that carries the session token (specification §7). */
export const TOKEN_HEADER = 'x-token';

/** Request header that makes a create call safe to send twice (decisions, HTTP contract). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
/** A key is remembered for this long. */
export const IDEMPOTENCY_HOURS = 24;
