import type { HomePage, Quote } from '@upfield/cms/contract';
import { Carousel } from '~/sections/carousel/carousel';
import { ContentPicture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import styles from './quotes.module.css';

const PORTRAIT: PictureFit = { sizes: '(max-width: 860px) min(77vw, 380px), min(36vw, 527px)', from: 240, to: 527 };

/** What players say, one at a time. A quote that is an example says so. */
export function Quotes({ quotes }: { quotes: HomePage['quotes'] }) {
  if (quotes.items.length === 0) return null;
  return (
    <section className={`${styles.band} on-dark`}>
      <div className="wrap">
        <h2 className="vh">{quotes.heading}</h2>
        <Carousel
          name="single"
          dots
          label={quotes.heading}
          className={styles.carousel}
          slides={quotes.items.map((quote) => ({
            key: quote.person,
            content: <QuoteSlide quote={quote} note={quotes.illustrativeNote} />,
          }))}
        />
      </div>
    </section>
  );
}

function QuoteSlide({ quote, note }: { quote: Quote; note: string }) {
  return (
    <div className={styles.slide}>
      <div className={styles.picture}>
        <ContentPicture media={quote.picture} fit={PORTRAIT} />
      </div>
      <figure className={styles.words}>
        <blockquote>
          <p>{quote.text}</p>
        </blockquote>
        <figcaption>
          <b className="shout">{quote.person}</b>
          <span>{quote.caption}</span>
          {quote.illustrative ? <small className={styles.note}>{note}</small> : null}
        </figcaption>
      </figure>
    </div>
  );
}
