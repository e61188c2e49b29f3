import { Form, useNavigate, useNavigationType } from '@remix-run/react';
import type { Sport } from '@upfield/cms/contract';
import { SEARCH_TEXT_MAX } from '@upfield/cms/contract/card-list';
import { type FormEvent, useEffect, useRef } from 'react';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { caretDown, magnifyingGlass } from '~/ui/icon-paths';
import { type GalleryQuery, galleryAddress, readGalleryQuery } from '../rules/gallery-address';
import styles from './gallery-filter.module.css';

/** Debounce time in milliseconds, so that a word is one search. */
const TYPING_PAUSE_MS = 350;

interface GalleryFilterProps {
  query: GalleryQuery;
  sports: Sport[];
  /** Graduation years there are cards of. */
  years: number[];
  /** Cards found. */
  total: number;
  /** The answer to a changed search is on its way. */
  loading: boolean;
}

function textOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Search and filters of the gallery. A GET form, so it works without script; with it, the list follows what is typed. */
export function GalleryFilter({ query, sports, years, total, loading }: GalleryFilterProps) {
  const labels = useLabels(playerCardsLabels);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (replace: boolean) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const address = galleryAddress(readGalleryQuery(textOf(form.current)));
    // Enter after a pause in typing: the list is there, and a second entry of the history would make Back a dead key.
    if (!loading && address === galleryAddress(query)) return;
    navigate(address, { replace, preventScrollReset: true });
  };
  useFieldsFollow(form, query, () => go(true));
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    // The letters of one search are one entry of the history; each choice of a list is one of its own.
    if (target instanceof HTMLSelectElement) timer.current = setTimeout(go, 0, false);
    else timer.current = setTimeout(go, TYPING_PAUSE_MS, query.q !== undefined);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(false);
  };

  return (
    <Form
      ref={form}
      method="get"
      action="/player-cards"
      role="search"
      className={styles.filter}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.search}>
          <Icon shape={magnifyingGlass} />
          <input
            className={styles.field}
            type="search"
            name="q"
            aria-label={labels.search}
            placeholder={labels.searchPlaceholder}
            defaultValue={query.q}
            maxLength={SEARCH_TEXT_MAX}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Choice name="sport" label={labels.sport} none={labels.allSports} chosen={query.sport}>
          {sports.map(({ id, name }) => ({ value: id, text: name }))}
        </Choice>
        <Choice
          name="graduation"
          label={labels.classYear}
          none={labels.allClasses}
          chosen={query.graduation?.toString()}
        >
          {years.map((year) => ({ value: String(year), text: String(year) }))}
        </Choice>
        {query.position ? <input type="hidden" name="position" value={query.position} /> : null}
        {query.country ? <input type="hidden" name="country" value={query.country} /> : null}
        <noscript>
          <Button type="submit" size="small" tone="ink" stub={null}>
            {labels.show}
          </Button>
        </noscript>
        <output className={styles.count}>
          <span>{loading ? labels.loadingCards : labels.players(total)}</span>
        </output>
      </div>
    </Form>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  /** Text of the choice that does not filter. */
  none: string;
  chosen: string | undefined;
  children: { value: string; text: string }[];
}

function Choice({ name, label, none, chosen = '', children }: ChoiceProps) {
  return (
    <div className={styles.select}>
      <select className={styles.field} name={name} aria-label={label} defaultValue={chosen}>
        <option value="">{none}</option>
        {children.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon shape={caretDown} />
    </div>
  );
}

/**
 * Back and Forward, and links, change the address: the fields then show what it says. Except the one being typed in,
 * which is ahead of its search; Back and Forward are not typing, and change it too.
 * @param search Called once for what somebody typed or chose before the page's scripts ran: it is no part of the address yet.
 */
function useFieldsFollow(form: React.RefObject<HTMLFormElement>, query: GalleryQuery, search: () => void) {
  const { q = '', sport = '', graduation } = query;
  const isOpened = useRef(false);
  const isBack = useNavigationType() === 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what does not decide when the fields follow is read when they do.
  useEffect(() => {
    if (!form.current) return;
    if (!isOpened.current) {
      isOpened.current = true;
      const typed = readGalleryQuery(textOf(form.current));
      if (galleryAddress(typed) !== galleryAddress({ ...query, page: typed.page })) search();
      return;
    }
    const values: Record<string, string> = { q, sport, graduation: graduation?.toString() ?? '' };
    for (const field of form.current.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      if (!isBack && field === document.activeElement) continue;
      if (field.name in values) field.value = values[field.name] ?? '';
    }
  }, [form, q, sport, graduation]);
}
