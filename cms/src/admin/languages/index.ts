import { Earth } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { Panel, PanelProps } from '../pages/panel';
import { LanguagesPanel } from './languages-panel';
import { languageWords } from './words';

const loadPage = () => import('./languages-page');

/** The call of Strapi's content manager that is used. */
interface ContentManager {
  addEditViewSidePanel(panels: ((props: PanelProps) => Panel | null)[]): void;
}

/** Adds what is translated and what is not: a page in the menu, and a panel beside the form of each page. */
export function addLanguages(app: StrapiApp): void {
  app.addMenuLink({
    to: 'languages',
    icon: Earth,
    intlLabel: { id: 'languages.title', defaultMessage: languageWords.en['languages.title'] },
    permissions: [],
    Component: loadPage,
  });
  const { apis } = app.getPlugin('content-manager');
  (apis as unknown as ContentManager).addEditViewSidePanel([LanguagesPanel]);
}
