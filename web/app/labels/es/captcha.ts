import type { CaptchaLabels } from '../en/captcha';

export const captcha: CaptchaLabels = {
  label: 'No soy un robot',
  verifying: 'Verificando…',
  verified: 'Verificado',
  waitAlert: 'Verificando, espera un momento…',
  expired: 'La verificación venció. Marca la casilla otra vez.',
  error: 'La verificación no funcionó. Marca la casilla otra vez.',
  verificationRequired: 'Marca esta casilla.',
};
