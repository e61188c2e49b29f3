import { adminApi } from '@strapi/strapi/admin';
import { LEAD } from './lead-list';

/** Somebody who can take care of leads, as the server answers it (cms/src/leads/change). */
export interface LeadOwner {
  id: number;
  name: string;
}

/** What is set for several leads at once; what is left out stays. */
export interface LeadChange {
  leads: string[];
  state?: string;
  /** Id of an owner; null for nobody. */
  owner?: number | null;
}

const api = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    leadOwners: builder.query<LeadOwner[], void>({ query: () => ({ url: '/lead-desk/owners', method: 'GET' }) }),
    siteAddress: builder.query<{ address: string }, void>({ query: () => ({ url: '/lead-desk/site', method: 'GET' }) }),
    changeLeads: builder.mutation<void, LeadChange>({
      query: (data) => ({ url: '/lead-desk/change', method: 'POST', data }),
      // The tags under which Strapi keeps its list and its forms.
      invalidatesTags: (_result, _error, { leads }) => [
        { type: 'Document', id: `${LEAD}_LIST` },
        ...leads.map((id) => ({ type: 'Document' as const, id: `${LEAD}_${id}` })),
      ],
    }),
  }),
});

export const { useLeadOwnersQuery, useSiteAddressQuery, useChangeLeadsMutation } = api;
