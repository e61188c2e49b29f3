import type { Link as ContentLink } from '@upfield/cms/contract';
import { StaticHtml } from '~/browser/hydration';
import { stickersLabels } from '~/labels/stickers';
import { useLabels } from '~/labels/use-labels';
import { Breakable } from '~/ui/breakable';
import { SmartLink } from '~/ui/link';
import type { PictureFit } from '~/ui/picture-fit';
import { englishScore, gpaOr } from '../rules/scores';
import styles from './slot.module.css';
import { Sticker } from './sticker';
import type { StickerCard, TileCard } from './sticker-fields';

const IN_SLOT: PictureFit = { sizes: '(max-width: 430px) 86vw, (max-width: 900px) 344px, 424px', from: 180, to: 424 };
const IN_GALLERY: PictureFit = {
  // One pixel less than it is: at 390 px, 320 px are two a point.
  sizes: '(max-width: 560px) calc(48.5vw - 30px), (max-width: 700px) calc(39.5vw + 22px), min(27.9vw, 407px)',
  from: 120,
  to: 407,
};

interface SlotProps {
  card: StickerCard;
}

/** A sticker in its place of the album, without a caption: on a player's page, in the form and in dialogs. */
export function Slot({ card }: SlotProps) {
  return (
    <div className={styles.slot}>
      <span className={styles.hole} />
      <Sticker card={card} fit={IN_SLOT} />
    </div>
  );
}

interface TileProps {
  card: TileCard;
  /** The player's page. */
  href: string;
  /** Its number in the album; left out in the results of a search. */
  number?: number;
  /** True below the first screens: the sticker is laid out, and its picture loaded, when it comes near the window. */
  late?: boolean;
  /** True for the first tile: its link asks for the route of players' pages, which all others lead to as well. */
  discovers?: boolean;
}

/** One card of the gallery: the sticker links to the player's page; the caption repeats what small stickers hide, and the link has said. */
export function Tile({ card, href, number, late, discovers }: TileProps) {
  return (
    <li className={styles.slot}>
      <span className={styles.hole} />
      <Sticker card={card} fit={IN_GALLERY} href={href} discover={discovers ? 'render' : 'none'} late={late} />
      <StaticHtml key={number} as="p" className={styles.caption} aria-hidden="true" of={card}>
        <Caption card={card} number={number} />
      </StaticHtml>
    </li>
  );
}

function Caption({ card, number }: Pick<TileProps, 'card' | 'number'>) {
  const labels = useLabels(stickersLabels);
  const english = englishScore(card);
  const figures = labels.figures(
    gpaOr(card.gpa, labels.toBeDetermined),
    labels.scores[english.test],
    String(english.score ?? labels.toBeDetermined),
  );
  return (
    <>
      <b>
        <Breakable text={labels.caption(card.sportPosition || labels.notSpecified, card.highSchoolGraduation)} />
      </b>
      {number ? <span className={styles.number}>{labels.albumNumber(number)}</span> : null}
      <span className={styles.figures}>{figures}</span>
    </>
  );
}

interface OpenSlotProps {
  /** The next number of the album. */
  number: number;
  text: string;
  link: ContentLink | null;
}

/** The empty slot at the end of a sport, which links to the form. */
export function OpenSlot({ number, text, link }: OpenSlotProps) {
  const labels = useLabels(stickersLabels);
  const content = (
    <>
      <span className={styles.hole}>
        <Silhouette className={styles.silhouette} />
        <span className={`shout ${styles.openNumber}`} aria-hidden="true">
          {number}
        </span>
        <span className={`h4 ${styles.openText}`}>{text}</span>
      </span>
      <span className={styles.caption}>
        <b>{link?.label || labels.getRecruited}</b>
        <span>{labels.albumNumber(number)}</span>
      </span>
    </>
  );
  return (
    <li className={`${styles.slot} ${styles.open}`}>
      {link ? (
        <SmartLink href={link.href} target={link.newTab ? '_blank' : undefined} className={styles.openLink}>
          {content}
        </SmartLink>
      ) : (
        content
      )}
    </li>
  );
}

/** A card that is still loading. */
export function GhostSlot() {
  return (
    <li className={`${styles.slot} ${styles.ghost}`} aria-hidden="true">
      <span className={styles.hole}>
        <Silhouette className={styles.silhouette} />
        <i className={styles.dots} />
        <i className={styles.dots} />
        <i className={styles.dots} />
      </span>
      <p className={styles.caption}>
        <i className={styles.dots} />
      </p>
    </li>
  );
}

interface SilhouetteProps {
  className?: string;
}

/** The dashed bust of a place without a sticker. Decorative. */
function Silhouette({ className }: SilhouetteProps) {
  return (
    <svg className={className} viewBox="0 0 500 640" aria-hidden="true">
      <path d="M26 660C30 560 40 500 74 470C104 448 150 444 184 424C196 404 196 380 194 360C166 336 158 280 158 236C158 150 196 108 250 108C304 108 342 150 342 236C342 280 334 336 306 360C304 380 304 404 316 424C350 444 396 448 426 470C460 500 470 560 474 660" />
    </svg>
  );
}
