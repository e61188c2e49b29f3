import type { AboutPage } from '@upfield/cms/contract';
import { Closing } from '~/sections/closing/closing';
import { RichText } from '~/sections/rich-text/rich-text';
import { leading, letterBucket, longestWord, wordsOf } from '~/ui/fit';
import { ContentPicture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import { Band } from '~/ui/section';
import { Timeline } from '~/ui/timeline';
import styles from './about.module.css';
import { People } from './people';

/** A single picture is the ground of the whole head, and several stand shoulder to shoulder. */
const GROUND: PictureFit = { sizes: '(max-width: 760px) 165vw, (max-width: 900px) 110vw, 100vw', from: 480, to: 1920 };
const SHOULDER: PictureFit = { sizes: '(max-width: 760px) 33vw, 250px', from: 110, to: 300 };
/** How wide the pictures of the page's head are shown. */
export const teamFit = ({ pictures }: Pick<AboutPage, 'pictures'>): PictureFit =>
  pictures.length === 1 ? GROUND : SHOULDER;

/** The about page from top to bottom. */
export function AboutSections({ page }: { page: AboutPage }) {
  return (
    <>
      <Team page={page} />
      <Band>
        <div className={styles.pair}>
          <Statement id="mission" statement={page.mission} />
          <Statement id="vision" statement={page.vision} />
        </div>
      </Band>
      <Band id="about" ground="aged" labelledBy="about-heading">
        <div className={styles.story}>
          <h2 id="about-heading" className="title">
            {page.story.heading}
          </h2>
          <div>
            <RichText content={page.story.text} className={styles.text} />
            <Timeline
              entries={page.story.stages.map((stage, index) => ({ ...stage, key: stage.label, marked: index === 0 }))}
            />
          </div>
        </div>
      </Band>
      <People people={page.people} />
      <Closing closing={page.closing} />
    </>
  );
}

function Team({ page }: { page: AboutPage }) {
  const words = wordsOf(page.head.title);
  return (
    <section className={`${styles.team} on-dark`}>
      <div className={`wrap ${styles.in}`}>
        <div data-letters={letterBucket(longestWord(page.head.title))}>
          <h1 className="shout" data-leading={leading(page.head.title)}>
            {words.map((word) => (
              <span key={word}>{`${word} `}</span>
            ))}
          </h1>
          {page.head.lead ? <p className={styles.lead}>{page.head.lead}</p> : null}
        </div>
        <div className={styles.pictures} data-count={page.pictures.length}>
          {page.pictures.map((picture) => (
            <ContentPicture key={picture.url} media={picture} fit={teamFit(page)} priority />
          ))}
        </div>
      </div>
    </section>
  );
}

function Statement({ id, statement }: { id: string; statement: AboutPage['mission'] }) {
  return (
    <article id={id} className={styles.statement}>
      <h2 className="title">{statement.heading}</h2>
      <p className="lede">{statement.text}</p>
    </article>
  );
}
