import { useState } from 'react';

/** One save of a dialog: whether it runs, and the sentence for why it failed. */
export function useSaving() {
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** @param onFailed called with what was thrown; returns true when it has shown the error itself */
  const save = async (work: () => Promise<void>, onFailed: (error: unknown) => boolean = () => false) => {
    setSaving(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      if (!onFailed(error)) setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setSaving(false);
    }
  };

  return { isSaving, problem, save };
}
