/**
 * The parts between the places at which a text stands, as views: nothing is copied.
 * @param text ASCII
 */
export function splitBytes(bytes: Buffer, text: string): Buffer[] {
  const parts: Buffer[] = [];
  let start = 0;
  for (let at = bytes.indexOf(text, 0, 'latin1'); at >= 0; at = bytes.indexOf(text, start, 'latin1')) {
    parts.push(bytes.subarray(start, at));
    start = at + text.length;
  }
  return [...parts, bytes.subarray(start)];
}

/**
 * The bytes with each place of a text written otherwise.
 * @param text ASCII, as is what takes its place
 */
export function replaceBytes(bytes: Buffer, text: string, by: string): Buffer {
  const [first = bytes, ...others] = splitBytes(bytes, text);
  const between = Buffer.from(by, 'latin1');
  return Buffer.concat([first, ...others.flatMap((part) => [between, part])]);
}
