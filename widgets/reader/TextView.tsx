import { useStore } from '@nanostores/react';
import {
  type CSSProperties,
  Fragment,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { TocEntry, Unit } from '#core/contract/main/regulation-text.ts';
import { findPlace } from '#core/regulations/place.ts';
import { markPlace } from '../document-view/marked-place.ts';
import { elementAt, jumpTo, onOwnScroll } from '../document-view/scrolling.ts';
import { FailedState } from '../FailedState.tsx';
import { UnitSection } from '../law/UnitSection.tsx';
import { classes } from '../ui/classes.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { followLink, type ReaderModel, useDrawing, useScene } from './reader-scene.ts';
import * as styles from './text.css.ts';

const RunningTitle = lazyComponent(async () => (await import('./RunningTitle.tsx')).RunningTitle);
const TextTools = lazyComponent(async () => (await import('./tools/TextTools.tsx')).TextTools);

/** Gives the element of the text to the tools that print parts of it. */
function useRoot($root: ReaderModel['$root'], sheet: RefObject<HTMLElement | null>) {
  useEffect(() => {
    $root.set(sheet.current);
    return () => $root.set(null);
  }, [$root, sheet]);
}

/** The law text as accessible HTML: all units are in the document from the start, each with its height. */
export function TextView() {
  const scene = useScene();
  const { reading, entries, preferences, props, $current, $focusedPath, $held, $root } = scene;
  const units = useStore(reading.$units);
  const failed = useStore(reading.$failed);
  const { zoom: step, headers } = useStore(preferences.$preferences);
  const zoom = (props.zoom ?? 1) * (step / 100);
  const drawing = useDrawing();
  const marks = useStore(scene.$marks);
  const used = useStore(scene.$used) || props.wordMatches !== undefined;
  const scroller = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  /** The last place that this view reported: when it comes back as props, nothing must scroll. */
  const reported = useRef<string | undefined>(undefined);
  const requested = props.path ?? props.article;

  // The target of a jump stays the current unit until the user scrolls.
  useEffect(
    () => (scroller.current ? onOwnScroll(scroller.current, () => $held.set(false)) : undefined),
    [$held],
  );
  const handleScrolledTo = (entry: TocEntry) => {
    if (entry.id === props.article && props.path === undefined) return;
    reported.current = entry.id;
    scene.goTo({ article: entry.id }, 'replace');
  };
  useTextFocus($focusedPath, sheet, (path, index) => {
    $held.set(true);
    $current.set(index);
    reported.current = path;
    scene.goTo({ path }, 'replace');
  });

  useLayoutEffect(() => {
    if (requested === undefined || requested === reported.current) return;
    reported.current = undefined;
    const place = findPlace(entries, requested);
    if (!place || !scroller.current || !sheet.current) return;
    const { current: column } = scroller;
    const { current: around } = sheet;
    $held.set(true);
    $current.set(place.index);
    $focusedPath.set(props.path);
    void reading.ensure(place.index);
    if (place.index === 0) {
      column.scrollTop = 0;
      return;
    }
    return jumpTo(column, around, () => elementAt(around, requested, place.index));
  }, [requested, entries, reading, $held, $current, $focusedPath, props.path]);

  useRoot($root, sheet);
  useMarkedPlace(sheet, units);
  useEffect(() => {
    const waiting = setTimeout(() => void reading.loadRest($current.get()), 150);
    return () => clearTimeout(waiting);
  }, [reading, $current]);

  return (
    <div className={styles.column}>
      <div ref={scroller} className={styles.scroller} tabIndex={-1}>
        <RunningTitle pending={<div className={styles.runningText} />} />

        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks a link too */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on links inside the text */}
        <div
          ref={sheet}
          onClick={(event) => followLink(event, scene)}
          className={classes(styles.sheet, !(props.headers ?? headers) && styles.withoutHeaders)}
          lang={scene.language.toLowerCase()}
          style={{ '--reg-zoom': String(zoom) } as CSSProperties}
        >
          {entries.map((entry) => {
            const error = failed.get(entry.index);
            return (
              <Fragment key={entry.id}>
                {error ? (
                  <FailedState error={error} onRetry={() => void reading.loadRest(entry.index)} />
                ) : null}
                <UnitSection
                  entry={entry}
                  unit={units.get(entry.index)}
                  drawing={drawing}
                  marks={marks.get(entry.id)}
                />
              </Fragment>
            );
          })}
          {used ? (
            <TextTools scroller={scroller} sheet={sheet} zoom={zoom} onScrolledTo={handleScrolledTo} />
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** The next or previous element with a path, in text order. */
function beside(sheet: HTMLElement, from: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const all = [...sheet.querySelectorAll<HTMLElement>('[data-path]')];
  return all[all.indexOf(from) + step];
}

/** The focused paragraph becomes the current place; arrow keys move from paragraph to paragraph. */
function useTextFocus(
  $focusedPath: ReaderModel['$focusedPath'],
  sheet: RefObject<HTMLElement | null>,
  onFocused: (path: string, index: number) => void,
): void {
  const report = useEffectEvent(onFocused);

  useEffect(() => {
    const around = sheet.current;
    if (!around) return;
    const handleFocus = (event: FocusEvent) => {
      const place = (event.target as HTMLElement).closest<HTMLElement>('[data-path]');
      const path = place?.dataset.path;
      if (!place || path === undefined || path === $focusedPath.get()) return;
      $focusedPath.set(path);
      report(path, Number(place.closest<HTMLElement>('[data-index]')?.dataset.index ?? 0));
    };
    const handleKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
      const target = event.target as HTMLElement;
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target.dataset.path === undefined) return;
      const next = beside(around, target, step);
      if (!next) return;
      event.preventDefault();
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: 'nearest' });
    };
    around.addEventListener('focusin', handleFocus);
    around.addEventListener('keydown', handleKey);
    return () => {
      around.removeEventListener('focusin', handleFocus);
      around.removeEventListener('keydown', handleKey);
    };
  }, [sheet, $focusedPath]);
}

/** Marks the focused place, or the current unit. */
function useMarkedPlace(sheet: RefObject<HTMLElement | null>, units: ReadonlyMap<number, Unit>): void {
  const { $focusedPath, $current, entries } = useScene();
  const path = useStore($focusedPath);
  const current = entries[useStore($current)]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: text that has just loaded may contain the marked place
  useLayoutEffect(() => {
    if (sheet.current) markPlace(sheet.current, path, current);
  }, [sheet, path, current, units]);
}
