import type { Catalogue } from './catalogue';
import { refusals as en } from './en/refusals';
import { refusals as es } from './es/refusals';

/** Why a whole form was refused: only the server says it, so no page loads these words. */
export const refusalsLabels: Catalogue<typeof en> = { en, es };
