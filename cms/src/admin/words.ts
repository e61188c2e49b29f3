import { formWords } from './forms/words';
import { languageWords } from './languages/words';
import { leadWords } from './leads/words';
import { pageWords } from './pages/words';
import { trustWords } from './trust/words';

/** Words of the admin that name the product, in place of Strapi's. */
export const words = {
  en: {
    ...formWords.en,
    ...languageWords.en,
    ...leadWords.en,
    ...pageWords.en,
    ...trustWords.en,
    'Auth.form.welcome.title': 'Upfield',
    'Auth.form.welcome.subtitle': 'Log in to edit the site',
    'app.components.LeftMenu.navbrand.title': 'Upfield',
    'app.components.LeftMenu.navbrand.workplace': 'Website',
    'HomePage.header.subtitle':
      'You will find the pages under Content Manager. Open preview shows a draft on the site; Publish puts it live.',
  },
  es: {
    ...formWords.es,
    ...languageWords.es,
    ...leadWords.es,
    ...pageWords.es,
    ...trustWords.es,
    'Auth.form.welcome.title': 'Upfield',
    'Auth.form.welcome.subtitle': 'Inicia sesión para editar el sitio',
    'app.components.LeftMenu.navbrand.title': 'Upfield',
    'app.components.LeftMenu.navbrand.workplace': 'Sitio web',
    'HomePage.header.subtitle':
      'Las páginas están en Content Manager. Preview muestra un borrador en el sitio; Publish lo publica.',
  },
};
