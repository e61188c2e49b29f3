/** Names of the bins of a form, in place of Strapi's own, which call both the removal of a part and that of an entry otherwise. */
export const formWords = {
  en: {
    'content-manager.components.reset-entry': 'Remove this part',
    'content-manager.containers.Edit.delete': 'Remove this entry',
  },
  es: {
    'content-manager.components.reset-entry': 'Quitar esta parte',
    'content-manager.containers.Edit.delete': 'Quitar esta entrada',
  },
};

/** What each bin asks, by its name. */
export const QUESTIONS: ReadonlyMap<string, string> = new Map([
  ['Remove this part', 'Remove this part with all that stands in it?'],
  ['Remove this entry', 'Remove this entry with all that stands in it?'],
  ['Quitar esta parte', '¿Quitar esta parte con todo lo que contiene?'],
  ['Quitar esta entrada', '¿Quitar esta entrada con todo lo que contiene?'],
]);
