import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';

/** Rows drawn beyond the view, so that none is missing where they scroll faster than they are drawn. */
export const maxOverscan = 8;

/** By so many rows learnt heights may move the others. */
const maxShift = 1;

/**
 * Which rows are drawn. Rows beyond the view are drawn for those who scroll on; where other rows come all at once, as when
 * the bar is dragged or a filter is typed, they would only keep those waiting that are seen.
 */
export function overscanNear(): (range: Range) => number[] {
  let before: Range | undefined;
  let overscan = 1;
  return (range) => {
    const moved = before ? Math.abs(range.startIndex - before.startIndex) : 0;
    // Heights that are learnt move the rows a little: that is no scrolling, though small steps add up to some.
    if (before === undefined || moved > maxShift) {
      const isApart = before === undefined || moved > before.endIndex - before.startIndex;
      overscan = isApart ? 1 : maxOverscan;
      before = range;
    }
    return defaultRangeExtractor({ ...range, overscan });
  };
}
