import { File } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { HistoryPanel } from './history-panel';
import type { Panel, PanelProps } from './panel';
import { SchedulePanel } from './schedule-panel';
import { pageWords } from './words';

/** The call of Strapi's content manager that is used. */
interface ContentManager {
  addEditViewSidePanel(panels: ((props: PanelProps) => Panel | null)[]): void;
}

/** Strapi's own: to read the home page. */
const READ_PERMISSION = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::home-page.home-page' }];

/**
 * Adds the pages to the admin: a widget on the first screen that leads to their forms, and beside each form when it goes live by itself
 * and its earlier versions.
 */
export function addPages(app: StrapiApp): void {
  // After the leads, before what is still empty.
  app.widgets.register(([leads, ...others]) => [
    ...(leads ? [leads] : []),
    {
      id: 'pages',
      icon: File,
      title: { id: 'pages.widget.title', defaultMessage: pageWords.en['pages.widget.title'] },
      component: async () => (await import('./pages-widget')).default,
      permissions: READ_PERMISSION,
    },
    ...others,
  ]);
  const { apis } = app.getPlugin('content-manager');
  (apis as unknown as ContentManager).addEditViewSidePanel([SchedulePanel, HistoryPanel]);
}
