import type { CardMeasure, Language, PlayerCard } from '@upfield/cms/contract';
import { CARD_SCORES, DEFAULT_MAJOR } from '@upfield/cms/contract/card-bounds';
import type { ReactNode } from 'react';
import type { PlayerCardsLabels } from '~/labels/en/player-cards';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels, useLanguage } from '~/labels/use-labels';
import { letterBucket } from '~/ui/fit';
import { Timeline } from '~/ui/timeline';
import { byRecency, careerYears } from '../rules/career';
import { feetAndInches, known, pounds } from '../rules/measures';
import { scoreText } from '../rules/scores';
import styles from './player-panels.module.css';

interface PanelProps {
  card: PlayerCard;
}

interface PanelFrameProps {
  id: string;
  heading: string;
  children: ReactNode;
}

function Panel({ id, heading, children }: PanelFrameProps) {
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className="h3">
        {heading}
      </h2>
      {children}
    </section>
  );
}

interface Row {
  name: string;
  value: string | number | null;
  /** Shown while the value is not known. */
  missing?: string;
  /** The same in other units. */
  also?: string | null;
}

function Rows({ rows }: { rows: Row[] }) {
  return rows.map(({ name, value, missing, also }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd className={value === null ? styles.missing : undefined}>
        <span>{value ?? missing}</span>
        {also ? <small>{also}</small> : null}
      </dd>
    </div>
  ));
}

/** Scores, position, major and languages (specification §2, Player detail). */
export function PlayerOverview({ card }: PanelProps) {
  const labels = useLabels(playerCardsLabels);
  const scores = CARD_SCORES.map((score) => ({ name: labels.scores[score], value: scoreText(score, card[score]) }));
  const major = card.intendedMajor && card.intendedMajor !== DEFAULT_MAJOR ? card.intendedMajor : null;
  return (
    <Panel id="overview" heading={labels.playerOverview}>
      <dl className={styles.scores}>
        {scores.map(({ name, value }) => (
          <div key={name} data-letters={value === null ? letterBucket(labels.toBeDetermined) : undefined}>
            <dt>{name}</dt>
            <dd className={value === null ? `shout ${styles.missing}` : 'shout'}>{value ?? labels.toBeDetermined}</dd>
          </div>
        ))}
      </dl>
      <dl className={`${styles.list} ${styles.oneColumn}`}>
        <Rows
          rows={[
            { name: labels.position, value: card.sportPosition, missing: labels.notSpecified },
            { name: labels.intendedMajor, value: major, missing: labels.toBeDetermined },
            { name: labels.languages, value: card.languagesSpoken, missing: labels.notSpecified },
          ]}
        />
      </dl>
    </Panel>
  );
}

/** Each measure in the units of U.S. coaches and in metric ones; measures in the order of the page. */
const MEASURE_TEXTS: Record<CardMeasure, (value: number, labels: PlayerCardsLabels) => [us: string, metric: string]> = {
  height: (value, labels) => [feetAndInches(value), labels.centimetres(value)],
  weight: (value, labels) => [labels.pounds(pounds(value)), labels.kilograms(value)],
};
const MEASURES = Object.keys(MEASURE_TEXTS) as CardMeasure[];

function measureRow(measure: CardMeasure, stored: number | null, labels: PlayerCardsLabels): Row {
  const name = labels[measure];
  if (stored === null) return { name, value: null, missing: labels.notSpecified };
  const [value, also] = labels.measures(...MEASURE_TEXTS[measure](stored, labels));
  return { name, value, also };
}

/** Country, year of birth, measures and school years. */
export function PersonalDetails({ card }: PanelProps) {
  const labels = useLabels(playerCardsLabels);
  const language = useLanguage();
  return (
    <Panel id="personal-details" heading={labels.personalDetails}>
      <dl className={styles.list}>
        <Rows
          rows={[
            { name: labels.country, value: card.country || null, missing: labels.notSpecified },
            { name: labels.born, value: born(card, language), missing: labels.notSpecified },
            ...MEASURES.map((measure) => measureRow(measure, known(card[measure]), labels)),
            { name: labels.graduation, value: card.highSchoolGraduation },
            { name: labels.enrollment, value: card.collegeEnrollmentExpected },
          ]}
        />
      </dl>
    </Panel>
  );
}

/** The year alone, unless the CMS shows the whole date (decisions, Minors' privacy); never an age. */
function born({ birthYear, dateOfBirth }: PlayerCard, language: Language): string | number | null {
  if (!dateOfBirth) return birthYear;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dateOfBirth));
}

/** The player's teams, current ones first. */
export function CareerPanel({ card }: PanelProps) {
  const labels = useLabels(playerCardsLabels);
  return (
    <Panel id="career" heading={labels.career}>
      {card.career.length > 0 ? (
        <Timeline
          large
          entries={byRecency(card.career).map((record) => ({
            key: record.id,
            label: careerYears(record, labels.present),
            title: record.team,
            text: record.isCurrent ? labels.currentTeam : undefined,
            marked: record.isCurrent,
          }))}
        />
      ) : (
        <p className="muted">{labels.noTeams}</p>
      )}
    </Panel>
  );
}
