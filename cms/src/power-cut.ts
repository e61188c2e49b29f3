import { environment } from './environment';

/** Steps of processing a lead; a crash at any of them must neither lose nor duplicate anything (decisions, Leads). */
export const POWER_CUTS = [
  'lead checked',
  'lead half stored',
  'lead stored',
  'mail due',
  'mail claimed',
  'mail accepted',
  'mail marked',
] as const;
export type PowerCut = (typeof POWER_CUTS)[number];

/**
 * Ends the process on the spot, as a power cut does, when a test has asked for it at this step (`POWER_CUT`, of the form
 * `mail claimed: somebody@example.com`). Outside tests it does nothing.
 * @param email of the family whose lead or confirmation is at this step
 */
export function mayCutPower(step: PowerCut, email: string): void {
  if (environment.NODE_ENV !== 'test' || environment.POWER_CUT !== `${step}: ${email}`) return;
  process.kill(process.pid, 'SIGKILL');
}
