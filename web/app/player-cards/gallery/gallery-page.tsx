import { useNavigation } from '@remix-run/react';
import type { GalleryIntro } from '@upfield/cms/contract';
import { NO_SPORT } from '@upfield/cms/contract/card-list';
import { type ReactNode, useEffect, useState } from 'react';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { usePageHref } from '~/ui/page-href';
import { galleryAddress, isList } from '../rules/gallery-address';
import { type GalleryChoices, GalleryFilter } from './gallery-filter';
import { GalleryHero } from './gallery-hero';
import { type GalleryContent, GalleryGhost, GalleryList } from './gallery-list';

interface GalleryPageProps {
  intro: GalleryIntro;
  choices: GalleryChoices;
  content: GalleryContent;
  /** Under the head: what staff may do here. */
  staffActions: ReactNode;
}

/** The gallery of player cards: head, filter, the cards by sport. */
export function GalleryPage({ intro, choices, content, staffActions }: GalleryPageProps) {
  const loading = useLoading();
  const { sportNotAvailable } = useLabels(playerCardsLabels);
  const hasNoSport = content.query.sport === NO_SPORT || content.groups.some(({ id }) => id === NO_SPORT);
  const sports = hasNoSport ? [...choices.sports, { id: NO_SPORT, name: sportNotAvailable }] : choices.sports;
  return (
    <>
      <GalleryHero hero={intro.hero} folded={isList(content.query)} />
      {staffActions}
      <GalleryFilter query={content.query} choices={{ ...choices, sports }} total={content.total} loading={loading} />
      {loading ? <GalleryGhost /> : <GalleryList content={content} intro={intro} />}
    </>
  );
}

/** Answers that come sooner replace the list without a flash (decisions, Routes: the preloader's 200 ms). */
const PATIENCE_MS = 200;

/** Whether another view of the gallery has been loading for longer than `PATIENCE_MS`. */
function useLoading(): boolean {
  const { state, location } = useNavigation();
  const inLanguage = usePageHref();
  const waiting = state === 'loading' && location.pathname === inLanguage(galleryAddress());
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return setLate(false);
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && late;
}
