export const captcha = {
  label: 'I am not a robot',
  verifying: 'Checking…',
  verified: 'Checked',
  waitAlert: 'Checking, please wait…',
  expired: 'The check has expired. Please check the box again.',
  error: 'The check did not work. Please check the box again.',
  verificationRequired: 'Please check this box.',
};

export type CaptchaLabels = typeof captcha;
