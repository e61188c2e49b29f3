import { type GalleryIntro, NO_SPORT, type Sport } from '@upfield/cms/contract';
import type { ReactNode } from 'react';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { GalleryFilter } from './gallery-filter';
import { GalleryHero } from './gallery-hero';
import { type GalleryContent, GalleryGhost, GalleryList } from './gallery-list';
import { useLoading } from './use-loading';

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
