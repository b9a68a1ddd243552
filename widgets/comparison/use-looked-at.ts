import { useCallback, useEffect, useRef } from 'react';
import { nameOfRow } from '#core/comparison/row-names.ts';
import type { Comparison } from '#core/contract/main/comparison.ts';
import { placeIn } from './asked.ts';
import type { CompareViewProps } from './compare-props.ts';

/** Keys that are held down would write more addresses than browsers allow. */
const rest = 200;

/** Tells the row that is looked at once it stays so, for the address. */
export function useLookedAt(props: CompareViewProps, comparison: Comparison): (row: number) => void {
  const latest = useRef(props);
  latest.current = props;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  return useCallback(
    (index) => {
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => {
        const { current: now } = latest;
        const row = comparison.rows[index];
        if (row) now.onNavigate(placeIn(now), { ...now.view, at: nameOfRow(row) }, 'replace');
      }, rest);
    },
    [comparison],
  );
}
