import { DEFAULT_MAJOR, type PlayerCard } from '@upfield/cms/contract';
import type { ReactNode } from 'react';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { Timeline } from '~/site/timeline';
import { byRecency, careerYears } from '../rules/career';
import { feetAndInches, known, pounds } from '../rules/measures';
import { gpaText } from '../rules/scores';
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
  /** What stands there while the value is not known. */
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
  const scores = [
    { name: labels.gpa, value: card.gpa === null ? null : gpaText(card.gpa) },
    { name: labels.tests.TOEFL, value: card.toeflScore },
    { name: labels.tests.SAT, value: card.satScore },
    { name: labels.act, value: card.actScore },
    { name: labels.tests.Duolingo, value: card.duolingoScore },
  ];
  const major = card.intendedMajor && card.intendedMajor !== DEFAULT_MAJOR ? card.intendedMajor : null;
  return (
    <Panel id="overview" heading={labels.playerOverview}>
      <dl className={styles.scores}>
        {scores.map(({ name, value }) => (
          <div key={name}>
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

/** Country, year of birth, measures and school years. */
export function PersonalDetails({ card }: PanelProps) {
  const labels = useLabels(playerCardsLabels);
  const height = known(card.height);
  const weight = known(card.weight);
  return (
    <Panel id="personal-details" heading={labels.personalDetails}>
      <dl className={styles.list}>
        <Rows
          rows={[
            { name: labels.country, value: card.country || null, missing: labels.notSpecified },
            { name: labels.born, value: born(card), missing: labels.notSpecified },
            {
              name: labels.height,
              value: height === null ? null : labels.centimetres(height),
              missing: labels.notSpecified,
              also: height === null ? null : feetAndInches(height),
            },
            {
              name: labels.weight,
              value: weight === null ? null : labels.kilograms(weight),
              missing: labels.notSpecified,
              also: weight === null ? null : labels.pounds(pounds(weight)),
            },
            { name: labels.graduation, value: card.highSchoolGraduation },
            { name: labels.enrollment, value: card.collegeEnrollmentExpected },
          ]}
        />
      </dl>
    </Panel>
  );
}

/** The year alone, unless the CMS shows the whole date (decisions, Minors' privacy); never an age. */
function born({ birthYear, dateOfBirth }: PlayerCard): string | number | null {
  if (!dateOfBirth) return birthYear;
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dateOfBirth));
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
