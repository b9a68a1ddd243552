import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import type { contentsTexts } from '#core/i18n/contents.ts';
import type { PreferenceStore } from '#core/regulations/preferences.ts';
import { useLoadedText } from '../../app-context.tsx';
import * as styles from './column.css.ts';
import { fitted, keyedWidth, maxWidth, minWidth, widthProperty } from './contents-width.ts';

/** Pointer movements below this are a click, which changes nothing. */
const slack = 3;

/**
 * The edge between contents and text: dragged, or moved by arrow keys, it changes the width of the column; a double
 * click gives the width of the layout back. The column is the navigation around it.
 */
export function WidthHandle({ preferences }: { preferences: Pick<PreferenceStore, 'change'> }) {
  const text = useLoadedText<typeof contentsTexts>();
  const handle = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: number; width: number; moved: boolean }>(undefined);
  const [width, setWidth] = useState(minWidth);
  const column = () => handle.current?.closest('nav') ?? undefined;

  useLayoutEffect(() => {
    const around = handle.current?.closest('nav');
    if (!around) return;
    const measure = () => setWidth(Math.round(around.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, []);

  const show = (next: number | null) => {
    if (next === null) column()?.style.removeProperty(widthProperty);
    else column()?.style.setProperty(widthProperty, `${next}px`);
  };
  const choose = (next: number | null) => {
    show(next);
    preferences.change({ contentsWidth: next });
  };
  const handleKey = (event: KeyboardEvent) => {
    const isBackwards = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = keyedWidth(event.key, width, isBackwards);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    choose(next);
  };
  const handleDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    handle.current?.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width, moved: false };
  };
  const widthAt = (event: PointerEvent): number | undefined => {
    const { current: begun } = drag;
    const by = event.clientX - (begun?.from ?? 0);
    if (!begun || (!begun.moved && Math.abs(by) < slack)) return undefined;
    begun.moved = true;
    return fitted(begun.width + by);
  };
  const handleUp = (event: PointerEvent) => {
    const next = widthAt(event);
    drag.current = undefined;
    if (next !== undefined) choose(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      ref={handle}
      role="separator"
      className={styles.handle}
      tabIndex={0}
      aria-label={text('contents.width')}
      aria-orientation="vertical"
      aria-valuemin={minWidth}
      aria-valuemax={maxWidth}
      aria-valuenow={width}
      onKeyDown={handleKey}
      onDoubleClick={() => choose(null)}
      onPointerDown={handleDown}
      onPointerMove={(event) => {
        const next = widthAt(event);
        if (next !== undefined) show(next);
      }}
      onPointerUp={handleUp}
      onPointerCancel={handleUp}
    />
  );
}
