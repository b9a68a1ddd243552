import type { AknReading } from './reading.ts';
import { childNamed, type Element } from './tree.ts';

/** The position of an element: its identifier, and what identifiers inside it are built from. */
export type AknPlace = {
  /** The path that it was assigned. */
  path: string;
  /** Its path in the source; differs from `path` if that was taken. */
  natural: string;
  /** The eId of the annex or final provisions around it, in which article numbers start again. */
  prefix: string;
  /** Its own eId; empty if it has none. */
  eId: string;
  /** The number of dashes without an identifier so far. */
  dashes: number;
};

export function startPlace(path: string, natural: string, prefix: string, eId = ''): AknPlace {
  return { path, natural, prefix, eId, dashes: 0 };
}

/** The eId of an element, unique in its file: inside annexes and final provisions it is prefixed with theirs. */
export function ownEId(element: Element, prefix: string): string | undefined {
  const eId = element.attributes.eId?.trim();
  if (!eId) return undefined;
  return prefix === '' || eId === prefix || eId.startsWith(`${prefix}/`) ? eId : `${prefix}/${eId}`;
}

function subByPlace(element: Element, numText: string, place: AknPlace, reading: AknReading): string {
  const own = reading.labelOf(numText);
  if (own !== undefined) return own;
  if (element.name === 'paragraph') return '_';
  place.dashes += 1;
  return `-${place.dashes}`;
}

const insideItems = new Set(['para', 'lbl', 'bull', 'list', 'mn']);

/** An example eId below which labels mean the same as below this one. */
function exampleOf(eId: string): string | undefined {
  const start = eId.lastIndexOf('/') + 1;
  const end = eId.indexOf('_', start);
  const word = eId.slice(start, end < 0 ? undefined : end);
  if (word === 'art') return 'art_1';
  return insideItems.has(word) ? 'art_1/para_1' : undefined;
}

/** The path that an eId adds to the one around it, which is the same below every article. */
function pathBelow(eId: string, place: AknPlace, reading: AknReading): string | undefined {
  const example =
    eId.startsWith(place.eId) && eId[place.eId.length] === '/' ? exampleOf(place.eId) : undefined;
  if (example === undefined) return undefined;
  const inner = reading.innerPath(example, eId.slice(place.eId.length + 1));
  return inner === undefined ? undefined : `${place.natural}^${inner}`;
}

function naturalPath(
  element: Element,
  numText: string,
  eId: string,
  place: AknPlace,
  reading: AknReading,
): string {
  if (eId !== '') {
    const path = pathBelow(eId, place, reading) ?? reading.pathOf(eId, element.line);
    if (path?.startsWith(`${place.natural}^`)) return path;
    if (path !== undefined)
      reading.warn(
        element.line,
        `the eId "${eId}" does not fit its place in ${place.path}; numbered by place`,
      );
  }
  return `${place.natural}^${subByPlace(element, numText, place, reading)}`;
}

/** The place of a paragraph, letter, number, dash or group inside another. */
export function placeInside(
  element: Element,
  numText: string,
  place: AknPlace,
  reading: AknReading,
): AknPlace {
  const eId = ownEId(element, place.prefix) ?? '';
  const natural = naturalPath(element, numText, eId, place, reading);
  // The paths are nearly always equal; then both share one string.
  const path = place.path === place.natural ? natural : place.path + natural.slice(place.natural.length);
  const claimed = reading.claim(path, () => eId || `${element.name} ${numText}`.trim(), element.line);
  return startPlace(claimed, natural, place.prefix, eId);
}

/** The number of an element as text; its notes are not read here. */
export function rawNumber(element: Element): string {
  const num = childNamed(element, 'num');
  return num
    ? rawText(num)
        .replace(/[ \t\r\n\u00A0\u202F]+/g, ' ')
        .trim()
    : '';
}

/** White space with a line break, as formatters write it between two elements. */
const isBreak = (text: string) => text.includes('\n') && text.trim() === '';

function rawText(element: Element): string {
  let text = '';
  for (const child of element.children) {
    if (typeof child === 'string') text += isBreak(child) ? '' : child;
    else if (child.name !== 'authorialNote' && child.name !== 'placeholder') text += rawText(child);
  }
  return text;
}
