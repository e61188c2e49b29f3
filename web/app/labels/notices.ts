import type { Catalogue } from './catalogue';
import { notices as en } from './en/notices';
import { notices as es } from './es/notices';

/** Apart from those of the site: no browser needs them. */
export const noticesLabels: Catalogue<typeof en> = { en, es };
