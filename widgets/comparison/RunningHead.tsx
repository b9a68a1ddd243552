import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type RunningHead as Head,
  headWords,
  headWordsIn,
  runningHeads,
} from '#core/comparison/running-heads.ts';
import type { Comparison } from '#core/contract/main/comparison.ts';
import { isNameless } from '#core/law/comparison/report/changed-rows.ts';
import { capital } from '#core/lib/capital.ts';
import { scrollerOf } from '../document-view/scroller.ts';
import { drawWords } from '../law/runs.tsx';
import type { Side } from './comparison-places.ts';
import { useComparisonScene } from './comparison-scene.ts';
import * as styles from './heads.css.ts';
import { headsOf } from './jump.ts';

/**
 * What stands at the top of the visible text, over each text what it has: the article once its heading is out of sight,
 * and the chapter or section, on more lines where one has no room for both.
 */
export function RunningHead({ layout }: { layout: 'side' | 'inline' }) {
  const { comparison } = useComparisonScene();
  const line = useRef<HTMLDivElement>(null);
  const heads = useMemo(() => runningHeads(comparison.rows), [comparison]);
  const head = useHeadAtTop(line, heads);
  return (
    <div ref={line} className={styles.runningRow[layout]} aria-hidden="true">
      {layout === 'side' ? (
        <>
          <Running head={head} side="before" />
          <div className={styles.runningBetween} />
          <Running head={head} side="after" />
        </>
      ) : (
        <Running head={head} side="both" />
      )}
    </div>
  );
}

function Running({ head, side }: { head: Head; side: Side | 'both' }) {
  const { comparison, language, nameOf } = useComparisonScene();
  const wordsOf = (index: number | undefined) => {
    const row = index === undefined ? undefined : comparison.rows[index];
    if (!row) return [];
    const { num, heading } = side === 'both' ? headWords(row) : headWordsIn(row, side);
    const isThere = side === 'both' || row[side] !== undefined;
    const name = isThere && isNameless(row) ? nameOf((row.after ?? row.before)?.path ?? '') : undefined;
    return name === undefined ? [num, heading].filter(Boolean) : [capital(name)];
  };
  const own = wordsOf(head.article);
  // Before the first chapter, and in acts without chapters, the title of the act.
  const isInside = head.container !== undefined || head.article !== undefined;
  const around = isInside ? wordsOf(head.container).join(' ') : titleOf(comparison, side);
  return (
    <div className={styles.running} lang={language.toLowerCase()}>
      <span className={styles.runningArticle}>
        {own.map((words) => (
          <span key={words} className={styles.runningWords}>
            {drawWords(words)}
          </span>
        ))}
      </span>
      <span className={styles.runningContainer}>{drawWords(around)}</span>
    </div>
  );
}

const titleOf = ({ before, after }: Comparison, side: Side | 'both') =>
  (side === 'before' ? before : after).title;

const nothing: Head = { container: undefined, article: undefined };

function useHeadAtTop(line: RefObject<HTMLElement | null>, heads: readonly Head[]): Head {
  const [head, setHead] = useState(nothing);
  // The line keeps the height of its longest words: the edge below it chooses the words, so a lower line might choose
  // those that made it higher, and so on.
  useLayoutEffect(() => {
    const { current: own } = line;
    if (own) own.style.minBlockSize = `${own.offsetHeight}px`;
  });
  useLayoutEffect(() => {
    const { current: own } = line;
    const texts = own && headsOf(own)?.parentElement;
    const scroller = own && scrollerOf(own);
    if (!texts || !scroller) return;
    const look = () => {
      const next = headAtTop(texts, heads);
      setHead((last) => (last.container === next.container && last.article === next.article ? last : next));
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    let width = texts.clientWidth;
    const observer = new ResizeObserver(() => {
      if (texts.clientWidth !== width) own.style.minBlockSize = '';
      width = texts.clientWidth;
      look();
    });
    observer.observe(texts);
    return () => {
      scroller.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [line, heads]);
  return head;
}

/** The headings of the section that the bottom edge of the sticky heads crosses. */
function headAtTop(texts: HTMLElement, heads: readonly Head[]): Head {
  const edge = (headsOf(texts)?.getBoundingClientRect().bottom ?? 0) + 1;
  const sections = texts.getElementsByClassName(styles.sectionMark);
  let [low, high] = [0, sections.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((sections[middle]?.getBoundingClientRect().top ?? 0) <= edge) low = middle;
    else high = middle - 1;
  }
  const section = sections[low];
  const row = section instanceof HTMLElement ? Number(section.dataset.section) : Number.NaN;
  const { container, article } = heads[row] ?? nothing;
  const drawn = article === undefined ? undefined : texts.querySelector(`[data-row="${article}"]`);
  const isVisible = drawn ? drawn.getBoundingClientRect().bottom > edge + 8 : article === row;
  return { container, article: isVisible ? undefined : article };
}
