import { ART_HEIGHT, ART_WIDTH } from '@upfield/cms/art';
import type { PlayerCard } from '@upfield/cms/contract';
import { Picture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import { artAddress, drawingOf } from '../art/art-address';
import styles from './sticker.module.css';

export type PictureCard = Partial<
  Pick<PlayerCard, 'name' | 'lastName' | 'country' | 'sport' | 'highSchoolGraduation' | 'cardImageUrl' | 'demo'>
>;

/** How a card's picture prints (DESIGN, The picture on a card). */
export type PictureState = 'photo' | 'cut-out' | 'drawn';

/** Demo players are drawn; a real player has a photograph, or the figure without a face. */
export function pictureState({ cardImageUrl, demo }: PictureCard): PictureState {
  if (!cardImageUrl) return 'cut-out';
  return demo ? 'drawn' : 'photo';
}

/** Dimensions for the `width` and `height` attributes, which prevent layout shifts; the picture covers its box at any size. */
const PICTURE = { width: ART_WIDTH * 2, height: ART_HEIGHT * 2 };

interface StickerPictureProps {
  card: PictureCard;
  fit: PictureFit;
}

function Drawing({ card, layer, className }: { card: PictureCard; layer: 'full' | 'field'; className?: string }) {
  const address = artAddress(drawingOf(card, layer));
  return <Picture src={address} alt="" width={ART_WIDTH} height={ART_HEIGHT} className={className} />;
}

/** The art of a sticker in its three states. Decorative: the sticker's text says who it is. */
export function StickerPicture({ card, fit }: StickerPictureProps) {
  const state = pictureState(card);
  const url = card.cardImageUrl ?? '';
  return (
    <span className={styles.art}>
      {state === 'cut-out' ? <Drawing card={card} layer="full" className={styles.figure} /> : null}
      {state === 'drawn' ? <Picture src={url} alt="" {...PICTURE} fit={fit} className={styles.drawn} /> : null}
      {state === 'photo' ? (
        <>
          <Drawing card={card} layer="field" className={styles.ground} />
          <span className={styles.photo}>
            <Picture src={url} alt="" {...PICTURE} fit={fit} />
          </span>
        </>
      ) : null}
    </span>
  );
}
