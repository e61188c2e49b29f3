import { environment } from './environment';

/** Steps of processing a lead; a crash at any of them must neither lose nor duplicate anything (decisions, Leads). */
export const CRASH_POINTS = [
  'lead checked',
  'lead half stored',
  'lead stored',
  'mail due',
  'mail claimed',
  'mail accepted',
  'mail marked',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

/**
 * Kills the process when a test has asked for it at this step (`CRASH_POINT`, of the form `mail claimed: somebody@example.com`).
 * Outside tests it does nothing.
 * @param email of the family whose lead or confirmation is at this step
 */
export function crashIfRequested(step: CrashPoint, email: string): void {
  if (environment.NODE_ENV !== 'test' || environment.CRASH_POINT !== `${step}: ${email}`) return;
  process.kill(process.pid, 'SIGKILL');
}
