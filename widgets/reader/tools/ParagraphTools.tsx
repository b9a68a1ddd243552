import { useStore } from '@nanostores/react';
import { GitCompareArrows, History, type IconNode, Link, MessageSquare, Quote } from 'lucide';
import { type RefObject, useEffect, useState } from 'react';
import type { readerTexts } from '#core/i18n/reader.ts';
import type { readingTexts } from '#core/i18n/reading.ts';
import { useLoadedText } from '../../app-context.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useScene } from '../reader-scene.ts';
import { useReaderActions } from './reader-actions.ts';
import * as styles from './text-tools.css.ts';

type Spot = { path: string; top: number };

/** A vertical toolbar in the right margin of the hovered paragraph, otherwise of the focused one. */
export function ParagraphTools({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const { $focusedPath, reading, nameOf } = useScene();
  const focused = useStore($focusedPath);
  const units = useStore(reading.$units);
  const text = useLoadedText<typeof readerTexts | typeof readingTexts>();
  const actions = useReaderActions();
  const [spot, setSpot] = useState<Spot | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: text that loads may move the paragraph or contain it
  useEffect(() => {
    const around = sheet.current;
    if (!around) return;
    let target: HTMLElement | null | undefined;
    const standBeside = (paragraph: HTMLElement | null | undefined) => {
      const path = paragraph?.dataset.path;
      if (!paragraph || path === undefined) return;
      target = paragraph;
      setSpot({ path, top: paragraph.getBoundingClientRect().top - around.getBoundingClientRect().top });
    };
    const handleOver = (event: PointerEvent) => {
      if (event.pointerType !== 'touch')
        standBeside((event.target as HTMLElement).closest<HTMLElement>('[data-path]'));
    };
    /** The pointer may already be over a paragraph when the tools load. */
    const pointed = () =>
      matchMedia('(hover: hover)').matches
        ? [...around.querySelectorAll<HTMLElement>('[data-path]:hover')].at(-1)
        : undefined;
    const focused = () => around.querySelector<HTMLElement>('[data-here]');
    const handleLeave = () => {
      const back = focused();
      if (back) standBeside(back);
      else setSpot(undefined);
    };
    // Text above that gets its final height moves the paragraph, and the toolbar follows.
    const observer = new ResizeObserver(() => standBeside(target));
    observer.observe(around);
    standBeside(pointed() ?? focused());
    around.addEventListener('pointerover', handleOver);
    around.addEventListener('pointerleave', handleLeave);
    return () => {
      observer.disconnect();
      around.removeEventListener('pointerover', handleOver);
      around.removeEventListener('pointerleave', handleLeave);
    };
  }, [sheet, focused, units]);

  if (!spot) return null;
  const tool = (icon: IconNode, label: string, act: (path: string) => void) => (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      onClick={() => act(spot.path)}
    >
      <Icon of={icon} size={14} />
    </button>
  );
  return (
    <div
      className={styles.tools}
      style={{ top: spot.top }}
      role="toolbar"
      aria-label={nameOf(spot.path)}
      aria-orientation="vertical"
    >
      {actions.canComment ? tool(MessageSquare, text('reader.comment'), actions.comment) : null}
      {tool(Quote, text('reader.copyCitation'), actions.copyCitation)}
      {tool(Link, text('reader.copyLink'), actions.copyLink)}
      {tool(History, text('reader.showVersions'), actions.showVersions)}
      {actions.compare ? tool(GitCompareArrows, text('reading.compareHere'), actions.compare) : null}
    </div>
  );
}
