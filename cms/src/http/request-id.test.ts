import type { Context } from 'koa';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { REQUEST_ID_HEADER } from '../contract/request-id';
import { environment } from '../environment';
import { currentRequestId, requestIdFor, withoutRequestId, withRequestId } from './request-id';

const GIVEN = '5f0c6a3e-1b2d-4c3a-9e8f-0a1b2c3d4e5f';
const MADE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A request as Koa has it, in the parts that count here. */
const request = (remoteAddress: string | undefined, id: string | undefined) =>
  ({ headers: { [REQUEST_ID_HEADER]: id }, req: { socket: { remoteAddress } } }) as unknown as Context;

afterEach(() => vi.restoreAllMocks());

describe('the id of a request', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is that of web on this machine: %s', (address) => {
    expect(requestIdFor(request(address, GIVEN))).toBe(GIVEN);
  });

  test.each(['203.0.113.7', '10.0.0.4', '2001:db8::1', undefined])('is a new one for others: %s', (address) => {
    const id = requestIdFor(request(address, GIVEN));
    expect(id).toMatch(MADE);
    expect(id).not.toBe(GIVEN);
  });

  test('is that of the proxy where one is trusted', () => {
    vi.spyOn(environment, 'TRUSTED_PROXY_HOPS', 'get').mockReturnValue(1);
    expect(requestIdFor(request('10.0.0.4', GIVEN))).toBe(GIVEN);
  });

  test.each([undefined, '', 'ana@example.com-0000-0000', '+50370004321', `${GIVEN}-${GIVEN}`, `${GIVEN}\n`, '{"a":1}'])(
    'is a new one for what is not well-formed: %s',
    (id) => expect(requestIdFor(request('127.0.0.1', id))).toMatch(MADE),
  );
});

test('is known to all work of the request, and to none that it only sets off', async () => {
  const later: (string | undefined)[] = [];
  await withRequestId(GIVEN, async () => {
    await new Promise(setImmediate);
    later.push(currentRequestId());
    withoutRequestId(() => later.push(currentRequestId()));
  });
  expect([...later, currentRequestId()]).toEqual([GIVEN, undefined, undefined]);
});
