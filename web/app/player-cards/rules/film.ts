import { type FilmService, isHttpUrl, withScheme } from '@upfield/cms/contract/urls';

export type Film =
  | {
      kind: 'embed';
      host: keyof typeof FILM_PLAYERS;
      /** Address of the player. */
      src: string;
      /** The film on its own site. */
      href: string;
    }
  | { kind: 'link'; href: string };

/** Origins of the players that films are shown in; the content security policy allows frames of these alone. */
export const FILM_PLAYERS = {
  /** The host that sets no cookie. */
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const satisfies Record<Lowercase<FilmService>, string>;

const YOUTUBE_HOSTS = new Set([
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'gaming.youtube.com',
  'youtube-nocookie.com',
]);
const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v|e)\/([^/]+)/;
const VIMEO_HOST = /^(?:player\.|m\.)?vimeo\.com$/;
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:showcase|album)\/\d+\/video\/)?(\d{5,12})(?:\/([\da-f]{6,}))?\/?$/;
const CLOCK = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/;

/** Seconds of a start time written `90`, `90s`, `1m30s` or `1h2m3s`; 0 for anything else. */
function seconds(text: string | null): number {
  const parts = CLOCK.exec(text ?? '');
  if (!parts) return 0;
  const [, hours = 0, minutes = 0, rest = 0] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

/** The page that a "shared by" link of YouTube leads to. */
function attributed(url: URL): URL {
  const page = url.pathname === '/attribution_link' ? url.searchParams.get('u') : null;
  return page?.startsWith('/') ? new URL(page, url.origin) : url;
}

function youtubeId(host: string, { pathname, searchParams }: URL): string | null {
  const isWatch = /^\/(?:watch\/?)?$/.test(pathname);
  const id = YOUTUBE_HOSTS.has(host)
    ? (YOUTUBE_PATH.exec(pathname)?.[1] ?? (isWatch ? searchParams.get('v') : null))
    : host === 'youtu.be'
      ? pathname.slice(1).split('/', 1)[0]
      : null;
  return id && YOUTUBE_ID.test(id) ? id : null;
}

const startInHash = ({ hash }: URL): number => seconds(new URLSearchParams(hash.slice(1)).get('t'));

function youtube(id: string, url: URL): string {
  const [start = 0] = [
    ...['start', 't', 'time_continue'].map((name) => seconds(url.searchParams.get(name))),
    startInHash(url),
  ].filter(Boolean);
  return `${FILM_PLAYERS.youtube}/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`;
}

function vimeo(id: string, key: string | null | undefined, url: URL): string {
  const start = startInHash(url);
  return `${FILM_PLAYERS.vimeo}/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}${start ? `#t=${start}s` : ''}`;
}

/**
 * What to do with a highlights link: the addresses of films on YouTube and Vimeo become a player that starts where the link
 * says; any other web address is a plain link (specification §7). Theirs may lack the scheme.
 * @returns null without a link, or when the text is no web address
 */
export function film(link: string | null | undefined): Film | null {
  const address = withScheme(link ?? '');
  if (!isHttpUrl(address)) return null;
  const url = new URL(address);
  const { href } = url;
  const host = url.hostname.replace(/^www\./, '');
  const page = attributed(url);
  const id = youtubeId(host, page);
  if (id) return { kind: 'embed', host: 'youtube', src: youtube(id, page), href };
  const [, number, key] = VIMEO_HOST.test(host) ? (VIMEO_PATH.exec(url.pathname) ?? []) : [];
  if (number) return { kind: 'embed', host: 'vimeo', src: vimeo(number, key ?? url.searchParams.get('h'), url), href };
  return { kind: 'link', href };
}
