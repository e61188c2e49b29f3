import { countryCode } from '@upfield/cms/art';
import { useRef } from 'react';
import { StaticHtml } from '~/browser/hydration';
import { stickersLabels } from '~/labels/stickers';
import { useLabels } from '~/labels/use-labels';
import { leading } from '~/ui/fit';
import { TextToFit, useFitText } from '~/ui/fit-text';
import { PageLink } from '~/ui/link';
import type { PictureFit } from '~/ui/picture-fit';
import { feetAndInches, inFeet, known, metres } from '../rules/measures';
import { englishScore, gpaOr, gpaText } from '../rules/scores';
import { sportName } from '../rules/sport-name';
import { Flag } from './flag';
import styles from './sticker.module.css';
import type { StickerCard } from './sticker-fields';
import { pictureState, StickerPicture } from './sticker-picture';
import '../country-inks.css';

interface StickerProps {
  card: StickerCard;
  /** How wide its picture is shown. */
  fit: PictureFit;
  /** Makes the sticker a link: it peels under the pointer. */
  href?: string;
  /** Whether the link asks for its route before it is followed. */
  discover?: 'render' | 'none';
  /** True below the first screens: it is laid out, and its picture loaded, when it comes near the window. */
  late?: boolean;
}

/** A player card as a sticker of the album. It fills the width of its `Slot`, 160 to 480 px. */
export function Sticker({ card, fit, href, discover, late }: StickerProps) {
  const cut = useRef<HTMLElement>(null);
  useFitText(cut, card);
  const look = {
    'data-country': countryCode(card.country),
    className: pictureState(card) === 'photo' ? `${styles.sticker} ${styles.withPhoto}` : styles.sticker,
  };
  const content = (
    <>
      <StaticHtml as="span" className="vh" of={card}>
        <Description card={card} />
      </StaticHtml>
      <StaticHtml as="span" className={styles.cut} aria-hidden="true" element={cut} of={card}>
        <span className={late ? `${styles.face} ${styles.late}` : styles.face}>
          <StickerPicture card={card} fit={fit} />
          <Corners card={card} />
          <Plate card={card} />
          <span className={styles.gloss} />
        </span>
        <span className={styles.peel} />
      </StaticHtml>
    </>
  );
  if (!href) return <div {...look}>{content}</div>;
  return (
    <PageLink to={href} prefetch="intent" discover={discover} {...look}>
      {content}
    </PageLink>
  );
}

/** The sticker in one sentence; what is printed on it is hidden from assistive technology. */
function Description({ card }: { card: StickerCard }) {
  const labels = useLabels(stickersLabels);
  const height = known(card.height);
  const english = englishScore(card);
  const sentence = labels.describe({
    name: [card.name, card.lastName].filter(Boolean).join(' '),
    position: card.sportPosition ?? null,
    sport: sportName(card.sport?.name),
    country: card.country ?? '',
    graduation: card.highSchoolGraduation ?? null,
    figures: [
      card.gpa ? `${labels.scores.gpa} ${gpaText(card.gpa)}` : null,
      height && labels.heightOf(...inFeet(height), Math.round(height)),
      english.score && `${labels.scores[english.test]} ${english.score}`,
    ],
  });
  return sentence;
}

function Corners({ card }: { card: StickerCard }) {
  const labels = useLabels(stickersLabels);
  const code = countryCode(card.country);
  return (
    <>
      <span className={styles.tag}>
        <Flag country={card.country} />
        <span>{code === 'UPF' ? card.country || labels.countryPlaceholder : code}</span>
      </span>
      <span className={styles.year}>
        <small>{labels.class}</small>
        <span>{card.highSchoolGraduation || labels.yearPlaceholder}</span>
      </span>
    </>
  );
}

function Plate({ card }: { card: StickerCard }) {
  const labels = useLabels(stickersLabels);
  const english = englishScore(card);
  const height = known(card.height);
  const lastName = card.lastName || labels.lastNamePlaceholder;
  const [tall, alsoTall] = height
    ? labels.measures(feetAndInches(height), labels.metres(metres(height)))
    : [labels.toBeDetermined, labels.height];
  const figures = [
    { name: labels.scores.gpa, value: gpaOr(card.gpa, labels.toBeDetermined) },
    { name: alsoTall, value: tall },
    { name: labels.scores[english.test], value: english.score ?? labels.toBeDetermined },
  ];
  return (
    <span className={styles.plate}>
      {card.positionCode ? <span className={styles.position}>{card.positionCode}</span> : null}
      <span className={styles.names}>
        <span className={styles.first}>{card.name || labels.firstNamePlaceholder}</span>
        <span className={styles.last} data-leading={leading(lastName)}>
          <TextToFit className={styles.lastName} text={lastName} />
        </span>
      </span>
      <span className={styles.figures}>
        {figures.map(({ name, value }) => (
          <span key={name}>
            <b>{value}</b>
            <span>{name}</span>
          </span>
        ))}
      </span>
    </span>
  );
}
