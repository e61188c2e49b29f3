/** Hosts of the networks that an account of ours may be on, without `www.`. */
const NETWORK_HOSTS = [
  'instagram.com',
  'facebook.com',
  'tiktok.com',
  'youtube.com',
  'x.com',
  'twitter.com',
  'whatsapp.com',
  'wa.me',
  'linkedin.com',
];

/** Whether an address is the front page of a network, as in a site that is new: it names no account. */
function isFrontPage(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { hostname, pathname, search } = new URL(href);
  return NETWORK_HOSTS.includes(hostname.replace(/^www\./, '')) && pathname === '/' && search === '';
}

/** A link that leads to an account. One that is not set up yet keeps its words and leads nowhere. */
export const ofSetUpAccount = <Link extends { href: string }>(link: Link): Link =>
  isFrontPage(link.href) ? { ...link, href: '' } : link;
