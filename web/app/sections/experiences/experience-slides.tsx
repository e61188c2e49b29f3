import type { Experience } from '@upfield/cms/contract';
import { Carousel } from '~/sections/carousel/carousel';
import { letterBucket, longestWord } from '~/ui/fit';
import { ContentPicture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import styles from './experience-slides.module.css';

export const SLIDE: PictureFit = {
  sizes: '(max-width: 575px) 134vw, (max-width: 991px) 75vw, 730px',
  from: 400,
  to: 770,
};

/** Pictures of a year in college, with their words on them. */
export function ExperienceSlides({ label, slides }: { label: string; slides: Experience[] }) {
  if (slides.length === 0) return null;
  return (
    <section className={styles.section}>
      <div className="wrap">
        <Carousel
          name="program"
          label={label}
          slides={slides.map((slide, index) => ({
            key: slide.anchor,
            content: (
              <article className={styles.slide} data-shade={index % 3}>
                <ContentPicture media={slide.picture} fit={SLIDE} priority={index === 0} />
                <div className={styles.words}>
                  <p className={styles.number} aria-hidden="true">
                    {`${index + 1}/${slides.length}`}
                  </p>
                  <h2 className="title" data-letters={letterBucket(longestWord(slide.title))}>
                    {slide.title}
                  </h2>
                  <p className="lede">{slide.text}</p>
                </div>
              </article>
            ),
          }))}
        />
      </div>
    </section>
  );
}
