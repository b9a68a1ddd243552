import { useStore } from '@nanostores/react';
import {
  GitCompareArrows,
  History,
  type IconNode,
  Link,
  Mail,
  MessageSquare,
  Quote,
  TextQuote,
} from 'lucide';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { readerTexts } from '#core/i18n/reader.ts';
import type { readingTexts } from '#core/i18n/reading.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import { placeTarget } from '#core/watching/target.ts';
import { useLoadedText } from '../../app-context.tsx';
import { elementOf, placeAround } from '../../document-view/marked-place.ts';
import { Icon } from '../../ui/Icon.tsx';
import { nextIndex } from '../../ui/roving.ts';
import { useScene } from '../reader-scene.ts';
import { LinkMenu } from './LinkMenu.tsx';
import { useReaderActions } from './reader-actions.ts';
import * as styles from './text-tools.css.ts';

type Spot = { path: string; top: number };

/** A vertical toolbar in the right margin of the current paragraph, or of the one under the pointer. */
export function ParagraphTools({ sheet }: { sheet: RefObject<HTMLElement | null> }) {
  const { nameOf, citationOf, props } = useScene();
  const text = useLoadedText<typeof readerTexts | typeof readingTexts>();
  const actions = useReaderActions();
  const bar = useRef<HTMLDivElement>(null);
  const spot = useSpot(sheet, bar);
  const { Watch, regTextId } = props;
  if (!spot) return null;
  const place = () => (sheet.current ? elementOf(sheet.current, spot.path) : undefined);
  /** The paragraph whose tool was pressed becomes the current one. */
  const settle = () => {
    if (!place()?.matches('[data-here]')) place()?.focus({ preventScroll: true });
  };
  const look = (icon: IconNode, label: string) => ({
    type: 'button' as const,
    className: styles.tool,
    'aria-label': label,
    title: label,
    children: <Icon of={icon} size={14} />,
  });
  const tool = (icon: IconNode, label: string, act: (path: string) => void, isFirst = false) => (
    <button
      {...look(icon, label)}
      // One tab stop; arrow keys move inside.
      tabIndex={isFirst ? 0 : -1}
      onClick={() => {
        settle();
        act(spot.path);
      }}
    />
  );
  const handleKey = (event: KeyboardEvent) => {
    // The menu of links handles its keys itself.
    if (event.defaultPrevented || (event.target as HTMLElement).closest('[popover]')) return;
    const all = [...(bar.current?.querySelectorAll<HTMLButtonElement>(':scope > button') ?? [])];
    const next = nextIndex(event.key, all.indexOf(event.target as HTMLButtonElement), all.length, 'column');
    if (next !== undefined) all[next]?.focus();
    else if (event.key === 'Escape') place()?.focus({ preventScroll: true });
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={bar}
      className={styles.tools}
      onKeyDown={handleKey}
      style={{ top: spot.top }}
      role="toolbar"
      aria-label={nameOf(spot.path)}
      aria-orientation="vertical"
    >
      {actions.canComment ? tool(MessageSquare, text('reading.comment'), actions.comment, true) : null}
      {tool(Quote, text('reading.copyCitation'), actions.copyCitation, !actions.canComment)}
      {tool(TextQuote, text('reading.copyWithText'), actions.copyWithText)}
      <LinkMenu
        path={spot.path}
        actions={actions}
        onChoose={settle}
        trigger={(trigger) => <button {...trigger} {...look(Link, text('reading.copyLink'))} tabIndex={-1} />}
      />
      {actions.share ? tool(Mail, text('reading.share'), actions.share) : null}
      {Watch ? (
        <Watch
          targets={[placeTarget(joinParagraphId(regTextId, spot.path))]}
          name={citationOf(spot.path)}
          look="tool"
          className={styles.tool}
          tabIndex={-1}
          onPress={settle}
        />
      ) : null}
      {tool(History, text('reading.showVersions'), actions.showVersions)}
      {actions.compare ? tool(GitCompareArrows, text('reading.compareHere'), actions.compare) : null}
    </div>
  );
}

/**
 * Where the toolbar stands. The keyboard acts on the current paragraph only: it stands there until the pointer moves
 * over another one, and comes back with the next key.
 */
function useSpot(sheet: RefObject<HTMLElement | null>, bar: RefObject<HTMLElement | null>): Spot | undefined {
  const { $focusedPath, $pointing, reading } = useScene();
  const focused = useStore($focusedPath);
  const units = useStore(reading.$units);
  const [spot, setSpot] = useState<Spot | undefined>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: text that loads may move the paragraph or contain it
  useEffect(() => {
    const around = sheet.current;
    if (!around) return;
    let target: HTMLElement | null | undefined;
    const standBeside = (paragraph: HTMLElement | null | undefined) => {
      const path = paragraph?.dataset.path;
      target = path === undefined ? undefined : paragraph;
      if (!paragraph || path === undefined) return setSpot(undefined);
      const top = paragraph.getBoundingClientRect().top - around.getBoundingClientRect().top;
      setSpot((before) => (before?.path === path && before.top === top ? before : { path, top }));
    };
    const current = () => (focused === undefined ? undefined : elementOf(around, focused));
    /** The pointer may already be over a paragraph when the tools load. */
    const pointed = () =>
      $pointing.get() && matchMedia('(hover: hover)').matches
        ? [...around.querySelectorAll<HTMLElement>('[data-path]:hover')].at(-1)
        : undefined;
    const isInUse = () => bar.current?.querySelector(':focus-visible, :popover-open') != null;
    const handleMove = (event: PointerEvent) => {
      // Text that scrolls under a resting pointer is not pointed at.
      if (event.pointerType === 'touch' || (event.movementX === 0 && event.movementY === 0)) return;
      $pointing.set(true);
      const element = event.target as HTMLElement;
      if (bar.current?.contains(element) || isInUse()) return;
      const over = placeAround(element);
      if (over && over !== target) standBeside(over);
    };
    const handleLeave = () => {
      if (!isInUse()) standBeside(current());
    };
    const handleKey = () => {
      if (!$pointing.get()) return;
      $pointing.set(false);
      handleLeave();
    };
    // Text above that gets its final height moves the paragraph, and the toolbar follows.
    const observer = new ResizeObserver(() => standBeside(target));
    observer.observe(around);
    standBeside(pointed() ?? current());
    const { ownerDocument } = around;
    around.addEventListener('pointermove', handleMove);
    around.addEventListener('pointerleave', handleLeave);
    ownerDocument.addEventListener('keydown', handleKey, true);
    return () => {
      observer.disconnect();
      around.removeEventListener('pointermove', handleMove);
      around.removeEventListener('pointerleave', handleLeave);
      ownerDocument.removeEventListener('keydown', handleKey, true);
    };
  }, [sheet, bar, $pointing, focused, units]);
  return spot;
}
