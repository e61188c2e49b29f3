import { SEARCH_TEXT_MAX } from '@upfield/cms/contract';
import { useEffect, useRef, useState } from 'react';
import { TextField } from '~/forms/text-field';
import { manageLabels } from '~/labels/manage';
import { useLabels } from '~/labels/use-labels';

/** Debounce time in milliseconds, so that a word is one request. */
const TYPING_PAUSE_MS = 250;

interface SearchFieldProps {
  /** What is searched for. */
  value: string;
  onSearch: (text: string) => void;
}

/** The search over the list: it follows what is typed, after a pause, and shows what another press or the address searches for. */
export function SearchField({ value, onSearch }: SearchFieldProps) {
  const labels = useLabels(manageLabels);
  const [text, setText] = useState(value);
  const told = useRef(value);

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);
  useEffect(() => {
    if (text === told.current) return;
    const timer = window.setTimeout(() => {
      told.current = text;
      onSearch(text);
    }, TYPING_PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [text, onSearch]);

  return (
    <TextField
      name="q"
      type="search"
      label={labels.search}
      placeholder={labels.searchPlaceholder}
      maxLength={SEARCH_TEXT_MAX}
      value={text}
      onChange={(event) => setText(event.target.value)}
    />
  );
}
