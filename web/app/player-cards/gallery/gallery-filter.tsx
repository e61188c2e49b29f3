import { Form, useNavigationType } from '@remix-run/react';
import type { Sport } from '@upfield/cms/contract';
import { SEARCH_TEXT_MAX } from '@upfield/cms/contract/card-list';
import { type FormEvent, useEffect, useRef } from 'react';
import { galleryLabels } from '~/labels/gallery';
import { playerCardsLabels } from '~/labels/player-cards';
import { useLabels } from '~/labels/use-labels';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { caretDown, magnifyingGlass } from '~/ui/icon-paths';
import { PageLink } from '~/ui/link';
import { usePageHref, usePageNavigate } from '~/ui/page-href';
import {
  GALLERY_SORTS,
  type GalleryQuery,
  galleryAddress,
  isList,
  LEAST_GPAS,
  LEAST_HEIGHTS,
  readGalleryQuery,
} from '../rules/gallery-address';
import { type ChoiceGroup, classChoices } from '../rules/gallery-choices';
import { heightText } from '../rules/measures';
import styles from './gallery-filter.module.css';

/** Debounce time in milliseconds, so that a word is one search. */
const TYPING_PAUSE_MS = 350;

/** What there is to filter by. */
export interface GalleryChoices {
  sports: Sport[];
  /** Graduation years there are cards of, the earliest first. */
  years: number[];
  /** The next class to finish school. */
  nextClass: number;
  positions: ChoiceGroup<string>[];
  /** Those that the page prints in other words than staff typed. */
  positionTexts: Readonly<Record<string, string>>;
}

interface GalleryFilterProps {
  query: GalleryQuery;
  choices: GalleryChoices;
  /** Cards found. */
  total: number;
  /** The answer to a changed search is on its way. */
  loading: boolean;
}

function textOf(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** Search and filters of the gallery. A GET form, so it works without script; with it, the list follows what is typed. */
export function GalleryFilter({ query, choices, total, loading }: GalleryFilterProps) {
  const labels = useLabels(galleryLabels);
  const navigate = usePageNavigate();
  const inLanguage = usePageHref();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const go = (replace: boolean) => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const address = galleryAddress(readGalleryQuery(textOf(form.current)));
    // Enter after a pause in typing: the list is there, and a second entry of the history would make Back a dead key.
    if (!loading && address === galleryAddress(query)) return;
    navigate(address, { replace });
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
      action={inLanguage(galleryAddress())}
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
        <div className={styles.found}>
          <output className={styles.count}>
            <span>{loading ? labels.loadingCards : labels.players(total)}</span>
          </output>
          {isList(query) ? (
            <PageLink to={galleryAddress()} className="text-link">
              {labels.clearFilters}
            </PageLink>
          ) : null}
        </div>
        <Choices query={query} choices={choices} />
        {query.country ? <input type="hidden" name="country" value={query.country} /> : null}
        <noscript>
          <Button type="submit" size="small" tone="ink" stub={null}>
            {labels.show}
          </Button>
        </noscript>
      </div>
    </Form>
  );
}

/** The lists to choose from, in a row that is scrolled where it does not fit. */
function Choices({ query, choices }: Pick<GalleryFilterProps, 'query' | 'choices'>) {
  const labels = useLabels(galleryLabels);
  const fields = useLabels(playerCardsLabels);
  const plain = <Value,>(values: readonly Value[]): ChoiceGroup<Value>[] => [{ heading: null, values: [...values] }];
  const sports = new Map(choices.sports.map(({ id, name }) => [id, name]));
  const row = useRef<HTMLDivElement>(null);
  const address = galleryAddress(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has other choices.
  useEffect(() => {
    // The last choice is not cut at the edge of the row, nor those before it where there is room.
    for (const { parentElement } of row.current?.querySelectorAll('option:checked:not([value=""])') ?? [])
      parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [address]);
  return (
    <div ref={row} className={styles.choices}>
      <Choice
        name="sport"
        label={fields.sport}
        none={labels.allSports}
        chosen={query.sport}
        groups={plain([...sports.keys()])}
        text={(id) => sports.get(id) ?? id}
      />
      <Choice
        name="position"
        label={fields.position}
        none={labels.allPositions}
        chosen={query.position}
        groups={choices.positions}
        text={(position) => choices.positionTexts[position] ?? position}
      />
      <Choice
        name="heightMin"
        label={fields.height}
        none={labels.anyHeight}
        chosen={query.heightMin}
        groups={plain(LEAST_HEIGHTS)}
        text={(height) => labels.andUp(heightText(height, fields))}
      />
      <Choice
        name="graduation"
        label={labels.classYear}
        none={labels.allClasses}
        chosen={query.graduation}
        groups={classChoices(choices.years, choices.nextClass, labels.graduated)}
        text={String}
      />
      <Choice
        name="gpaMin"
        label={fields.scores.gpa}
        none={labels.anyGpa}
        chosen={query.gpaMin}
        groups={plain(LEAST_GPAS)}
        text={(gpa) => labels.andUp(`${fields.scores.gpa} ${gpa.toFixed(1)}`)}
      />
      <Choice
        name="film"
        label={fields.film}
        none={labels.filmOrNot}
        chosen={query.film}
        groups={plain(['true'])}
        text={() => labels.withFilm}
      />
      <Choice
        name="sort"
        label={labels.sort}
        none={labels.byName}
        chosen={query.sort}
        groups={plain(GALLERY_SORTS)}
        text={(sort) => labels.sorts[sort]}
      />
    </div>
  );
}

interface ChoiceProps<Value> {
  name: keyof GalleryQuery;
  label: string;
  /** Text of the choice that does not filter. */
  none: string;
  chosen: Value | undefined;
  groups: ChoiceGroup<Value>[];
  text: (value: Value) => string;
}

function Choice<Value extends string | number>({
  name,
  label,
  none,
  chosen = '' as Value,
  groups,
  text,
}: ChoiceProps<Value>) {
  const options = (values: Value[]) =>
    values.map((value) => (
      <option key={value} value={value}>
        {text(value)}
      </option>
    ));
  return (
    <div className={styles.select}>
      <select className={styles.field} name={name} aria-label={label} defaultValue={chosen}>
        <option value="">{none}</option>
        {groups.map(({ heading, values }) =>
          heading ? (
            <optgroup key={heading} label={heading}>
              {options(values)}
            </optgroup>
          ) : (
            options(values)
          ),
        )}
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
  const isOpened = useRef(false);
  const isBack = useNavigationType() === 'POP';
  const address = galleryAddress(query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what does not decide when the fields follow is read when they do.
  useEffect(() => {
    if (!form.current) return;
    if (!isOpened.current) {
      isOpened.current = true;
      const typed = readGalleryQuery(textOf(form.current));
      if (galleryAddress(typed) !== galleryAddress({ ...query, page: typed.page })) search();
      return;
    }
    const values: Readonly<Record<string, string | number | undefined>> = { ...query };
    for (const field of form.current.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
      if (isBack || field !== document.activeElement) field.value = String(values[field.name] ?? '');
    }
  }, [form, address]);
}
