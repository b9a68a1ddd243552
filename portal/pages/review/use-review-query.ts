import { type ReviewQuery, readReviewQuery, reviewSearch } from '#core/carry-over/review-query.ts';
import { routes } from '../../routes.ts';
import { useAddressQuery } from '../../server-table/use-address-query.ts';

function addressOf(query: ReviewQuery): string {
  const search = reviewSearch(query);
  const path = routes.review.address();
  return search === '' ? path : `${path}?${search}`;
}

/** What the address asks for, and how to ask for something else. */
export const useReviewQuery = (): [ReviewQuery, (change: Partial<ReviewQuery>) => void] =>
  useAddressQuery(readReviewQuery, addressOf);
