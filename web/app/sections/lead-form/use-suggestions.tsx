import { useState } from 'react';
import { useLanguage } from '~/labels/use-labels';

const NONE: readonly string[] = [];

/** What the fields of sport and country suggest, in the page's language; loaded when one of them is first used. */
export function useSuggestions() {
  const language = useLanguage();
  const [suggestions, setSuggestions] = useState({ sports: NONE, countries: NONE });
  const load = async () => {
    if (suggestions.sports !== NONE) return;
    // They are a help: without them the fields are typed in.
    const part = await import('./suggestions').catch(() => null);
    if (part) setSuggestions(part.suggestionsIn(language));
  };
  return { suggestions, load };
}

/** The entries that a text field offers by its `list`. */
export const SuggestionList = ({ id, entries }: { id: string; entries: readonly string[] }) => (
  <datalist id={id}>
    {entries.map((entry) => (
      <option key={entry} value={entry} />
    ))}
  </datalist>
);
