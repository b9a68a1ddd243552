import {
  useVirtualizer,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { below } from '#styles/breakpoints.ts';
import { maxOverscan, overscanNear } from './overscan.ts';
import { TableLineRow } from './TableLineRow.tsx';
import * as styles from './table.css.ts';
import { linesOf, type TableLine } from './table-lines.ts';
import type { DataTableModel } from './use-data-table.ts';
import { useRush } from './use-rush.ts';
import { usualSize } from './usual-size.ts';

const rowHeights = { compact: 29, normal: 37, roomy: 45 };
/** Estimated height of a row drawn as a block, on narrow screens. */
const blockHeight = 134;
const hasBlocks = () => window.matchMedia(below('medium')).matches;

type Density = keyof typeof rowHeights;
type RowsProps<Row> = { table: DataTableModel<Row>; headRows: number };
type Box = RefObject<HTMLElement | null>;
type VirtualRowsProps<Row> = RowsProps<Row> & { box: Box | undefined };

/** The rows near the view, which scroll in their box, or with the page. */
export function VirtualRows<Row>({ box, ...props }: VirtualRowsProps<Row>) {
  return box ? <RowsInBox box={box} {...props} /> : <RowsInPage {...props} />;
}

/**
 * What the rows are placed by. The same functions as long as the rows are the same: with others the library places all
 * rows anew, which ten thousand of them would make felt at each step of scrolling.
 */
function useRowOptions<Row>({ settings }: DataTableModel<Row>, lines: readonly TableLine<Row>[]) {
  const { density } = settings;
  const [usual, setUsual] = useState<{ density: Density; height: number }>();
  const known = usual?.density === density ? usual.height : undefined;
  const options = useMemo(() => {
    // Asked once, not for each row.
    const height = known ?? (hasBlocks() ? blockHeight : rowHeights[density]);
    return {
      count: lines.length,
      estimateSize: () => height,
      getItemKey: (index: number) => lines[index]?.key ?? index,
      overscan: maxOverscan,
      rangeExtractor: overscanNear(),
    };
  }, [lines, density, known]);
  /**
   * Is told what is drawn. Fonts, zoom and touch make rows of another height than is expected; one that is expected wrongly
   * costs a second drawing at each step of scrolling. Once for a density, since the place of all rows follows from it.
   */
  const learn = useCallback(
    (items: readonly VirtualItem[]) => {
      const height = usualSize(items);
      if (known === undefined && height !== undefined && height !== options.estimateSize())
        setUsual({ density, height });
    },
    [known, density, options],
  );
  return { options, learn };
}

function RowsInBox<Row>({ box, ...props }: RowsProps<Row> & { box: Box }) {
  const { table } = props;
  const lines = useMemo(() => linesOf(table), [table]);
  const { options, learn } = useRowOptions(table, lines);
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...options,
    getScrollElement: () => box.current,
  });
  return <DrawnRows {...props} lines={lines} learn={learn} virtualizer={virtualizer} />;
}

function RowsInPage<Row>(props: RowsProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  // After each draw, since content above the rows may have grown.
  useLayoutEffect(() => {
    if (body.current) setTop(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
  });
  const { table } = props;
  const lines = useMemo(() => linesOf(table), [table]);
  const { options, learn } = useRowOptions(table, lines);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    ...options,
    scrollMargin: top,
  });
  return <DrawnRows {...props} lines={lines} learn={learn} virtualizer={virtualizer} body={body} />;
}

type DrawnRowsProps<Row, Scroller extends Element | Window> = RowsProps<Row> & {
  lines: readonly TableLine<Row>[];
  learn: (items: readonly VirtualItem[]) => void;
  virtualizer: Virtualizer<Scroller, HTMLTableRowElement>;
  body?: RefObject<HTMLTableSectionElement | null>;
};

/** Draws the rows near the view; gap rows keep the height of the others. Every row carries its index. */
function DrawnRows<Row, Scroller extends Element | Window>(props: DrawnRowsProps<Row, Scroller>) {
  const { table, headRows, lines, learn, virtualizer, body } = props;
  const { columns, before, onDrawn } = table;
  const items = virtualizer.getVirtualItems();
  const isRush = useRush(items[0]?.index ?? 0, items.length);
  useEffect(() => learn(items), [learn, items]);
  const last = lines[items.at(-1)?.index ?? 0]?.index ?? 0;
  useEffect(() => onDrawn?.(last), [onDrawn, last]);
  const { scrollMargin } = virtualizer.options;
  const above = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const below = virtualizer.getTotalSize() + scrollMargin - (items.at(-1)?.end ?? scrollMargin);
  return (
    <tbody ref={body} className={styles.body}>
      <Gap height={above} columns={columns.length} />
      {items.map(({ index, key }) => {
        const line = lines[index];
        if (line === undefined) return null;
        const { key: _, ...drawn } = line;
        return (
          <TableLineRow
            key={key}
            {...drawn}
            columns={columns}
            before={before}
            headRows={headRows}
            measured={virtualizer.measureElement}
            at={index}
            isRush={isRush}
          />
        );
      })}
      <Gap height={below} columns={columns.length} />
    </tbody>
  );
}

function Gap({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it only takes up height and cannot be focused
    <tr aria-hidden="true" className={styles.gap} style={{ blockSize: height }}>
      <td colSpan={columns} className={styles.gapCell} />
    </tr>
  );
}
