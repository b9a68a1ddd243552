import {
  type CSSProperties,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Version } from '#core/contract/main/regulations.ts';
import { timelineTexts } from '#core/i18n/timeline.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { vars } from '#styles/theme.css.ts';
import { byTouch } from '#styles/touch.ts';
import { useInterfaceLanguage, useLoadedText, useText } from '../app-context.tsx';
import { classes } from '../ui/classes.ts';
import { nextIndex } from '../ui/roving.ts';
import { type Label, placeLabels, type Scale, scaleOf, yearsBetween } from './place-versions.ts';
import * as styles from './timeline.css.ts';

export type TimelineVersion = Pick<Version, 'versionDate' | 'status'> & {
  /** Whether the current article differs from the previous version. */
  changed?: boolean | undefined;
};
/** A version that the page displays; `label` is a letter or two: A, B. */
export type TimelineMark = { date: string; label: string };

type VersionTimelineProps = {
  versions: readonly TimelineVersion[];
  /** One or two marks. */
  marks: readonly TimelineMark[];
  onChoose: (date: string) => void;
};

/** Their place on the line says as much. */
const timely: readonly Version['status'][] = ['past', 'future'];

/** Versions on a line at distances proportional to time; arrow keys step from one to the next. */
export function VersionTimeline({ versions, marks, onChoose }: VersionTimelineProps) {
  const text = useText(timelineTexts);
  const locale = localeOf(useInterfaceLanguage());
  const box = useRef<HTMLDivElement>(null);
  const { width, gap } = useRoom(box);
  const [focused, setFocused] = useState<string>();
  const inOrder = [...versions].sort((a, b) => a.versionDate.localeCompare(b.versionDate));
  const days = inOrder.map((version) => version.versionDate);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined || !text)
    return (
      <div className={styles.room}>
        <div ref={box} className={styles.timeline} />
      </div>
    );

  const scale = scaleOf(days, width, gap);
  const markOf = (day: string) => joined(marks.filter(({ date }) => date === day));
  const dated = (version: TimelineVersion, style: 'long' | 'short') =>
    formatDate(version.versionDate, locale, style);
  const noted = (version: TimelineVersion, date: string) =>
    [
      date,
      version.changed && text('timeline.changed'),
      !timely.includes(version.status) && text(`timeline.status-${version.status}`),
    ]
      .filter(Boolean)
      .join(', ');
  const space = 10;
  /** Marked versions always have a label, with as many words as fit; the others are written like them. */
  const marked = inOrder.filter(({ versionDate }) => markOf(versionDate));
  const written = fitting(marked, width, space, [
    (version) => noted(version, dated(version, 'long')),
    (version) => noted(version, dated(version, 'short')),
    (version) => dated(version, 'short'),
  ]);
  const labels = placeLabels(labelsOf(inOrder, marks, written, scale), width, space);
  const stop = [focused, marks.at(-1)?.date].find((day) => day && days.includes(day)) ?? last;

  const handleKey = (event: KeyboardEvent) => {
    const next = nextIndex(event.key, days.indexOf(stop), days.length, 'row');
    if (next === undefined) return;
    event.preventDefault();
    setFocused(days[next]);
    box.current?.querySelector<HTMLElement>(`[data-day="${days[next]}"]`)?.focus();
  };
  return (
    <div className={styles.room}>
      {/* biome-ignore lint/a11y/useSemanticElements: versions to choose from, not a group of fields */}
      <div
        ref={box}
        className={styles.timeline}
        style={{ minInlineSize: length((days.length - 1) * gap) }}
        role="group"
        aria-label={text('timeline.label')}
        onKeyDown={handleKey}
      >
        <div className={styles.line} />
        <Years days={yearsOf(first, last, scale)} scale={scale} />
        <Span marks={marks} scale={scale} />
        {labels.map(({ key, start, width: room, side }) => {
          const version = inOrder.find(({ versionDate }) => versionDate === key);
          return version ? (
            <span
              key={key}
              aria-hidden="true"
              className={classes(styles.label, markOf(key) && styles.marked)}
              style={{ ...at(start), inlineSize: length(room), textAlign: side }}
            >
              {written(version)}
            </span>
          ) : null;
        })}
        {inOrder.map((version) => (
          <VersionDot
            key={version.versionDate}
            version={version}
            mark={markOf(version.versionDate)}
            isFirst={marks.length > 1 && version.versionDate === marks[0]?.date}
            place={at(scale(version.versionDate))}
            isStop={version.versionDate === stop}
            onFocus={() => setFocused(version.versionDate)}
            onChoose={() => onChoose(version.versionDate)}
          />
        ))}
      </div>
    </div>
  );
}

