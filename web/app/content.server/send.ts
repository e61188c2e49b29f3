import { errorEnvelope, type FieldError } from '@upfield/cms/contract';
import { log } from '~/log.server/log';
import { cms } from './cms.server';

/** Longer than a read: what is sent has to be stored. */
const TIMEOUT_MS = 15_000;

/** The result of a form. */
export type SendOutcome =
  | { state: 'taken' }
  | { state: 'refused'; status: number; errors: FieldError[]; retryAfter: number }
  | { state: 'unreachable' };

/**
 * Hands a visitor's form to the CMS.
 * @param path below the CMS's `/api`, such as `/leads`
 * @param visitorHeaders signed address of the visitor, from the load context: the CMS's limits count visitors, not us
 * @returns what became of it; never throws for a CMS that is down or refuses
 */
export async function sendForm(
  path: string,
  body: object,
  visitorHeaders: Record<string, string>,
): Promise<SendOutcome> {
  try {
    const response = await cms.call('form', `/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...visitorHeaders },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      // The CMS stores what has this once (decisions, HTTP contract).
      repeatable: 'submissionId' in body,
    });
    if (response.ok) return { state: 'taken' };
    if (response.status >= 500) return { state: 'unreachable' };
    const envelope = errorEnvelope.safeParse(await response.json());
    return {
      state: 'refused',
      status: response.status,
      errors: envelope.data?.error.details?.errors ?? [],
      retryAfter: Number(response.headers.get('retry-after') ?? 60),
    };
  } catch (error) {
    log('error', `The CMS did not take a form at ${path}`, { error });
    return { state: 'unreachable' };
  }
}

/**
 * The fields of a form that was sent to a page. The server has read the body and limited its size (web/server/request-body.ts). A body that is not
 * a form counts as an empty form, which the CMS refuses field by field.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await request.text());
}
