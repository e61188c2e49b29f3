import { INVALID_IN_TEXT } from '../contract/text';

/** Whether a text holds only characters that a request may hold (`INVALID_IN_TEXT`). */
export const isValidText = (text: string): boolean => text.search(INVALID_IN_TEXT) === -1;

/**
 * Removes invalid characters from every string of a parsed body, in place: they are invisible, so an editor who pasted
 * them could not. Iterative, since a body may be nested deeply.
 */
export function dropInvalidText(body: unknown): void {
  const open = [body];
  while (open.length > 0) {
    const holder = open.pop();
    if (typeof holder !== 'object' || holder === null) continue;
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value === 'string') Reflect.set(holder, key, value.replace(INVALID_IN_TEXT, ''));
      else open.push(value);
    }
  }
}
