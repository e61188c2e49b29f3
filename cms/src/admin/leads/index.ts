import { Mail, User } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { BulkChange } from './bulk-change';
import { CardPanel } from './card-panel';
import { CsvButton } from './csv-button';
import { FamilyPanel } from './family-panel';
import { leadsPath } from './lead-list';
import { PERSON_PERMISSION, READ_PERMISSION } from './permissions';
import { type LeadWord, leadWords } from './words';

const loadPersonPage = () => import('./person-page');
const word = (id: LeadWord) => ({ id, defaultMessage: leadWords.en[id] });

/** The calls of Strapi's content manager that are used. */
interface ContentManager {
  addEditViewSidePanel(panels: (typeof CardPanel | typeof FamilyPanel)[]): void;
  addBulkAction(actions: (others: unknown[]) => unknown[]): void;
}

/** Adds the leads to the admin: a widget on the first screen, the family and a new card beside a lead, the table, a person's data. */
export function addLeads(app: StrapiApp): void {
  app.widgets.register((others) => [
    {
      id: 'new-leads',
      icon: Mail,
      title: word('leads.widget.title'),
      link: { label: word('leads.widget.link'), href: leadsPath },
      component: async () => (await import('./new-leads-widget')).default,
      permissions: READ_PERMISSION,
    },
    ...others,
  ]);
  app.addMenuLink({
    to: 'personal-data',
    icon: User,
    intlLabel: word('person.title'),
    permissions: PERSON_PERMISSION,
    Component: loadPersonPage,
  });
  const contentManager = app.getPlugin('content-manager');
  contentManager.injectComponent('listView', 'actions', { name: 'leads-csv', Component: CsvButton });
  const apis = contentManager.apis as unknown as ContentManager;
  apis.addEditViewSidePanel([CardPanel, FamilyPanel]);
  apis.addBulkAction((others) => [BulkChange, ...others]);
}
