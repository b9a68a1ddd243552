import { useStore } from '@nanostores/react';
import { MessageSquare } from 'lucide';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DocumentCounts, PlaceCount } from '#core/comments/counts.ts';
import { commentTexts } from '#core/i18n/comments.ts';
import { useText } from '../app-context.tsx';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './comment-marks.css.ts';
import { loadedPlace } from './loaded-place.ts';
import { useScene } from './reader-scene.ts';
import { useReaderActions } from './tools/reader-actions.ts';
import { useCommentCounts } from './use-comment-counts.ts';

/** A place of the text that has comments: its element, and where the number stands. */
type MarkedPlace = {
  path: string;
  count: PlaceCount;
  element: HTMLElement;
  /** The unit, of a heading: its name would have the number in it. */
  unit: HTMLElement | undefined;
  top: number;
};

/**
 * The numbers of comments in the margin, each a button at its paragraph. They are put into the elements of the text, so
 * that the text is not drawn again; the keyboard reaches those of the current place behind its notes and links.
 */
export function CommentMarks() {
  const { reading, $root, $focusedPath, preferences, props, nameOf } = useScene();
  const text = useText(commentTexts);
  const { showComments } = useReaderActions();
  const counts = useCommentCounts();
  const root = useStore($root);
  const units = useStore(reading.$units);
  const focused = useStore($focusedPath);
  const { zoom } = useStore(preferences.$preferences);
  const [places, setPlaces] = useState<readonly MarkedPlace[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: text that arrives has places; another zoom moves headings
  useLayoutEffect(
    () => setPlaces(root && counts ? placesIn(root, counts) : []),
    [root, counts, units, zoom, props.zoom],
  );
  if (!text) return null;
  return places.map(({ path, count, element, unit, top }) =>
    createPortal(
      <button
        type="button"
        className={classes(unit ? styles.atHeading : styles.count, path === focused && styles.here)}
        style={unit && { top }}
        data-stop
        // As `markPlace` has it: the stops of the current place only.
        tabIndex={element.matches('[data-here]') ? 0 : -1}
        aria-label={text('comments.countOn', { count: count.total, name: nameOf(path) })}
        onClick={() => showComments(path)}
      >
        <Icon of={MessageSquare} size={14} />
        {count.total}
      </button>,
      unit ?? element,
      path,
    ),
  );
}

/** The elements of these places; of one that this text does not have, the place around it. */
function placesIn(root: HTMLElement, counts: DocumentCounts): MarkedPlace[] {
  const places = new Map<HTMLElement, MarkedPlace>();
  for (const [path, count] of counts) {
    if (count.total === 0) continue;
    const element = loadedPlace(root, path);
    const at = element?.dataset.path;
    if (!element || at === undefined) continue;
    const total = (places.get(element)?.count.total ?? 0) + count.total;
    const isHeading = element.matches('h1, h2, h3, h4, h5, h6');
    const unit = (isHeading && element.closest<HTMLElement>('[data-index]')) || undefined;
    const top = unit ? element.offsetTop : 0;
    places.set(element, { path: at, count: { ...count, total }, element, unit, top });
  }
  return [...places.values()];
}
