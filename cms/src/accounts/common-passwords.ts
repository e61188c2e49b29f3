/**
 * Passwords that leaked lists put first, eight characters and more: shorter ones fail the length rule. Compared in
 * lower case and without trailing digits and signs, so that `Password1!` counts as `password`.
 */
const COMMON = new Set(
  `password passwort passw0rd p@ssword p@ssw0rd pa55word mypassword yourpassword newpassword changeme changeit letmein
  letmeinnow welcome welcomeback iloveyou iloveu qwerty qwertyui qwertyuiop qwertz qwertzui qwertzuiop azerty azertyuiop
  asdfghjk asdfghjkl zxcvbnm zxcvbnma asdfasdf asdf1234asdf qazwsx qazwsxedc 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t
  q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1xsw2 abcd1234 abc12345 a1b2c3d4 aa123456 admin adminadmin administrator rootroot
  superuser football football1 futbol baseball basketball volleyball softball swimming handball superman batman
  spiderman pokemon pokemon1 starwars princess princesa sunshine sunflower butterfly mariposa dragon monkey master
  trustno computer internet samsung android iphone google facebook instagram whatsapp youtube liverpool barcelona
  realmadrid chelsea arsenal juventus manchester jordan23 michael jennifer jessica jonathan samantha elizabeth charlie
  alexander alejandro daniela gabriela cristian fernando santiago sebastian valentina mexico elsalvador sansalvador
  guatemala honduras colombia argentina contrasena contraseña hola1234 teamo teamomucho teamoamor estrella corazon
  amorcito secreto bonita hermosa familia felicidad colegio universidad deportes jugador jugadora entrenador upfield
  recruited scholarship scholarships getrecruited player playercard player-cards blink182 whatever nothing secret
  default guestguest testtest testing temporary example sampletext`.split(/\s+/),
);

/** Runs of a keyboard or of counting, and one or two characters said again and again. */
const RUNS = ['0123456789012345678901234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];
const REPEATED = /^(.{1,4})\1+$/u;

/** Whether a password is one of those that everybody tries first (OWASP ASVS 5, 6.2.4). */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase();
  const stem = text.replace(/[\d\W_]+$/u, '');
  if (COMMON.has(text) || COMMON.has(stem)) return true;
  if (REPEATED.test(text)) return true;
  const reversed = [...text].reverse().join('');
  return RUNS.some((run) => run.includes(text) || run.includes(reversed));
}
