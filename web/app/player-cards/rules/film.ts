import { isHttpUrl } from '@upfield/cms/contract';

export type Film =
  | {
      kind: 'embed';
      host: 'youtube' | 'vimeo' /** Address of the player, from the host that sets no cookie. */;
      src: string /** The film on its own site. */;
      href: string;
    }
  | { kind: 'link'; href: string };

const YOUTUBE_HOSTS = new Set(['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com']);
const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([^/]+)/;
const VIMEO_PATH = /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/)?(\d{5,12})(?:\/([\da-f]{6,}))?\/?$/;
const CLOCK = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/;

/** Seconds of a start time written `90`, `90s`, `1m30s` or `1h2m3s`; 0 when it is none. */
function seconds(text: string | null): number {
  const parts = CLOCK.exec(text ?? '');
  if (!parts) return 0;
  const [, hours = 0, minutes = 0, rest = 0] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
}

function youtubeId(host: string, { pathname, searchParams }: URL): string | null {
  const id =
    host === 'youtu.be'
      ? pathname.slice(1).split('/', 1)[0]
      : YOUTUBE_HOSTS.has(host)
        ? (YOUTUBE_PATH.exec(pathname)?.[1] ?? (pathname === '/watch' ? searchParams.get('v') : null))
        : null;
  return id && YOUTUBE_ID.test(id) ? id : null;
}

function youtube(id: string, { searchParams }: URL): string {
  const start = seconds(searchParams.get('start')) || seconds(searchParams.get('t'));
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`;
}

function vimeo(id: string, key: string | null | undefined, { hash }: URL): string {
  const start = seconds(new URLSearchParams(hash.slice(1)).get('t'));
  return `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}${start ? `#t=${start}s` : ''}`;
}

/**
 * What to do with a highlights link: watch, short-link, embed, shorts and live addresses of YouTube and those of Vimeo
 * become a player that starts where the link says; any other web address is a plain link (specification §7).
 * @returns null without a link, or when the text is no web address
 */
export function film(link: string | null | undefined): Film | null {
  if (!link || !isHttpUrl(link)) return null;
  const url = new URL(link);
  const host = url.hostname.replace(/^www\./, '');
  const id = youtubeId(host, url);
  if (id) return { kind: 'embed', host: 'youtube', src: youtube(id, url), href: url.href };
  const [, number, key] = /^(player\.)?vimeo\.com$/.test(host) ? (VIMEO_PATH.exec(url.pathname) ?? []) : [];
  if (number)
    return { kind: 'embed', host: 'vimeo', src: vimeo(number, key ?? url.searchParams.get('h'), url), href: url.href };
  return { kind: 'link', href: url.href };
}
