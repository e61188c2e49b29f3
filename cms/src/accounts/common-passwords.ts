import { dictionary } from '@zxcvbn-ts/language-common';

/** What the list of leaked passwords lacks: words of this site and its sport, and Spanish ones. */
const OURS = `upfield recruited getrecruited scholarship scholarships player playercard player-cards jugador jugadora entrenador
  deportes colegio contraseña teamomucho teamoamor sansalvador instagram whatsapp superuser sampletext welcomeback
  yourpassword p@ssword`;

let known: Set<string> | undefined;

/** 49,000 passwords from leaks, in lower case; unpacked when the first one is asked about. */
const common = (): ReadonlySet<string> => {
  known ??= new Set([...dictionary['passwords-common'], ...OURS.split(/\s+/)]);
  return known;
};

/** Sequences of neighbouring keys, letters or digits. */
const RUNS = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
];
/** Shortest part of a run that counts: shorter parts occur in ordinary words. */
const RUN_MIN = 6;
/** One to five characters, repeated. */
const REPEATED = /^(.{1,5})\1+$/u;

const isRun = (text: string): boolean =>
  text.length >= RUN_MIN && RUNS.some((run) => run.includes(text) || run.includes([...text].reverse().join('')));

/**
 * Whether a password is a common one (OWASP ASVS 5, 6.2.4). Compared in lower case, with and
 * without trailing digits and signs, so that `Password1!` counts as `password`.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const stem = text.replace(/[\d\W_]+$/u, '');
  return [text, stem].some((part) => common().has(part) || isRun(part) || REPEATED.test(part));
}
