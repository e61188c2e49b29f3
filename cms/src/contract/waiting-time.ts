import type { Language } from './messages';

/**
 * A waiting time in words: seconds below a minute, from then on minutes, rounded up.
 * @param seconds one or more; less counts as one
 * @returns such as "45 seconds", "1 minute", "2 minutos"
 */
export function waitingTime(seconds: number, language: Language = 'en'): string {
  const [value, unit] = seconds < 60 ? [Math.max(1, seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
