import { Check } from 'lucide';
import { useMemo } from 'react';
import type { ReviewQuery } from '#core/carry-over/review-query.ts';
import { carryOutcomes } from '#core/contract/domain/carried-mark.ts';
import { type CarriedItem, carriedTypes } from '#core/contract/domain/carry-over.ts';
import { px } from '#styles/px.ts';
import { outcomeIcons } from '#widgets/carry-over/outcome-icons.ts';
import type { TableColumn } from '#widgets/table/table-column.ts';
import { Icon } from '#widgets/ui/Icon.tsx';
import { choice, regulationOptions } from '../../server-table/filter-choice.ts';
import { PlaceNow, ReviewPlace } from './ReviewPlace.tsx';
import * as styles from './review.css.ts';
import type { ReviewWords } from './review-words.ts';
import { Excerpt } from './Said.tsx';

type ColumnsOptions = {
  words: ReviewWords;
  query: Pick<ReviewQuery, 'filters' | 'worked'>;
  /** What stands before each row: its detail, its selection. */
  controls: Pick<TableColumn<CarriedItem>, 'cell' | 'head' | 'label'>;
};

/** The columns of the review queue, with their filters. */
export function useReviewColumns({ words, query, controls }: ColumnsOptions): TableColumn<CarriedItem>[] {
  const { filters, worked } = query;
  return useMemo(() => {
    const { text, documents, locale } = words;
    return [
      { ...controls, id: 'controls', width: px(84), fixed: true },
      {
        id: 'before',
        label: text('review.before'),
        width: '18%',
        names: true,
        cell: ({ from }) => <ReviewPlace regArt={from.regArt} versionDate={from.versionDate} words={words} />,
        ...choice(regulationOptions(documents, locale), filters.regulation),
      },
      {
        id: 'happened',
        label: text('review.happened'),
        width: '18%',
        cell: ({ outcome, open }) => (
          <>
            <span className={styles.outcome}>
              <Icon of={outcomeIcons[outcome]} size={14} className={styles.outcomeIcon} />
              {text(`review.outcome-${outcome}`)}
            </span>
            {open || worked ? null : (
              <span className={styles.workedOff}>
                <Icon of={Check} size={12} />
                {text('review.worked')}
              </span>
            )}
          </>
        ),
        ...choice(
          carryOutcomes.map((outcome) => ({ value: outcome, label: text(`review.outcome-${outcome}`) })),
          filters.outcome,
        ),
      },
      {
        id: 'now',
        label: text('review.now'),
        width: '18%',
        cell: (item) => <PlaceNow item={item} words={words} />,
      },
      {
        id: 'what',
        label: text('review.what'),
        width: '46%',
        cell: (item) => <Excerpt item={item} words={words} />,
        ...choice(
          carriedTypes.map((type) => ({ value: type, label: text(`review.${type}`) })),
          filters.type,
        ),
      },
    ];
  }, [words, filters, worked, controls]);
}
