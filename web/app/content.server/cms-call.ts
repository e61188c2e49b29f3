import { channel } from 'node:diagnostics_channel';
import { REQUEST_ID_HEADER } from '@upfield/cms/contract/request-id';
import { currentRequestId } from '~/log.server/request-id';

/** Where each call to the CMS is told: Node's channels are the same for both bundles of this process. */
export const CMS_CALLS = 'upfield.cms-calls';

export interface CmsCall {
  kind: 'content' | 'form' | 'revision' | 'picture' | 'health' | 'proxied';
  /** Of the answer; null for none. */
  status: number | null;
  /** Until its headers were there. */
  seconds: number;
}

const calls = channel(CMS_CALLS);

/** Tells that a call has been answered, or has failed. @param start of the call, in milliseconds of `performance.now()` */
export function tellCmsCall(kind: CmsCall['kind'], start: number, status: number | null): void {
  calls.publish({ kind, status, seconds: (performance.now() - start) / 1000 } satisfies CmsCall);
}

/**
 * `fetch` for the CMS: the call carries the id of the request that causes it.
 * @throws what `fetch` throws
 */
export async function callCms(kind: CmsCall['kind'], address: URL, options: RequestInit = {}): Promise<Response> {
  const start = performance.now();
  const headers = new Headers(options.headers);
  const requestId = currentRequestId();
  if (requestId) headers.set(REQUEST_ID_HEADER, requestId);
  try {
    const response = await fetch(address, { ...options, headers });
    tellCmsCall(kind, start, response.status);
    return response;
  } catch (error) {
    tellCmsCall(kind, start, null);
    throw error;
  }
}
