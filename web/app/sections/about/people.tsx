import type { Person } from '@upfield/cms/contract';
import { trustLabels } from '~/labels/trust';
import { useLabels } from '~/labels/use-labels';
import { ContentPicture } from '~/ui/picture';
import type { PictureFit } from '~/ui/picture-fit';
import { Band, SectionHeading } from '~/ui/section';
import styles from './people.module.css';

const PHOTO: PictureFit = { sizes: '(max-width: 480px) 92vw, (max-width: 900px) 44vw, 320px', from: 240, to: 500 };

/** Whom a family talks to; nothing until the CMS names somebody. */
export function People({ people }: { people: readonly Person[] }) {
  const labels = useLabels(trustLabels);
  if (people.length === 0) return null;
  return (
    <Band labelledBy="people">
      <SectionHeading id="people">{labels.people}</SectionHeading>
      <ul className={styles.people}>
        {people.map(({ name, role, college, photo }) => (
          <li key={name}>
            {photo ? (
              <div className={styles.photo}>
                <ContentPicture media={photo} fit={PHOTO} />
              </div>
            ) : null}
            <h3 className="h3">{name}</h3>
            {role ? <p className={styles.role}>{role}</p> : null}
            {college ? <p className={styles.college}>{college}</p> : null}
          </li>
        ))}
      </ul>
    </Band>
  );
}
