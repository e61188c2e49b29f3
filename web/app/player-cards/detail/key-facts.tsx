import type { PlayerCard } from '@upfield/cms/contract';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { LinkButton } from '~/ui/button';
import { play } from '~/ui/icon-paths';
import { film } from '../rules/film';
import { feetAndInches, known, metres } from '../rules/measures';
import { englishScore, gpaText } from '../rules/scores';
import { sportName } from '../rules/sport-name';
import styles from './key-facts.module.css';

interface KeyFactsProps {
  card: PlayerCard;
}

/** The strip under the hero: sport, position, class, enrollment, height, GPA, best proof of English, and the link to the film. */
export function KeyFacts({ card }: KeyFactsProps) {
  const labels = useLabels(playerCardsLabels);
  const english = englishScore(card);
  const height = known(card.height);
  const facts = [
    { name: labels.sport, value: sportName(card.sport?.name), missing: labels.sportNotAvailable },
    { name: labels.position, value: card.sportPosition, missing: labels.notSpecified },
    { name: labels.class, value: card.highSchoolGraduation, missing: labels.notSpecified },
    { name: labels.enrolls, value: card.collegeEnrollmentExpected, missing: labels.notSpecified },
    {
      name: labels.height,
      value: height && labels.measures(feetAndInches(height), labels.metres(metres(height)))[0],
      missing: labels.toBeDetermined,
    },
    { name: labels.scores.gpa, value: card.gpa === null ? null : gpaText(card.gpa), missing: labels.toBeDetermined },
    { name: labels.scores[english.test], value: english.score, missing: labels.toBeDetermined },
  ];
  return (
    <section className={styles.strip} aria-label={labels.keyFacts}>
      <div className={`wrap ${styles.inner}`}>
        <dl className={styles.facts}>
          {facts.map(({ name, value, missing }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={value === null ? `shout ${styles.missing}` : 'shout'}>{value ?? missing}</dd>
            </div>
          ))}
        </dl>
        {film(card.highlightsLink) ? (
          <LinkButton href="#film" stub={play} tone="ink" className={styles.film}>
            {labels.watchFilm}
          </LinkButton>
        ) : (
          <p className={styles.noFilm}>{labels.noFilm}</p>
        )}
      </div>
    </section>
  );
}
