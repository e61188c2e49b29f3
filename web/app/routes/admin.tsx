import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { contentIfPublished, contentOrFail, getPage, getPlayerCards, languageOf } from '~/content.server';
import { staffLabels } from '~/labels/staff';
import { shownCard } from '~/player-cards/shown-card.server';
import { STICKER_FIELDS } from '~/player-cards/sticker/sticker-fields';
import { languageOfMeta } from '~/seo/alternates';
import { pageMeta } from '~/seo/meta';
import { privatePage } from '~/site/cache-policy';
import { SignInScreen } from '~/staff/sign-in/sign-in-screen';

const WALL_SIZE = '20';

export async function loader({ request }: LoaderFunctionArgs) {
  const [page, wall] = await Promise.all([
    contentIfPublished(getPage(request, 'sign-in')),
    contentOrFail(getPlayerCards(request, STICKER_FIELDS, { page: '1', pageSize: WALL_SIZE })),
  ]);
  return { page, cards: wall.cards.map((card) => shownCard(card, languageOf(request))) };
}

export const headers = privatePage;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.page?.title ?? staffLabels[languageOfMeta(args)].signInTitle,
    seo: args.data?.page?.seo,
    noindex: true,
  });

export default function AdminRoute() {
  const { page, cards } = useLoaderData<typeof loader>();
  return <SignInScreen page={page} cards={cards} />;
}
