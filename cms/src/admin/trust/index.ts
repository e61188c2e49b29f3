import { Shield } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { trustWords } from './words';

/** Adds to the admin's first screen which fields about the company, the people and the conditions are still empty. */
export function addTrust(app: StrapiApp): void {
  // After the leads, before Strapi's own.
  app.widgets.register(([leads, ...others]) => [
    ...(leads ? [leads] : []),
    {
      id: 'empty-trust-fields',
      icon: Shield,
      title: { id: 'trust.widget.title', defaultMessage: trustWords.en['trust.widget.title'] },
      component: async () => (await import('./empty-fields-widget')).default,
    },
    ...others,
  ]);
}
