import { Form } from '@remix-run/react';
import { SEARCH_TEXT_MAX } from '@upfield/cms/contract/card-list';
import { type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { searchLabels } from '~/labels/search';
import { useLabels } from '~/labels/use-labels';
import { Icon } from '~/ui/icon';
import { magnifyingGlass, spinnerGap } from '~/ui/icon-paths';
import { usePageHref } from '~/ui/page-href';
import { type ActiveOption, moveActive } from './active-option';
import { SEARCH_PATH, searchQuery } from './addresses';
import styles from './search-box.module.css';
import { SearchFailure, SearchNothing } from './search-notices';
import { statusText } from './search-state';
import { SuggestionList } from './suggestion-list';
import { useSuggestions } from './suggestions';
import { useSearch } from './use-search';

interface SearchBoxProps {
  /** Ref of the field, for the parent that moves the focus there. */
  field: RefObject<HTMLInputElement>;
  /** Called when a link is followed. */
  onLeave: () => void;
}

/**
 * The field and its results (ARIA Authoring Practices, Combobox with a listbox): the focus stays in the field, the arrows mark a result,
 * Enter opens it. With no result marked, Enter leads to the page of results.
 */
export function SearchBox({ field, onLeave }: SearchBoxProps) {
  const labels = useLabels(searchLabels);
  const search = useSearch();
  const [active, setActive] = useState<ActiveOption>(null);
  const id = useId();
  const suggestions = useSuggestions(search.answer);
  const marked = active !== null && active < suggestions.length ? active : null;
  const optionId = (index: number) => `${id}-option-${index}`;
  const loading = search.status === 'loading';

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While a letter is composed of several keys, they belong to it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && marked !== null) {
      event.preventDefault();
      document.getElementById(optionId(marked))?.click();
      return;
    }
    const next = moveActive(event.key, marked, suggestions.length);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    if (next !== null) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <>
      <Form action={usePageHref()(SEARCH_PATH)} role="search" className={styles.form} onSubmit={onLeave}>
        <label htmlFor={`${id}-field`} className="label">
          {labels.field}
        </label>
        <div className={styles.box}>
          <Icon
            shape={loading ? spinnerGap : magnifyingGlass}
            className={[styles.icon, loading && styles.turning].filter(Boolean).join(' ')}
          />
          <input
            ref={field}
            id={`${id}-field`}
            className={styles.input}
            type="text"
            name="q"
            role="combobox"
            aria-expanded={suggestions.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={marked === null ? undefined : optionId(marked)}
            aria-describedby={`${id}-hint`}
            maxLength={SEARCH_TEXT_MAX}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setActive(null);
              search.ask(searchQuery(event.target.value));
            }}
          />
        </div>
        <p id={`${id}-hint`} className={styles.hint}>
          {labels.hint}
        </p>
      </Form>
      <p role="status" className={styles.status}>
        <span>{statusText(search, labels)}</span>
      </p>
      <div className={styles.results}>
        <SuggestionList
          id={`${id}-list`}
          suggestions={suggestions}
          optionId={optionId}
          active={marked}
          busy={loading}
          onFollow={onLeave}
        />
        {search.status === 'found' && suggestions.length === 0 ? (
          <SearchNothing meant={search.answer?.meant ?? null} onFollow={onLeave} />
        ) : null}
        {search.status === 'failed' ? (
          <SearchFailure
            onAgain={() => {
              search.again();
              // The button unmounts when the search succeeds, so the focus moves to the field.
              field.current?.focus();
            }}
          />
        ) : null}
      </div>
    </>
  );
}
