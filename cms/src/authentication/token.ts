import jwt from 'jsonwebtoken';
import { SESSION } from '../contract';
import { environment } from '../environment';
import type { Staff } from './sessions';

/** Distinguishes these tokens from other tokens signed with the same secret. */
const AUDIENCE = 'upfield-staff';
const ALGORITHM = 'HS256';

/**
 * Makes a token of a session: for `SESSION.tokenSeconds`, and never past the session's own end.
 * @param now the moment of issue
 */
export function issueToken(staff: Staff, now = new Date()): string {
  const issued = Math.floor(now.getTime() / 1000);
  const ends = Math.min(issued + SESSION.tokenSeconds, Math.floor(staff.sessionEnds.getTime() / 1000));
  return jwt.sign({ sid: staff.session, iat: issued, exp: ends }, environment.JWT_SECRET, {
    algorithm: ALGORITHM,
    audience: AUDIENCE,
    subject: staff.uid,
  });
}

/**
 * Reads a token.
 * @returns the session it carries; null when it is not ours, changed or expired
 */
export function sessionOfToken(token: string): string | null {
  try {
    const claims = jwt.verify(token, environment.JWT_SECRET, { algorithms: [ALGORITHM], audience: AUDIENCE });
    return typeof claims === 'object' && typeof claims.sid === 'string' ? claims.sid : null;
  } catch {
    return null;
  }
}
