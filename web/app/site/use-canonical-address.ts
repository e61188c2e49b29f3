import { useLocation, useMatches, useParams } from '@remix-run/react';
import { canonicalAddress } from './canonical-address';
import { queryNamesOf } from './route-handle';

/** The one address of the open page: path and query. */
export const useCanonicalAddress = (): string =>
  canonicalAddress(useLocation(), useParams(), queryNamesOf(useMatches()));
