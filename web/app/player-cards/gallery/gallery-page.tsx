import { useNavigation } from '@remix-run/react';
import type { GalleryIntro, Sport } from '@upfield/cms/contract';
import { NO_SPORT } from '@upfield/cms/contract/card-list';
import { type ReactNode, useEffect, useState } from 'react';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { GalleryFilter } from './gallery-filter';
import { GalleryHero } from './gallery-hero';
import { type GalleryContent, GalleryGhost, GalleryList } from './gallery-list';

interface GalleryPageProps {
  intro: GalleryIntro;
  sports: Sport[];
  /** Graduation years there are cards of. */
  years: number[];
  content: GalleryContent;
  /** Under the head: what staff may do here. */
  staffActions: ReactNode;
}

/** The gallery of player cards: head, filter, the cards by sport. */
export function GalleryPage({ intro, sports, years, content, staffActions }: GalleryPageProps) {
  const loading = useLoading();
  const { sportNotAvailable } = useLabels(playerCardsLabels);
  const hasNoSport = content.query.sport === NO_SPORT || content.groups.some(({ id }) => id === NO_SPORT);
  const choices = hasNoSport ? [...sports, { id: NO_SPORT, name: sportNotAvailable }] : sports;
  return (
    <>
      <GalleryHero hero={intro.hero} />
      {staffActions}
      <GalleryFilter query={content.query} sports={choices} years={years} total={content.total} loading={loading} />
      {loading ? <GalleryGhost /> : <GalleryList content={content} intro={intro} />}
    </>
  );
}

/** Answers that come sooner replace the list without a flash (decisions, Routes: the preloader's 200 ms). */
const PATIENCE_MS = 200;

/** Whether another view of the gallery has been loading for longer than `PATIENCE_MS`. */
function useLoading(): boolean {
  const { state, location } = useNavigation();
  const waiting = state === 'loading' && location.pathname === '/player-cards';
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) return setLate(false);
    const timer = setTimeout(setLate, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && late;
}
