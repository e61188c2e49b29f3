import { randomInt } from 'node:crypto';
import { test as base } from '@playwright/test';

/** The header by which the proxy in front of the site says who visits (`TRUSTED_PROXY_HOPS` is 1 under test). */
export const from = (address: string) => ({ 'x-forwarded-for': address });

/** An address in a network that no other test has. */
export const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Each test is a visitor from a network of their own, so that limits count it alone. */
export const test = base.extend<{ address: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from this pattern.
  address: async ({}, use) => use(newAddress()),
  extraHTTPHeaders: async ({ address }, use) => use(from(address)),
});
