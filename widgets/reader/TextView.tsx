import { useStore } from '@nanostores/react';
import { type CSSProperties, Fragment, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import { findPlace } from '#core/regulations/place.ts';
import { elementAt, jumpTo, onOwnScroll } from '../document-view/scrolling.ts';
import { FailedState } from '../FailedState.tsx';
import { withoutHeaders } from '../law/note.css.ts';
import { UnitSection } from '../law/UnitSection.tsx';
import { classes } from '../ui/classes.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { type Landing, land } from './landing.ts';
import { followLink, useDrawing, useScene } from './reader-scene.ts';
import * as styles from './text.css.ts';
import { useMarkedPlace, useRoot, useTextFocus } from './text-focus.ts';

const RunningTitle = lazyComponent(async () => (await import('./RunningTitle.tsx')).RunningTitle);
const TextTools = lazyComponent(async () => (await import('./tools/TextTools.tsx')).TextTools);

/** The law text as accessible HTML: all units are in the document from the start, each with its height. */
export function TextView() {
  const scene = useScene();
  const { reading, entries, preferences, props, $current, $held, $root } = scene;
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
  /** The target of a jump whose text has not come yet. */
  const landing = useRef<Landing | undefined>(undefined);

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
  useTextFocus(scroller, sheet, (path, index) => {
    landing.current = undefined;
    $held.set(true);
    $current.set(index);
    reported.current = path;
    scene.goTo({ path }, 'replace');
  });

  useJumps({ scroller, sheet, reported, landing });
  useLanding(scroller, sheet, landing);
  useRoot($root, sheet);
  useMarkedPlace(sheet, units);
  useRestOfText();

  return (
    <div className={styles.column}>
      <div ref={scroller} className={styles.scroller} data-scroller tabIndex={-1}>
        <RunningTitle pending={<div className={styles.runningText} />} />

        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks a link too */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: handles clicks on links inside the text */}
        <div
          ref={sheet}
          onClick={(event) => followLink(event, scene)}
          className={classes(styles.sheet, !(props.headers ?? headers) && withoutHeaders)}
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

/** Loads all that is not near the current place. */
function useRestOfText(): void {
  const { reading, $current } = useScene();
  useEffect(() => {
    const waiting = setTimeout(() => void reading.loadRest($current.get()), 150);
    return () => clearTimeout(waiting);
  }, [reading, $current]);
}

type Jumps = {
  scroller: RefObject<HTMLElement | null>;
  sheet: RefObject<HTMLElement | null>;
  reported: RefObject<string | undefined>;
  landing: RefObject<Landing | undefined>;
};

/** Scrolls to the place that the address names, unless this view reported it; with each arrival again. */
function useJumps({ scroller, sheet, reported, landing }: Jumps): void {
  const { reading, entries, props, $current, $focusedPath, $held } = useScene();
  const { arrival, path } = props;
  const arrived = useRef(arrival);
  const requested = path ?? props.article;
  useLayoutEffect(() => {
    const isArrival = arrival !== arrived.current;
    arrived.current = arrival;
    if (requested === undefined || (requested === reported.current && !isArrival)) return;
    reported.current = undefined;
    const place = findPlace(entries, requested);
    if (!place || !scroller.current || !sheet.current) return;
    const { current: column } = scroller;
    const { current: around } = sheet;
    $held.set(true);
    $current.set(place.index);
    $focusedPath.set(path);
    landing.current = { path: requested, index: place.index };
    void reading.ensure(place.index);
    if (place.index === 0) {
      column.scrollTop = 0;
      return;
    }
    return jumpTo(column, around, () => elementAt(around, requested, place.index));
  }, [
    requested,
    arrival,
    entries,
    reading,
    $held,
    $current,
    $focusedPath,
    path,
    scroller,
    sheet,
    reported,
    landing,
  ]);
}

/** Ends jumps after they have scrolled, since the focus must not scroll. */
function useLanding(
  scroller: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  landing: RefObject<Landing | undefined>,
): void {
  const scene = useScene();
  const units = useStore(scene.reading.$units);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the target may be in the text that has just come
  useLayoutEffect(() => {
    const { current: to } = landing;
    if (!scroller.current || !sheet.current || !to) return;
    if (land(scene, scroller.current, sheet.current, to)) landing.current = undefined;
  }, [scroller, sheet, landing, units, scene]);
}
