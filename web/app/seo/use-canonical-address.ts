import { useLocation, useMatches, useParams } from '@remix-run/react';
import { queryNamesOf } from '~/site/route-handle';
import { canonicalAddress } from './canonical-address';

/** The one address of the open page: path and query. */
export const useCanonicalAddress = (): string =>
  canonicalAddress(useLocation(), useParams(), queryNamesOf(useMatches()));
