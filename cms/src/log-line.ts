/** A path with its query, as in the request log: the query contains search terms and filters. */
const QUERY = /(\s\/[^\s?]*)\?\S*/gu;
const EMAIL = /[^\s<>"'`(),:;=@?&]+@[\p{L}\p{N}.-]*[\p{L}\p{N}]/gu;

/**
 * Removes personal data and search terms from a log line. It runs on every line, including those of Strapi and of
 * libraries, whose error messages quote their input.
 */
export function redact(line: string): string {
  return line.replace(QUERY, '$1').replace(EMAIL, '(address)');
}
