import type { StrapiApp } from '@strapi/strapi/admin';
import { dismissAnnouncements } from './announcements';
import { addForms } from './forms';
import { addLanguages } from './languages';
import { addLeads } from './leads';
import { addLists } from './lists';
import logo from './logo.svg';
import { hideSettingsFromEditors } from './menu/hide-settings';
import { EDIT_VIEW_HOOK, withPageHelp } from './page-help';
import { addPages } from './pages';
import { skipOptimisticUpdates } from './skip-optimistic-updates';
import { darkTheme, lightTheme } from './theme';
import { addTrust } from './trust';
import { answerWithoutAi } from './without-ai';
import { words } from './words';

/** The admin in the brand: logo, colours and words. */
export default {
  config: {
    auth: { logo },
    menu: { logo },
    head: { favicon: logo },
    locales: ['es'],
    theme: { light: lightTheme, dark: darkTheme },
    translations: words,
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    app.addMiddlewares([skipOptimisticUpdates]);
    addLeads(app);
    addTrust(app);
    addLists(app);
    addLanguages(app);
    addPages(app);
    addForms(app);
    hideSettingsFromEditors(app);
    app.registerHook(EDIT_VIEW_HOOK, withPageHelp);
  },
  bootstrap() {
    document.title = 'Upfield';
    dismissAnnouncements();
    answerWithoutAi();
  },
};
