import { assuranceTexts } from '#core/i18n/assurance.ts';
import { reviewTexts } from '#core/i18n/review.ts';
import { tableTexts } from '#core/i18n/table.ts';
import { useText } from '#widgets/app-context.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { Alone } from './Alone.tsx';
import { Queue } from './Queue.tsx';
import { useReviewWords } from './review-words.ts';
import { useReviewQuery } from './use-review-query.ts';

/** What came to new versions of texts and waits for somebody to look at it; filters stand in the address. */
export function ReviewPage() {
  return useText(reviewTexts, assuranceTexts, tableTexts) ? <Review /> : <PagePending />;
}

function Review() {
  const words = useReviewWords();
  const [query, onQuery] = useReviewQuery();
  return query.item === undefined ? (
    <Queue query={query} onQuery={onQuery} words={words} />
  ) : (
    <Alone caid={query.item} words={words} />
  );
}
