import { type AssuranceQuery, assuranceSearch, readAssuranceQuery } from '#core/assurance/assurance-query.ts';
import { routes } from '../../routes.ts';
import { useAddressQuery } from '../../server-table/use-address-query.ts';

function addressOf(query: AssuranceQuery): string {
  const search = assuranceSearch(query);
  const path = routes.assurance.address();
  return search === '' ? path : `${path}?${search}`;
}

/** What the address asks for, and how to ask for something else. */
export const useAssuranceQuery = (): [AssuranceQuery, (change: Partial<AssuranceQuery>) => void] =>
  useAddressQuery(readAssuranceQuery, addressOf);
