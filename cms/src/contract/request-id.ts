/** Header that carries the id of a visitor's request from the proxy to web and from there to the CMS, and back in the answer. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** A UUID, or hexadecimal digits as other proxies make them: nothing that a log could mistake for something else. */
const REQUEST_ID = /^[0-9a-f]{8}[0-9a-f-]{8,28}$/i;

/**
 * The id that a request came with.
 * @param value of `REQUEST_ID_HEADER`, from a sender that is trusted
 * @returns undefined for one that is not well-formed
 */
export const requestIdOf = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && REQUEST_ID.test(value) ? value : undefined;
