import { AsyncLocalStorage } from 'node:async_hooks';

// The HTTP server and the pages are two bundles in one process, each with its own copy of this module.
const KEY = Symbol.for('upfield.request-id');
const shared = globalThis as { [KEY]?: AsyncLocalStorage<string> };
shared[KEY] ??= new AsyncLocalStorage<string>();
const ids = shared[KEY];

/** The id of the request that the caller works for; undefined for what is done by the clock. */
export const currentRequestId = (): string | undefined => ids.getStore();

/** Runs the work of a request: its lines in the log and its calls to the CMS have its id. */
export const withRequestId = <Result>(id: string, work: () => Result): Result => ids.run(id, work);
