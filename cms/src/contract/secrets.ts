/** Fewest bytes of a secret: 128 bits, below which a key of HMAC-SHA-256 can be searched (NIST SP 800-131A, section 10). */
export const SECRET_MIN_BYTES = 16;

/**
 * What is wrong with the secrets of a server, one sentence each; it must not start in production while there is one. Both servers ask this
 * of their own secrets.
 * @param secrets values by the name of their setting
 * @returns sentences that name the settings and never a value
 */
export function secretFaults(secrets: Readonly<Record<string, string>>): string[] {
  const entries = Object.entries(secrets);
  const short = entries
    .filter(([, value]) => new TextEncoder().encode(value).byteLength < SECRET_MIN_BYTES)
    .map(([name]) => `${name} is shorter than ${SECRET_MIN_BYTES} bytes.`);
  const equal = entries.flatMap(([name, value], index) =>
    entries
      .slice(index + 1)
      .filter(([, other]) => value !== '' && other === value)
      .map(([other]) => `${name} and ${other} are equal: each secret needs a value of its own.`),
  );
  return [...short, ...equal];
}
