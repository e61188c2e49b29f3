import type { Catalogue } from './catalogue';
import { captcha as en } from './en/captcha';
import { captcha as es } from './es/captcha';

/** The words of the captcha's widget, which comes when a form is near; the names are its own (altcha, `i18n`). */
export const captchaLabels: Catalogue<typeof en> = { en, es };
