/** U+0000, which PostgreSQL does not store, and lone surrogates, on which the hashing of passwords does not terminate. */
const INVALID = /\p{Cs}|\0/gu;

export const isValidText = (text: string): boolean => text.search(INVALID) === -1;

/**
 * Takes what is invalid out of every text of a parsed body, in place: who pasted it sees nothing of it, and could not take it out.
 * Iterative, since a body may be nested deeply.
 */
export function dropInvalidText(body: unknown): void {
  const open = [body];
  while (open.length > 0) {
    const holder = open.pop();
    if (typeof holder !== 'object' || holder === null) continue;
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'string') Reflect.set(holder, key, value.replace(INVALID, ''));
      else open.push(value);
    }
  }
}
