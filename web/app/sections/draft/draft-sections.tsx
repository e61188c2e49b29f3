import type { DraftPage } from '@upfield/cms/contract';
import { StaticHtml } from '~/browser/hydration';
import { FilmPlayer } from '~/player-cards/detail/film-player';
import { film } from '~/player-cards/rules/film';
import { Carousel } from '~/sections/carousel/carousel';
import { Closing } from '~/sections/closing/closing';
import { LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { arrowUpRight, mapPin } from '~/ui/icon-paths';
import { StandaloneLink } from '~/ui/link';
import { ContentPicture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import { Band, SectionHeading } from '~/ui/section';
import { DraftConditions } from './draft-conditions';
import { DraftHero } from './draft-hero';
import { DraftSchedule } from './draft-schedule';
import styles from './draft-sections.module.css';
import { type Clocked, useHeadingOf, useIsOver } from './event';

const SCENE: PictureFit = {
  sizes: '(max-width: 575px) 80vw, (max-width: 767px) 42vw, (max-width: 991px) 29vw, 322px',
  from: 240,
  to: 490,
};
const CARD: PictureFit = { sizes: '(max-width: 760px) 92vw, min(30vw, 437px)', from: 245, to: 700 };

interface DraftSectionsProps {
  page: DraftPage;
  /** The server's time when it drew the page, in milliseconds since 1970. */
  now: number;
}

/** The draft page from top to bottom. */
export function DraftSections({ page, now }: DraftSectionsProps) {
  return (
    <>
      <DraftHero page={page} now={now} />
      <DraftFacts facts={page.facts} />
      <DraftScholarships part={page.scholarships} />
      <DraftIncluded page={page} now={now} />
      <DraftVideo video={page.video} />
      <DraftSchedule page={page} now={now} />
      <DraftConditions conditions={page.conditions} />
      <DraftClosing page={page} now={now} />
    </>
  );
}

/** When, who, what age, where: the boxes under the title. */
function DraftFacts({ facts }: { facts: DraftPage['facts'] }) {
  return (
    <div className="wrap">
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact.title}>
            <b className="shout">{fact.title}</b>
            <span className={styles.detail}>{fact.text}</span>
            {fact.link ? (
              <StandaloneLink href={fact.link.href} className={`text-link ${styles.more}`}>
                <Icon shape={mapPin} />
                <span>{fact.link.label}</span>
              </StandaloneLink>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What the draft is for, and the three things that happen at it. */
function DraftScholarships({ part }: { part: DraftPage['scholarships'] }) {
  return (
    <Band labelledBy="becas">
      <SectionHeading id="becas">{part.heading}</SectionHeading>
      <p className={`lede ${styles.lead}`}>{part.text}</p>
      <StaticHtml as="div" className={styles.cards} of={part.cards}>
        {part.cards.map((card) => (
          <article key={card.title}>
            <div className={styles.words}>
              <h3 className="shout">{card.title}</h3>
              <p>{card.text}</p>
            </div>
            <ContentPicture media={card.picture} fit={CARD} decorative />
          </article>
        ))}
      </StaticHtml>
    </Band>
  );
}

/** The scroll of pictures: what the registration includes, and after the event what it included. */
function DraftIncluded({ page: { included, event }, now }: Clocked<'included'>) {
  const heading = useHeadingOf(included, event, now);
  if (included.items.length === 0) return null;
  return (
    <Band ground="aged" className={styles.scenes}>
      <Carousel
        name="four"
        label={heading}
        head={(controls) => <SectionHeading aside={controls}>{heading}</SectionHeading>}
        slides={included.items.map((item) => ({
          key: item.caption,
          content: (
            <StaticHtml as="figure" className={styles.scene} of={item}>
              <ContentPicture media={item.picture} fit={SCENE} decorative />
              <figcaption>{item.caption}</figcaption>
            </StaticHtml>
          ),
        }))}
      />
    </Band>
  );
}

/** The embedded video: a poster until the click, a plain link where its host cannot be embedded. */
function DraftVideo({ video }: { video: DraftPage['video'] }) {
  const found = film(video.url);
  if (!found) return null;
  const { poster } = video;
  return (
    <Band labelledBy="video">
      <SectionHeading id="video">{video.heading}</SectionHeading>
      {found.kind === 'embed' ? (
        <FilmPlayer
          src={found.src}
          name={video.heading}
          poster={poster ? { src: poster.url, width: poster.width ?? 1280, height: poster.height ?? 720 } : undefined}
        />
      ) : (
        <LinkButton href={found.href} stub={arrowUpRight}>
          {video.heading}
        </LinkButton>
      )}
      {video.caption ? <p className={styles.caption}>{video.caption}</p> : null}
    </Band>
  );
}

/** Calls to the registration, and once the event has ended to the waiting list, which it then is (decisions, Routes). */
function DraftClosing({ page: { closing, overClosing, event }, now }: Clocked<'closing' | 'overClosing'>) {
  const over = useIsOver(event, now);
  return <Closing closing={(over && overClosing) || closing} />;
}
