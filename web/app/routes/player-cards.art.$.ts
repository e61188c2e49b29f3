import type { LoaderFunctionArgs } from '@remix-run/node';
import { parseArtAddress } from '~/player-cards/art/art-address';
import { draw } from '~/player-cards/art/draw';

/** The same address is always the same drawing, so it may be kept; a week lets a redrawn figure arrive. */
const CACHE = 'public, max-age=604800, stale-while-revalidate=604800';

/** Neutral drawings of players without a photograph, and the grounds of those with one. */
export function loader({ params }: LoaderFunctionArgs) {
  const drawing = parseArtAddress(params['*'] ?? '');
  if (!drawing) return new Response(null, { status: 404 });
  return new Response(draw(drawing), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': CACHE,
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
