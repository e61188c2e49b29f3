/** Whether the search popup is open: closed at first, set by a boolean (specification §4). */
export const initialSearchPopup = false;

export interface SearchPopupAction {
  type: 'search-popup-set';
  isOpen: boolean;
}

export function searchPopupReducer(_isOpen: boolean, action: SearchPopupAction): boolean {
  return action.isOpen;
}
