import 'altcha/external';
import 'altcha/altcha.css';
import { LANGUAGES } from '@upfield/cms/contract/messages';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import { captchaLabels } from '~/labels/captcha';

// The external build, because the other one needs inline styles and a worker made of a string, which our policy refuses.
globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());

for (const language of LANGUAGES) {
  const known = globalThis.$altcha.i18n.get(language) ?? globalThis.$altcha.i18n.get('en');
  globalThis.$altcha.i18n.set(language, { ...known, ...captchaLabels[language] });
}
