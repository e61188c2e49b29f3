import { relabel, seo } from '../../parts';
import type { SeedPage } from '../../seed-types';
import { signInSeed as english } from '../en/sign-in';

export const signInSeed: SeedPage<'sign-in'> = {
  title: 'Inicia sesión en',
  text: '',
  forgotText: '¿Olvidaste tu contraseña, o necesitas una nueva?',
  createAccountText: 'CREAR CUENTA (PRÓXIMAMENTE)',
  returnLink: relabel(english.returnLink, 'VOLVER AL INICIO'),
  seo: seo('Acceso del personal | Upfield', 'Para el personal de Upfield.'),
};
