import type { GalleryIntro, TextCard } from '@upfield/cms/contract';
import { GALLERY_PAGE_SIZE } from '@upfield/cms/contract/card-list';
import type { ReactNode } from 'react';
import { HydratedApart } from '~/browser/hydration';
import { galleryLabels } from '~/labels/gallery';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { SmartLink } from '~/ui/link';
import { type GalleryQuery, galleryAddress, isList, isSearch, playerAddress } from '../rules/gallery-address';
import { pageCount, type SportGroup } from '../rules/gallery-groups';
import { GhostSlot, OpenSlot, Tile } from '../sticker/slot';
import slot from '../sticker/slot.module.css';
import styles from './gallery-list.module.css';
import { Pagination } from './pagination';

/** Tiles of the first screens: three rows on a phone, two on a larger window. */
const FIRST_SCREENS = 6;

export interface GalleryContent {
  query: GalleryQuery;
  groups: SportGroup[];
  /** Album numbers start after this one, by the group's id. */
  numberedFrom: Readonly<Record<string, number>>;
  /** Cards of the whole list that `groups` is a page of. */
  total: number;
  /** The search that was probably meant by one that finds nothing. */
  meant: string | null;
}

interface GalleryListProps {
  content: GalleryContent;
  intro: Pick<GalleryIntro, 'emptySlot' | 'noMatch' | 'noCards' | 'showPagination'>;
}

/** The cards by sport, in the album's places. */
export function GalleryList({ content, intro }: GalleryListProps) {
  const labels = useLabels(galleryLabels);
  const { sportNotAvailable } = useLabels(playerCardsLabels);
  const { query, groups, total } = content;
  if (groups.length === 0) return <Nothing content={content} intro={intro} />;
  // The album shows what was found, unnumbered.
  const search = isSearch(query);
  return (
    <div className={isList(query) ? `wrap ${styles.list} ${styles.found}` : `wrap ${styles.list}`}>
      {groups.map((group, index) => (
        <HydratedApart key={group.id}>
          <SportSection group={group} first={index === 0} content={content} intro={intro} search={search} />
        </HydratedApart>
      ))}
      {isList(query) ? (
        <>
          <Pagination
            query={query}
            pages={pageCount(total, GALLERY_PAGE_SIZE)}
            label={search ? labels.pagesOfSearch : labels.pages(groups[0]?.heading ?? sportNotAvailable)}
          />
          <p className={styles.after}>
            <SmartLink href="/player-cards" className="text-link">
              {labels.allPlayers}
            </SmartLink>
          </p>
        </>
      ) : null}
    </div>
  );
}

interface SportSectionProps extends GalleryListProps {
  group: SportGroup;
  first: boolean;
  search: boolean;
}

function SportSection({ group, first, content, intro, search }: SportSectionProps) {
  const labels = useLabels(galleryLabels);
  const { sportNotAvailable } = useLabels(playerCardsLabels);
  const { query, total } = content;
  const heading = group.heading ?? sportNotAvailable;
  const known = search ? group.cards.length : isList(query) ? total : group.total;
  const offset = (content.numberedFrom[group.id] ?? 0) + (query.page - 1) * GALLERY_PAGE_SIZE;
  const last = offset + group.cards.length;
  const complete = isList(query)
    ? query.page === pageCount(total, GALLERY_PAGE_SIZE)
    : group.total <= group.cards.length;
  const id = `sport-${group.id}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id} className="title">
          {heading}
        </h2>
        {search ? null : <p>{labels.players(known)}</p>}
      </div>
      <ul className={styles.album}>
        {group.cards.map((card, index) => (
          <Tile
            key={card.id}
            card={card}
            href={playerAddress(card.id, query)}
            number={search ? undefined : offset + index + 1}
            late={!first || index >= FIRST_SCREENS}
            discovers={first && index === 0}
          />
        ))}
        {complete && !search ? (
          <OpenSlot number={last + 1} text={intro.emptySlot.text} link={intro.emptySlot.link} />
        ) : null}
      </ul>
      {!isList(query) && !complete ? (
        <>
          <p className={styles.after}>
            <LinkButton href={galleryAddress({ sport: group.id })} tone="ink">
              <span>{labels.seeAll(group.total)}</span> <span className="vh">{labels.seeAllOf(heading)}</span>
            </LinkButton>
          </p>
          {intro.showPagination ? (
            <Pagination
              query={{ sport: group.id, page: 1 }}
              pages={pageCount(group.total, GALLERY_PAGE_SIZE)}
              label={labels.pages(heading)}
            />
          ) : null}
        </>
      ) : null}
    </section>
  );
}

/** No card: there is none at all, none of the typed name, or none of the chosen sport, class, position or country. */
function Nothing({ content: { query, meant }, intro }: GalleryListProps) {
  const labels = useLabels(galleryLabels);
  if (!isList(query)) return <EmptyText {...intro.noCards} />;
  return (
    <EmptyText {...(query.q ? intro.noMatch : labels.noneOfFilter)}>
      {meant ? (
        <LinkButton href={galleryAddress({ ...query, q: meant, page: 1 })}>{labels.meant(meant)}</LinkButton>
      ) : null}
      <LinkButton href="/player-cards" stub={null} tone={meant ? 'line' : undefined}>
        {labels.clearSearch}
      </LinkButton>
    </EmptyText>
  );
}

function EmptyText({ title, text, children }: TextCard & { children?: ReactNode }) {
  return (
    <div className={`wrap ${styles.empty}`}>
      <h2 className="title">{title}</h2>
      {text ? <p className="lede">{text}</p> : null}
      {children}
    </div>
  );
}

const GHOSTS = ['1', '2', '3', '4', '5', '6'];

/** What is coming while the cards load. */
export function GalleryGhost() {
  return (
    <div className={`wrap ${styles.list}`} aria-busy="true">
      <div className={styles.group}>
        <div className={styles.heading}>
          <i className={`${slot.dots} ${styles.ghostHeading}`} />
        </div>
        <ul className={styles.album}>
          {GHOSTS.map((ghost) => (
            <GhostSlot key={ghost} />
          ))}
        </ul>
      </div>
    </div>
  );
}
