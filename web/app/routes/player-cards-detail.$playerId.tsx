import { data, type HeadersFunction, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isRouteErrorResponse, type MetaFunction, useLoaderData, useParams, useRouteError } from '@remix-run/react';
import { hrefIn } from '@upfield/cms/contract/content/page-languages';
import { contentOrFail, getPlayerCard, inPublishedLanguage, languageOf } from '~/content.server';
import { environment } from '~/environment/environment.server';
import { ErrorPage } from '~/frame/error-page';
import { StaffSlot } from '~/frame/staff-slot';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { listAround, similarPlayers } from '~/player-cards/detail/list-around.server';
import { MissingCard } from '~/player-cards/detail/missing-card';
import { pageCode } from '~/player-cards/detail/page-code.server';
import { BANNER_FIT, BANNER_WINDOWS, PORTRAIT_FIT } from '~/player-cards/detail/player-hero';
import { PlayerPage } from '~/player-cards/detail/player-page';
import { GALLERY_PARAMETERS, isList, playerAddress, readGalleryQuery } from '~/player-cards/rules/gallery-address';
import { shownCard } from '~/player-cards/shown-card.server';
import { playerPerson, playerSummary } from '~/player-cards/structured-data';
import { AskLink, RemovalLink } from '~/sections/lead-form/question-links';
import { languageOfMeta } from '~/seo/alternates';
import { pageMeta } from '~/seo/meta';
import { preloadPicture } from '~/seo/preload';
import { PageTrail, StructuredData } from '~/seo/structured-data';
import { publicPage } from '~/site/cache-policy';
import type { RouteHandle } from '~/site/route-handle';
import { useSiteData } from '~/site/site-data';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const card = await inPublishedLanguage(request, contentOrFail(getPlayerCard(request, params.playerId ?? '')));
  const query = readGalleryQuery(new URL(request.url).searchParams);
  const [list, similar] = await Promise.all([listAround(request, query, card.id), similarPlayers(request, card)]);
  // One page for each list that has the player: made-up ones are no pages to keep.
  if (isList(query) && !list) throw redirect(hrefIn(playerAddress(card.id), languageOf(request)));
  const language = languageOf(request);
  const shown = shownCard(card, language);
  const code = pageCode(environment.PUBLIC_URL + hrefIn(playerAddress(card.id), language));
  // Said in a header, it holds for the page's data, too.
  return data({ card: shown, list, similar, code }, { headers: card.noindex ? { 'X-Robots-Tag': 'noindex' } : {} });
}

/** The list that the player was opened from: the page leads back to it. */
export const handle: RouteHandle = { prefill: GALLERY_PARAMETERS };

export const headers: HeadersFunction = ({ loaderHeaders, errorHeaders }) => {
  if (errorHeaders) return errorHeaders;
  const robots = loaderHeaders.get('X-Robots-Tag');
  return { ...publicPage(), ...(robots ? { 'X-Robots-Tag': robots } : {}) };
};

export const meta: MetaFunction<typeof loader> = (args) => {
  const labels = playerCardsLabels[languageOfMeta(args)];
  const card = args.data?.card;
  if (!card) {
    const unknown = isRouteErrorResponse(args.error) && args.error.status === 404;
    return pageMeta(args, { title: unknown ? labels.notFound : labels.unreachable, noindex: true });
  }
  const name = `${card.name} ${card.lastName}`;
  const tags = pageMeta(args, {
    title: name,
    description: playerSummary(card, labels),
    image: card.cardImageUrl ? { url: card.cardImageUrl, alt: labels.photoOf(name) } : null,
    noindex: card.noindex,
    type: 'profile',
  });
  const uploaded = (url: string | null) => (url ? { url } : null);
  return [
    ...tags,
    ...preloadPicture(uploaded(card.cardImageUrl), PORTRAIT_FIT),
    ...preloadPicture(uploaded(card.bannerImageUrl), BANNER_FIT, BANNER_WINDOWS),
  ];
};

export default function PlayerCardsDetail() {
  const { card, list, similar, code } = useLoaderData<typeof loader>();
  const labels = useLabels(playerCardsLabels);
  const { origin } = useSiteData();
  return (
    <>
      <StaffSlot place="player" playerId={card.id} />
      <PlayerPage
        card={card}
        list={list}
        similar={similar}
        code={code}
        ask={<AskLink playerId={card.id} />}
        removal={<RemovalLink playerId={card.id} />}
      />
      <StructuredData thing={import.meta.env.SSR ? playerPerson(origin, card) : null} />
      <PageTrail
        name={`${card.name} ${card.lastName}`}
        between={[{ name: labels.galleryTitle, path: '/player-cards' }]}
      />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { playerId = '' } = useParams();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404 || status === 503) {
    return (
      <StaffSlot
        place="missing-player"
        playerId={playerId}
        page={(card) => <PlayerPage card={card} list={null} similar={[]} code={null} ask={null} removal={null} />}
      >
        <MissingCard playerId={playerId} status={status} />
      </StaffSlot>
    );
  }
  return <ErrorPage error={error} />;
}
