const KEY = 'campaign';
const UTM = /^utm_(source|medium|campaign|term|content)$/;

/** The UTM parameters of a query, as a query; empty without any. */
export function campaignOf(search: string): string {
  const found = [...new URLSearchParams(search)].filter(([name]) => UTM.test(name));
  return new URLSearchParams(found.map(([name, value]) => [name, value.slice(0, 150)])).toString();
}

/** Query of the page before, where that was ours: a link may be followed before the scripts of the page with the campaign have run. */
function queryBefore(): string {
  const { origin } = window.location;
  return document.referrer.startsWith(`${origin}/`) ? new URL(document.referrer).search : '';
}

/**
 * Remembers how the visitor came to the site, for the visit: the form often stands on a later page.
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
