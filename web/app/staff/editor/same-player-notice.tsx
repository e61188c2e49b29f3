import { SEARCH_TEXT_MAX, type StaffPlayerCard, validStart } from '@upfield/cms/contract';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { staffLabels } from '~/labels/staff';
import { useLabels } from '~/labels/use-labels';
import { sportHeading } from '~/player-cards/rules/sport-name';
import { usePageHref } from '~/ui/page-href';
import { fetchManagedPage } from '../api/managed-cards';
import { editPath } from '../session/staff-paths';
import type { CardFormValues } from './card-form';
import { isSamePlayer, yearOfBirth } from './same-player';
import styles from './same-player-notice.module.css';

/** Debounce time in milliseconds, so that a name is one request. */
const TYPING_PAUSE_MS = 400;

/** Warns of cards with the same name and year of birth, so that nobody gets a second one by mistake; it does not stop a save. */
export function SamePlayerNotice({ ownId }: { ownId: string | null }) {
  const labels = useLabels(staffLabels);
  const inLanguage = usePageHref();
  const found = useSamePlayers(ownId);
  const [first] = found;
  return (
    <div role="status">
      {first?.birthYear ? (
        <div className={styles.notice}>
          <p>{labels.samePlayer(`${first.name} ${first.lastName}`, first.birthYear)}</p>
          <ul className={styles.cards}>
            {found.map(({ id, sport, highSchoolGraduation }) => (
              <li key={id}>
                <a href={inLanguage(editPath(id))} target="_blank" rel="noopener" className={styles.card}>
                  {labels.samePlayerCard(sport ? sportHeading(sport.name) : labels.noSport, highSchoolGraduation)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}

/** A failure is logged: the form works without the warning. */
function useSamePlayers(ownId: string | null): StaffPlayerCard[] {
  const [name, lastName, birthDate] = useWatch<CardFormValues, ['name', 'lastName', 'birthDate']>({
    name: ['name', 'lastName', 'birthDate'],
  });
  const [found, setFound] = useState<StaffPlayerCard[]>([]);
  useEffect(() => {
    setFound([]);
    if (!name.trim() || !lastName.trim() || yearOfBirth({ birthDate }) === null) return;
    const abort = new AbortController();
    const timer = window.setTimeout(() => {
      const q = validStart(`${name} ${lastName}`, SEARCH_TEXT_MAX);
      fetchManagedPage(String(new URLSearchParams({ q })), abort.signal)
        .then(({ cards }) =>
          setFound(cards.filter((card) => card.id !== ownId && isSamePlayer(card, { name, lastName, birthDate }))),
        )
        .catch((error: unknown) => {
          if (!abort.signal.aborted) console.warn('Cards of the same name could not be looked up.', error);
        });
    }, TYPING_PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      abort.abort();
    };
  }, [name, lastName, birthDate, ownId]);
  return found;
}
