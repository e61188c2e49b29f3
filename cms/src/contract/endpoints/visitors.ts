import { z } from 'zod';
import { leadSubmission } from '../lead';
import { leadCardAnswer } from '../lead-card';
import { newsletterCode, newsletterSignup } from '../newsletter';
import { done } from '../session';
import { type Endpoint, ok } from './endpoint';

const challenge = z.object({}).loose().describe('A challenge of the ALTCHA widget.');

/** What visitors send, leads and the newsletter, and what staff make of a lead. */
export const visitorEndpoints: readonly Endpoint[] = [
  {
    method: 'get',
    path: '/leads/challenge',
    summary: 'A captcha challenge',
    access: 'anyone',
    success: { status: 200, body: challenge },
    failures: [429],
  },
  {
    method: 'post',
    path: '/leads',
    summary:
      'Send a request; the same submissionId twice is stored once. A question is taken about a public card alone, a removal request about any id',
    access: 'anyone',
    body: leadSubmission,
    success: { status: 201, body: done },
    failures: [400, 429],
  },
  {
    method: 'get',
    path: '/leads/{id}/card',
    summary:
      'What a request of a family says of the player: what a new card begins with. No address, phone or guardian',
    access: 'staff',
    success: { status: 200, body: leadCardAnswer },
    failures: [401, 404],
  },
  {
    method: 'post',
    path: '/newsletter',
    summary:
      'Ask for the newsletter; a mail asks to confirm the address. Refused with 400 while it is switched off in the CMS',
    access: 'anyone',
    body: newsletterSignup,
    success: ok,
    failures: [400, 429],
  },
  {
    method: 'post',
    path: '/newsletter/confirm',
    summary: 'Confirm an address; the same link twice is fine',
    access: 'anyone',
    body: newsletterCode,
    success: ok,
    failures: [400, 429],
  },
  {
    method: 'post',
    path: '/newsletter/leave',
    summary: 'Leave the newsletter; the address is written to no more, until it asks again',
    access: 'anyone',
    body: newsletterCode,
    success: ok,
    failures: [400, 429],
  },
];
