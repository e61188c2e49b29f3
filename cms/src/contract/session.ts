import { z } from 'zod';
import { encodeMessage } from './messages';
import { email } from './rules';

export const SESSION = {
  /** Life of one token. */
  tokenSeconds: 8 * 60 * 60,
  /** Life of a session, however often its token is renewed. */
  sessionDays: 30,
} as const;

/** Lengths of a password, in characters. New ones (OWASP ASVS 5, 6.2): length only, and not a common one. */
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 200;

/** Longest name of a staff account, in characters. */
export const STAFF_NAME_MAX = 80;

const password = z
  .string({ error: () => encodeMessage('rule.required') })
  .min(1, { error: encodeMessage('rule.required') })
  .max(PASSWORD_MAX, { error: encodeMessage('rule.text.long', { max: PASSWORD_MAX }) });

/** Body of POST /auth/login. */
export const login = z.strictObject({ email, password });

/** Answer of login and renew. */
export const session = z.object({ token: z.string(), name: z.string(), uid: z.string() });
export type Session = z.infer<typeof session>;

/** Body of POST /auth/forgot-password. */
export const forgotPassword = z.strictObject({ email });

/** A password somebody chooses (OWASP ASVS 5, 6.2); the list of common ones is checked at the server. */
export const newPassword = password.min(PASSWORD_MIN, {
  error: encodeMessage('rule.password.short', { min: PASSWORD_MIN }),
});

/** Body of POST /auth/reset-password. */
export const resetPassword = z.strictObject({ code: z.string().min(1).max(200), password: newPassword });

export const done = z.object({ ok: z.literal(true) });
