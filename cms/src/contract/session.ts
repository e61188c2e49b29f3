import { z } from 'zod';
import { PASSWORD_MIN, TEXT_MAX } from './limits';
import { encodeMessage } from './messages';
import { email } from './rules';

const password = z
  .string({ error: () => encodeMessage('rule.required') })
  .min(1, { error: encodeMessage('rule.required') })
  .max(TEXT_MAX.password, { error: encodeMessage('rule.text.long', { max: TEXT_MAX.password }) });

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
