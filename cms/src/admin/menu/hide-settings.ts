import type { StrapiApp } from '@strapi/strapi/admin';
import { addStyles } from '../add-styles';

type Middleware = Extract<Parameters<StrapiApp['addRBACMiddleware']>[0], (...args: never[]) => unknown>;

/** Set on the document while nothing under Settings is for who is signed in. */
const MARK = 'data-without-settings';

const STYLES = `[${MARK}] nav li:has(a[href$='/settings']) { display: none; }`;

/** Strapi shows its settings in the menu to everybody, although all but one screen of them ask for an administrator's permission. */
export function hideSettingsFromEditors(app: StrapiApp): void {
  app.addRBACMiddleware(markEditors);
  addStyles(STYLES);
}

/** Runs whenever Strapi asks what a role may do; it changes nothing of the answer. */
const markEditors: Middleware =
  ({ permissions }) =>
  (next) =>
  (asked) => {
    const isForThem = permissions.some(({ action }) => action.startsWith('admin::'));
    // Before they are loaded there are none.
    if (permissions.length > 0) document.documentElement.toggleAttribute(MARK, !isForThem);
    return next(asked);
  };
