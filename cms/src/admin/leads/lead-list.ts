import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { LEAD_STATES as StoredStates } from '../../contract/lead-choices';
import type { LeadWord } from './words';

export const LEAD = 'api::lead.lead';
const LIST = `/content-manager/collection-types/${LEAD}`;

/** Address of a lead's form within the admin. */
export const leadPath = (documentId: string) => `${LIST}/${documentId}`;
export const leadsPath = LIST;
/**
 * How far staff are with a lead. The type holds it to the contract's list; the admin imports types alone from there,
 * because its build is not repeated when the contract changes.
 */
export const LEAD_STATES: typeof StoredStates = ['new', 'contacted', 'assessed', 'signed', 'closed'];
export const stateWord = (state: string) => `leads.state.${state}` as LeadWord;
export const kindWord = (kind: string) => `leads.kind.${kind}` as LeadWord;

/** A lead as the lists of the first screen and of a family show it. */
export interface ListedLead {
  documentId: string;
  fullname: string;
  kind: string;
  state: string;
  urgent: boolean;
  createdAt: string;
}

export interface LeadList {
  leads: ListedLead[];
  /** How many there are, the listed ones included. */
  total: number;
}

interface Answer {
  results: ListedLead[];
  pagination: { total: number };
}

/**
 * Leads that match, in the order of the admin's own list: urgent first, then newest.
 * @param filters query such as `filters[state][$eq]=new`; null asks for nothing
 */
export function useLeads(filters: string | null): { list?: LeadList; failed: boolean } {
  const { get } = useFetchClient();
  const [state, setState] = useState<{ list?: LeadList; failed: boolean }>({ failed: false });

  useEffect(() => {
    if (filters === null) return;
    let wanted = true;
    get<Answer>(`${LIST}?${filters}&sort=urgent:DESC&page=1&pageSize=5`)
      .then(({ data }) => {
        if (wanted) setState({ list: { leads: data.results, total: data.pagination.total }, failed: false });
      })
      .catch(() => {
        if (wanted) setState({ failed: true });
      });
    return () => {
      wanted = false;
    };
  }, [filters, get]);

  return state;
}