/** Both marks of one version as one. */
const joined = ([first, second]: readonly TimelineMark[]): TimelineMark | undefined =>
  first && second ? { ...first, label: first.label + second.label } : first;

const length = (units: number) => `calc(${units} * ${vars.unit})`;
const at = (place: number) => ({ insetInlineStart: length(place) });

/** The years on the line; that of the first version where no year begins between the first and the last. */
function yearsOf(first: string, last: string, scale: Scale): string[] {
  const years = yearsBetween(first, last, scale, 44);
  return years.length > 0 ? years : [first];
}

function Years({ days, scale }: { days: readonly string[]; scale: Scale }) {
  return days.map((day) => (
    <div key={day} aria-hidden="true">
      <span className={styles.tick} style={at(scale(day))} />
      <span className={styles.year} style={at(scale(day))}>
        {day.slice(0, 4)}
      </span>
    </div>
  ));
}

/** The span between the two marks. */
function Span({ marks, scale }: { marks: readonly TimelineMark[]; scale: Scale }) {
  const [from, to] = marks.map(({ date }) => scale(date)).sort((a, b) => a - b);
  if (from === undefined || to === undefined) return null;
  return <div className={styles.span} style={{ ...at(from), inlineSize: length(to - from) }} />;
}

type VersionDotProps = {
  version: TimelineVersion;
  mark: TimelineMark | undefined;
  isFirst: boolean;
  place: CSSProperties;
  isStop: boolean;
  onFocus: () => void;
  onChoose: () => void;
};

function VersionDot({ version, mark, isFirst, place, isStop, onFocus, onChoose }: VersionDotProps) {
  const text = useLoadedText<typeof timelineTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const name = [
    formatDate(version.versionDate, locale, 'long'),
    version.changed && text('timeline.changed'),
    text(`timeline.status-${version.status}`),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <button
      type="button"
      data-day={version.versionDate}
      className={styles.version}
      style={place}
      tabIndex={isStop ? 0 : -1}
      aria-current={mark ? 'true' : undefined}
      aria-label={mark?.label ? `${mark.label}, ${name}` : name}
      title={name}
      onFocus={onFocus}
      onClick={onChoose}
    >
      <span
        className={mark ? styles.mark[isFirst ? 'first' : 'second'] : styles.dot}
        data-changed={(!mark && version.changed) || undefined}
        aria-hidden="true"
      >
        {mark?.label}
      </span>
    </button>
  );
}

type Written = (version: TimelineVersion) => string;

/** Estimated width of a letter in a label; labels of marked versions are larger. */
const letter = { plain: 5.8, marked: 6.5 };

/** The first form in which all labels fit side by side; otherwise the last one. */
function fitting(
  versions: readonly TimelineVersion[],
  width: number,
  space: number,
  ways: readonly [Written, ...Written[]],
): Written {
  const fits = (way: Written) =>
    versions.reduce((sum, version) => sum + way(version).length * letter.marked + space, -space) <= width;
  return ways.find(fits) ?? ways.at(-1) ?? ways[0];
}

/** The labels by importance: marked versions, the version in force, the ends, changes, all others. */
function labelsOf(
  versions: readonly TimelineVersion[],
  marks: readonly TimelineMark[],
  written: Written,
  scale: (day: string) => number,
): Label[] {
  const rank = (version: TimelineVersion, index: number) => {
    if (marks.some(({ date }) => date === version.versionDate)) return 0;
    if (version.status === 'inForce') return 1;
    if (index === 0 || index === versions.length - 1) return 2;
    return version.changed ? 3 : 4;
  };
  return versions
    .map((version, index) => ({ version, rank: rank(version, index) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ version, rank: importance }) => ({
      key: version.versionDate,
      at: scale(version.versionDate),
      width: written(version).length * letter[importance === 0 ? 'marked' : 'plain'],
      must: importance === 0,
    }));
}

/** Units between two versions, at least: as wide as their targets. */
const gaps = { mouse: 24, finger: 44 };

/** The width in units of the design, so that the line follows the user's font size, and the least distance on it. */
function useRoom(box: RefObject<HTMLElement | null>): { width: number; gap: number } {
  const [room, setRoom] = useState({ width: 600, gap: gaps.mouse });
  useLayoutEffect(() => {
    const { current: element } = box;
    if (!element) return;
    const measure = () => {
      // The line is 62 units high, whatever the size of a unit.
      const unit = element.offsetHeight / 62;
      const gap = matchMedia(byTouch).matches ? gaps.finger : gaps.mouse;
      if (unit > 0) setRoom({ width: element.clientWidth / unit, gap });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
