/** Actions of the leads as the server names them (cms/src/leads/admin-permissions). */
export const CSV_PERMISSION = [{ action: 'api::lead.csv', subject: null }];
export const PERSON_PERMISSION = [{ action: 'api::lead.person', subject: null }];
/** Strapi's own: to read leads. */
export const READ_PERMISSION = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::lead.lead' }];
