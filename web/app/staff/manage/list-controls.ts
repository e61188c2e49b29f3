import type { StaffPlayerCard } from '@upfield/cms/contract';
import type { ManageView } from './manage-list';

/** What everything over the list gets that changes what it shows. */
export interface ListControls {
  /** All cards, found or not. */
  cards: StaffPlayerCard[];
  view: ManageView;
  onChange: (view: ManageView) => void;
}
