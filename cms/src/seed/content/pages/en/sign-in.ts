import { link, seo } from '../../parts';
import type { SeedPage } from '../../seed-types';

export const signInSeed: SeedPage<'sign-in'> = {
  title: 'Log in',
  text: '',
  forgotText: 'Forgot your password, or need to create a new one?',
  createAccountText: 'CREATE ACCOUNT (COMING SOON)',
  returnLink: link('RETURN HOME', '/'),
  seo: seo('Log in | Upfield', 'For the staff of Upfield.'),
};
