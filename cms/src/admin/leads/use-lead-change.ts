import { useNotification } from '@strapi/strapi/admin';
import { useWords } from '../use-words';
import { type LeadChange, useChangeLeadsMutation } from './lead-api';

/** Sets the state or the owner of leads, and says so when that fails. */
export function useLeadChange(): { change: (wanted: LeadChange) => Promise<boolean>; isChanging: boolean } {
  const word = useWords();
  const { toggleNotification } = useNotification();
  const [send, { isLoading }] = useChangeLeadsMutation();
  const change = async (wanted: LeadChange) => {
    const answer = await send(wanted);
    if (!('error' in answer)) return true;
    toggleNotification({ type: 'danger', message: word('leads.change.failed') });
    return false;
  };
  return { change, isChanging: isLoading };
}
