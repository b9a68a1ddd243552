import { useStore } from '@nanostores/react';
import {
  type CSSProperties,
  Fragment,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import type { TocEntry } from '#core/contract/main/regulation-text.ts';
import { findPlace } from '#core/regulations/place.ts';
import { FailedState } from '../FailedState.tsx';
import { elementAt, jumpTo } from '../law/jump.ts';
import { UnitSection } from '../law/UnitSection.tsx';
import { classes } from '../ui/classes.ts';
import { late } from '../ui/late.ts';
import { followLink } from './follow-link.ts';
import { useRelease } from './holding.ts';
import { markHere, useTextFocus } from './mark-here.ts';
import { useScene } from './reader-scene.ts';
import * as styles from './text.css.ts';
import { useDrawing } from './use-drawing.ts';

const RunningTitle = late(async () => (await import('./RunningTitle.tsx')).RunningTitle);
const TextTools = late(async () => (await import('./tools/TextTools.tsx')).TextTools);

/** The law text as accessible HTML: all units stand there at once, each with its height. */
export function TextView() {
  const scene = useScene();
  const { reading, entries, preferences, props, $current, $here, $held } = scene;
  const units = useStore(reading.$units);
  const failed = useStore(reading.$failed);
  const { zoom: step, headers } = useStore(preferences.$preferences);
  const zoom = (props.zoom ?? 1) * (step / 100);
  const drawing = useDrawing();
  const marks = useStore(scene.$marks);
  const used = useStore(scene.$used) || props.found !== undefined;
  const scroller = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  /** Place that this view reported itself: coming back as props, it is no reason to scroll. */
  const reported = useRef<string | undefined>(undefined);
  const wanted = props.path ?? props.article;

  useRelease(scroller, $held);
  const handleScrolledTo = (entry: TocEntry) => {
    if (entry.id === props.article && props.path === undefined) return;
    reported.current = entry.id;
    scene.goTo({ article: entry.id }, 'replace');
  };
  const handleFocused = useCallback(
    (path: string, index: number) => {
      $held.set(true);
      $current.set(index);
      reported.current = path;
      scene.goTo({ path }, 'replace');
    },
    [$held, $current, scene],
  );
  useTextFocus(scene, sheet, handleFocused);

  useLayoutEffect(() => {
    if (wanted === undefined || wanted === reported.current) return;
    reported.current = undefined;
    const found = findPlace(entries, wanted);
    if (!found || !scroller.current || !sheet.current) return;
    const { current: column } = scroller;
    const { current: around } = sheet;
    $held.set(true);
    $current.set(found.index);
    $here.set(props.path);
    void reading.ensure(found.index);
    if (found.index === 0) {
      column.scrollTop = 0;
      return;
    }
    return jumpTo(column, around, () => elementAt(around, wanted, found.index));
  }, [wanted, entries, reading, $held, $current, $here, props.path]);

  const here = useStore($here);
  const current = entries[useStore($current)]?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: text that arrives may hold the marked place
  useLayoutEffect(() => {
    if (sheet.current) markHere(sheet.current, here, current);
  }, [here, current, units]);

  useEffect(() => {
    const waiting = setTimeout(() => void reading.loadRest($current.get()), 150);
    return () => clearTimeout(waiting);
  }, [reading, $current]);

  return (
    <div className={styles.column}>
      <div ref={scroller} className={styles.scroller} tabIndex={-1}>
        <Suspense fallback={<div className={styles.runningText} />}>
          <RunningTitle />
        </Suspense>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard clicks a link too */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it leads clicks of links inside the view */}
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
            <Suspense fallback={null}>
              <TextTools scroller={scroller} sheet={sheet} zoom={zoom} onScrolledTo={handleScrolledTo} />
            </Suspense>
          ) : null}
        </div>
      </div>
    </div>
  );
}
