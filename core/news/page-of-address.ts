import { firstNewsPage } from '../contract/main/news.ts';

/** A page that nobody reaches: what is written above is not asked of the server. */
const lastPage = 100_000;

/** The page of the feed in an address; a missing one, one below 1 and what is none is the first (specification, section 2). */
export function pageOfAddress(written: string | undefined): number {
  if (written === undefined || !/^\d{1,9}$/.test(written)) return firstNewsPage;
  return Math.min(Math.max(Number(written), firstNewsPage), lastPage);
}
