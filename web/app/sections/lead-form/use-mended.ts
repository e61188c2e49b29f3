import { useCallback, useState } from 'react';
import type { LeadField, LeadResult } from './lead-result';

type Refusal = Extract<LeadResult, { state: 'refused' }>;

/**
 * What of a refusal still stands: a message about a value that has been changed since says nothing about the new one.
 * The next answer stands whole again.
 * @returns the refusal without the mended fields' messages, and what tells that a field was mended, by its name
 */
export function useMended(refusal: Refusal | null) {
  const [mended, setMended] = useState<{ of: Refusal | null; fields: readonly string[] }>({ of: null, fields: [] });
  const mend = useCallback(
    (field: string) =>
      setMended(({ of, fields }) => ({ of: refusal, fields: of === refusal ? [...fields, field] : [field] })),
    [refusal],
  );
  const standing = refusal && mended.of === refusal ? { ...refusal, errors: without(refusal, mended.fields) } : refusal;
  return { standing, mend };
}

function without({ errors }: Refusal, fields: readonly string[]): Partial<Record<LeadField, string>> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
