import { leadWords } from './leads/words';

/** Words of the admin that name the product, in place of Strapi's. */
export const words = {
  en: {
    ...leadWords.en,
    'Auth.form.welcome.title': 'Upfield',
    'Auth.form.welcome.subtitle': 'Sign in to edit the site',
    'app.components.LeftMenu.navbrand.title': 'Upfield',
    'app.components.LeftMenu.navbrand.workplace': 'Website',
    'HomePage.header.subtitle':
      'Pages stand under Content Manager. Preview shows a draft on the site; Publish puts it live.',
  },
  es: {
    ...leadWords.es,
    'Auth.form.welcome.title': 'Upfield',
    'Auth.form.welcome.subtitle': 'Inicia sesión para editar el sitio',
    'app.components.LeftMenu.navbrand.title': 'Upfield',
    'app.components.LeftMenu.navbrand.workplace': 'Sitio web',
    'HomePage.header.subtitle':
      'Las páginas están en Content Manager. Preview muestra un borrador en el sitio; Publish lo publica.',
  },
};
