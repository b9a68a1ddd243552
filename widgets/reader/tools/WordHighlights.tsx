import { useStore } from '@nanostores/react';
import { X } from 'lucide';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { resultTexts } from '#core/i18n/results.ts';
import { useText } from '../../app-context.tsx';
import { Button } from '../../ui/Button.tsx';
import { isTyping } from '../../ui/typing.ts';
import type { WordMatches } from '../reader-props.ts';
import { useScene } from '../reader-scene.ts';
import { highlightWords } from '../word-highlights.ts';
import * as styles from './word-highlights.css.ts';

type WordHighlightsProps = {
  scroller: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  matches: WordMatches;
};

/** Highlights the words by which a search matched an article, until the user removes the highlights. */
export function WordHighlights({ scroller, sheet, matches }: WordHighlightsProps) {
  const { reading, entries, $marks, props } = useScene();
  const text = useText(resultTexts);
  const units = useStore(reading.$units);
  const pageMarks = useStore($marks).get(matches.article);
  const unit = units.get(entries.find(({ id }) => id === matches.article)?.index ?? -1);
  const [count, setCount] = useState(0);

  // In an effect, since the element of the text must exist.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that arrives or is drawn again is marked anew
  useEffect(() => {
    const article = sheet.current?.querySelector(`[data-unit="${CSS.escape(matches.article)}"]`);
    if (!article) return;
    const { ranges, release } = highlightWords(article, matches.words);
    setCount(ranges.length);
    return release;
  }, [sheet, matches, unit, pageMarks]);

  const remove = () => {
    props.onHighlightsRemoved?.();
    // The button that has the focus disappears.
    sheet.current?.querySelector<HTMLElement>('[data-path][tabindex="0"]')?.focus({ preventScroll: true });
  };
  useEscape(sheet, count > 0 ? props.onHighlightsRemoved : undefined);
  const column = scroller.current?.parentElement;
  if (count === 0 || !column || !text) return null;
  return createPortal(
    <div className={styles.strip}>
      <span role="status">{text('found.marked', { count })}</span>
      <Button size="small" kind="quiet" icon={X} aria-keyshortcuts="Escape" onClick={remove}>
        {text('found.remove')}
      </Button>
    </div>,
    column,
  );
}

/** Acts on Escape in the content of the page or in the element, unless something above handled the key. */
function useEscape(sheet: RefObject<HTMLElement | null>, act: (() => void) | undefined) {
  const isActive = act !== undefined;
  const removeMarks = useEffectEvent(() => act?.());
  useEffect(() => {
    const { current: element } = sheet;
    const root = element?.getRootNode();
    const around = element?.closest('main') ?? (root instanceof ShadowRoot ? root.host : element);
    if (!around || !isActive) return;
    const handleKey = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape') return;
      if (event.defaultPrevented || isTyping(event)) return;
      event.preventDefault();
      removeMarks();
    };
    around.addEventListener('keydown', handleKey);
    return () => around.removeEventListener('keydown', handleKey);
  }, [sheet, isActive]);
}
