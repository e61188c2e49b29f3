/** A path with its query, as a request is logged: what stands behind the question mark are search words and filters. */
const QUERY = /(\s\/[^\s?]*)\?\S*/gu;
const EMAIL = /[^\s<>"'`(),:;=@?&]+@[\p{L}\p{N}.-]*[\p{L}\p{N}]/gu;

/**
 * Takes out of a line for the log what names a person or tells what somebody looked for. Every line passes here, those of
 * Strapi and of libraries too, whose errors quote what they were given.
 */
export function withoutPeople(line: string): string {
  return line.replace(QUERY, '$1').replace(EMAIL, '(address)');
}
