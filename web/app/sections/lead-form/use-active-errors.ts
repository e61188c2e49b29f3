import { useCallback, useState } from 'react';
import type { LeadField, RejectedLead } from './lead-result';

/**
 * The server's errors, without those of fields that were edited since: they say nothing about the new values.
 * @returns the result with its active errors, and what clears the error of a field, by its name
 */
export function useActiveErrors(rejected: RejectedLead | null) {
  const [edited, setEdited] = useState<{ since: RejectedLead | null; fields: readonly string[] }>({
    since: null,
    fields: [],
  });
  const clear = useCallback(
    (field: string) =>
      setEdited(({ since, fields }) => ({
        since: rejected,
        fields: since === rejected ? [...fields, field] : [field],
      })),
    [rejected],
  );
  const active =
    rejected && edited.since === rejected ? { ...rejected, errors: without(rejected, edited.fields) } : rejected;
  return { active, clear };
}

function without({ errors }: RejectedLead, fields: readonly string[]): Partial<Record<LeadField, string>> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)));
}
