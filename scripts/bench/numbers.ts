const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const precise = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });

/** A number as the table shows it: whole from 100 on, else with three digits. */
export const shown = (value: number): string => (value >= 100 ? whole : precise).format(value);

/** Kilobytes of 1,000 bytes, as browsers' tools count them. */
export const kilobytes = (bytes: number): string => `${shown(bytes / 1000)} KB`;

/** Megabytes of 1024 × 1024 bytes, as the table shows them. */
export const megabytes = (bytes: number): string => `${shown(bytes / 1024 / 1024)} MB`;

/** Milliseconds, as the table shows them. */
export const milliseconds = (value: number): string => `${shown(value)} ms`;

/** Requests a second, as the table shows them. */
export const perSecond = (value: number): string => `${shown(value)}/s`;
