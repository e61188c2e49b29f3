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

/** Runs of a keyboard or of counting. */
const RUNS = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
];
/** Shorter parts of a run stand in words, too. */
const RUN_MIN = 6;
/** Up to five characters said again and again. */
const REPEATED = /^(.{1,5})\1+$/u;

const isRun = (text: string): boolean =>
  text.length >= RUN_MIN && RUNS.some((run) => run.includes(text) || run.includes([...text].reverse().join('')));

/**
 * Whether a password is one of those that everybody tries first (OWASP ASVS 5, 6.2.4). Compared in lower case, with and
 * without trailing digits and signs, so that `Password1!` counts as `password`.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const stem = text.replace(/[\d\W_]+$/u, '');
  return [text, stem].some((part) => common().has(part) || isRun(part) || REPEATED.test(part));
}
