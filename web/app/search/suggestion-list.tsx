import { searchLabels } from '~/labels/search';
import { useLabels } from '~/labels/use-labels';
import { SmartLink } from '~/ui/link';
import type { ActiveOption } from './active-option';
import { ResultLine } from './result-line';
import styles from './suggestion-list.module.css';
import type { Suggestion } from './suggestions';

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  /** Element id of a suggestion, by its place. */
  optionId: (index: number) => string;
  active: ActiveOption;
  /** The next answer is on its way. */
  busy: boolean;
  onFollow: () => void;
}

/** The listbox of the combobox: links that the keyboard marks from the field, in two groups. Not there while it has nothing. */
export function SuggestionList({ id, suggestions, optionId, active, busy, onFollow }: SuggestionListProps) {
  const labels = useLabels(searchLabels);
  const numbered = suggestions.map((suggestion, index) => ({ suggestion, index }));
  const groups = [
    { heading: labels.players, options: numbered.filter(({ suggestion }) => suggestion.kind !== 'page') },
    { heading: labels.pages, options: numbered.filter(({ suggestion }) => suggestion.kind === 'page') },
  ];
  return (
    <div id={id} role="listbox" aria-label={labels.results} aria-busy={busy} hidden={suggestions.length === 0}>
      {groups
        .filter(({ options }) => options.length > 0)
        .map(({ heading, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox; a fieldset is for forms.
          <div key={heading} role="group" aria-label={heading} className={styles.group}>
            <div className={`label ${styles.heading}`} aria-hidden="true">
              {heading}
            </div>
            {options.map(({ suggestion, index }) => (
              <SmartLink
                key={`${suggestion.kind} ${suggestion.href}`}
                id={optionId(index)}
                href={suggestion.href}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className={styles.option}
                onClick={onFollow}
              >
                <ResultLine result={suggestion} labels={labels} />
              </SmartLink>
            ))}
          </div>
        ))}
    </div>
  );
}
