import { type LeadSubmission, leadSubmission } from '../contract';
import { read } from '../http/read';
import { toE164 } from '../phone';

/**
 * Brings a family's phone number into E.164 before the contract looks at it, so that one answer names it beside whatever else is
 * wrong, the captcha included. A number that no country has loses its plus: the contract then says what one looks like.
 */
function withE164(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('phone' in body) || typeof body.phone !== 'string') return body;
  const country = 'country' in body && typeof body.country === 'string' ? body.country : '';
  return { ...body, phone: toE164(body.phone, country) ?? body.phone.replaceAll('+', '') };
}

/**
 * Checks a sent form.
 * @throws HttpError 400 that names every bad field
 */
export const readSubmission = (body: unknown): LeadSubmission => read(leadSubmission, withE164(body));
