import { UTM_FIELDS, UTM_VALUE_MAX } from '@upfield/cms/contract/lead-choices';
import { validStart } from '@upfield/cms/contract/text';

const KEY = 'campaign';
const PARAMETERS: readonly string[] = UTM_FIELDS.map((field) => `utm_${field}`);

/** The UTM parameters of a query, as a query; empty without any. */
export function campaignOf(search: string): string {
  const found = [...new URLSearchParams(search)].filter(([name]) => PARAMETERS.includes(name));
  return new URLSearchParams(found.map(([name, value]) => [name, validStart(value, UTM_VALUE_MAX)])).toString();
}

/** Query of the referrer if it is a page of this site: a visitor may follow a link before the scripts of the landing page have run. */
function queryBefore(): string {
  const { origin } = window.location;
  return document.referrer.startsWith(`${origin}/`) ? new URL(document.referrer).search : '';
}

/**
 * Stores the campaign for the visit, because the form is often on a later page.
 * @returns the first page's UTM parameters as a query
 */
export function rememberCampaign(): string {
  const current = campaignOf(window.location.search) || campaignOf(queryBefore());
  try {
    const known = sessionStorage.getItem(KEY);
    if (known) return known;
    if (current) sessionStorage.setItem(KEY, current);
  } catch {
    // Storage may be forbidden; then only these parameters count.
  }
  return current;
}
