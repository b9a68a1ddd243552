import { indexes } from '#core/lib/indexes.ts';
/** The position of a day on a line, in the unit of the width. */
export type Scale = (iso: string) => number;

const timeOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`);

/**
 * Positions of days proportional to time, but at least `gap` apart so that each can be hit; days between two
 * of them are interpolated. `days` must be in order.
 */
export function scaleOf(days: readonly string[], width: number, gap: number): Scale {
  const times = days.map(timeOf);
  const [begin = 0] = times;
  const end = times.at(-1) ?? begin;
  const least = Math.min(gap, width / Math.max(1, times.length - 1));
  const places = times.map((time) => (end === begin ? 0 : ((time - begin) / (end - begin)) * width));
  for (let index = 1; index < places.length; index += 1)
    places[index] = Math.max(places[index] ?? 0, (places[index - 1] ?? 0) + least);
  for (let index = places.length - 1, most = width; index >= 0; index -= 1) {
    places[index] = Math.min(places[index] ?? 0, most);
    most = (places[index] ?? 0) - least;
  }
  return (iso) => between(times, places, timeOf(iso));
}

function between(times: readonly number[], places: readonly number[], time: number): number {
  const after = times.findIndex((each) => each >= time);
  if (after < 0) return places.at(-1) ?? 0;
  const [from, to] = [times[after - 1], times[after]];
  const [start, stop] = [places[after - 1] ?? 0, places[after] ?? 0];
  if (from === undefined || to === undefined) return stop;
  return start + ((time - from) / (to - from)) * (stop - start);
}

/** The first days of the years between two days, as many as fit without overlapping labels. */
export function yearsBetween(first: string, last: string, scale: Scale, room: number): string[] {
  const from = Number(first.slice(0, 4)) + (first.endsWith('-01-01') ? 0 : 1);
  const to = Number(last.slice(0, 4));
  const all = indexes(Math.max(0, to - from + 1)).map((index) => `${from + index}-01-01`);
  const visible: string[] = [];
  for (const day of all) {
    const before = visible.at(-1);
    if (before === undefined || scale(day) - scale(before) >= room) visible.push(day);
  }
  return visible;
}

export type Label = { key: string; at: number; width: number; must: boolean };
/** `side` is the edge of its room at which the words stand: where they cannot be centred above their day. */
export type PlacedLabel = { key: string; start: number; width: number; side: 'start' | 'center' | 'end' };

/**
 * Labels centred above their days and kept inside the line, by descending importance. One that would overlap
 * another is left out, unless it is required: then it moves aside, or both do if there is no room beside.
 */
export function placeLabels(labels: readonly Label[], width: number, space: number): PlacedLabel[] {
  const placed: { key: string; at: number; start: number; end: number }[] = [];
  for (const { key, at, width: own, must } of labels) {
    const within = (start: number) => Math.max(0, Math.min(start, width - own));
    const touching = (start: number) =>
      placed.find((each) => start < each.end + space && each.start < start + own + space);
    let start = within(at - own / 2);
    const other = touching(start);
    if (other && !must) continue;
    if (other) {
      const isBefore = (other.start + other.end) / 2 > at;
      start = within(isBefore ? other.start - space - own : other.end + space);
      const size = other.end - other.start;
      if (isBefore && other.start < start + own + space) other.start = start + own + space;
      if (!isBefore && other.end + space > start) other.start = Math.max(0, start - space - size);
      other.end = other.start + size;
    }
    placed.push({ key, at, start, end: start + own });
  }
  return placed.map(({ key, at, start, end }) => ({
    key,
    start,
    width: end - start,
    side: sideOf(at, start, end),
  }));
}

/** The words stand as near to their day as their room allows. */
function sideOf(at: number, start: number, end: number): PlacedLabel['side'] {
  const middle = (start + end) / 2;
  if (Math.abs(middle - at) < 1) return 'center';
  return middle > at ? 'start' : 'end';
}
