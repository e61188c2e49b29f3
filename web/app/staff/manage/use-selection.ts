import type { StaffPlayerCard } from '@upfield/cms/contract';
import { useCallback, useEffect, useState } from 'react';
import type { ManageView } from './manage-view';

/** The selected cards of the page that is shown; another view begins without any. */
export function useSelection(cards: StaffPlayerCard[], view: ManageView) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const clear = useCallback(() => setIds(new Set()), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the view is another list.
  useEffect(clear, [view, clear]);

  const pick = (picked: StaffPlayerCard[], isPicked: boolean) => {
    const next = new Set(ids);
    for (const { id } of picked) {
      if (isPicked) next.add(id);
      else next.delete(id);
    }
    setIds(next);
  };
  return { ids, cards: cards.filter(({ id }) => ids.has(id)), pick, clear };
}
