import { segmentLabel, splitLatin } from './label.ts';
import { looksPaged, parsePath, sectionOf, sectionSegments, withoutOrdinal } from './paragraph-id.ts';

/**
 * Maps the eIds of Akoma Ntoso (Fedlex profile) to paths and back. Reversible: a segment without a short
 * form is stored unchanged after a plus (`+list_u1`).
 */

/** The type of the next plain label: the article, then its paragraph, then items of any depth. */
type Expected = 'art' | 'para' | 'lbl';

/** Words of segments at or below articles; other words before the article are containers. */
const BELOW_ARTICLE = new Set(['art', 'para', 'lbl', 'bull', 'list', 'listintro', 'subdiv']);
const TO_ITEMS = new Set(['para', 'lbl', 'bull', 'list']);

const wordOf = (segment: string) => segment.split('_', 1)[0] ?? '';

function nextExpected(expected: Expected, segment: string): Expected {
  if (TO_ITEMS.has(wordOf(segment))) return 'lbl';
  return expected === 'art' ? 'para' : expected;
}

/** Characters that no part of a path may contain, and empty segments. */
const unreadable = /[\s^{}~!]|^\/|\/(?=\/|$)/;

/** The path of the element with this eId; equal eIds of one file get equal paths. */
export function pathFromEId(eId: string): string {
  const wrong = eId === '' ? 0 : eId.search(unreadable);
  if (wrong >= 0) throw new RangeError(`Nothing readable at character ${wrong + 1} of "${eId}"`);
  const containers: string[] = [];
  const parts: string[] = [];
  let expected: Expected = 'art';
  for (const segment of eId.split('/')) {
    if (expected === 'art' && canBeSection(segment)) {
      containers.push(segment);
      continue;
    }
    // A section without articles contains paragraphs: the position of the article stays empty.
    if (parts.length === 0 && containers.length > 0 && wordOf(segment) !== 'art') {
      parts.push('');
      expected = 'para';
    }
    parts.push(shortForm(segment, expected) ?? `+${segment}`);
    expected = nextExpected(expected, segment);
  }
  // Not by `buildPath`, which parses its result again: imports call this for every article.
  return (containers.length > 0 ? `{${sectionOf(containers)}}` : '') + parts.join('^');
}

/** The eId of a path made by `pathFromEId`, without the ordinal of a duplicate. */
export function eIdFromPath(path: string): string {
  const parsed = parsePath(path);
  if (parsed.form !== 'structure') throw new RangeError(`The path "${path}" has no eId`);
  const segments = parsed.section === undefined ? [] : sectionSegments(parsed.section);
  let expected: Expected = 'art';
  if (parsed.article) {
    const segment = longForm(withoutOrdinal(parsed.article), 'art');
    segments.push(segment);
    expected = nextExpected(expected, segment);
  } else expected = 'para';
  for (const sub of parsed.subs) {
    const segment = longForm(withoutOrdinal(sub), expected);
    segments.push(segment);
    expected = nextExpected(expected, segment);
  }
  return segments.join('/');
}

/** Whether a segment is a container and can be joined with others by two underscores and split again. */
function canBeSection(segment: string): boolean {
  return /^[a-z]/.test(segment) && !BELOW_ARTICLE.has(wordOf(segment)) && !/__|_$/.test(segment);
}

/** The usual segments, whose short form is their number and letter: `art_5_a`, `lbl_b`. */
const usual = /^(art|para|lbl)_(?:(\d+)(?:_([a-z]))?|([a-z]))$/;

/** The short form of a segment, `1bis` for `para_1_bis`; undefined if it could not be reversed. */
function shortForm(segment: string, expected: Expected): string | undefined {
  if (segment === 'para' && expected === 'para') return '_';
  const [, word, number, letter = '', alone] = usual.exec(segment) ?? [];
  if (word === expected) return alone ?? `${number}${letter}`;
  const label =
    expected !== 'art' && segment.startsWith('bull_u') ? `-${segment.slice(6)}` : segmentLabel(segment);
  if (label === undefined || (expected === 'art' && looksPaged(label))) return undefined;
  return longForm(label, expected) === segment && /^-\d+$|^[0-9A-Za-z][0-9A-Za-z.–-]*$/.test(label)
    ? label
    : undefined;
}

function longForm(part: string, expected: Expected): string {
  if (part.startsWith('+')) return part.slice(1);
  if (part === '_') return 'para';
  if (part.startsWith('-')) return `bull_u${part.slice(1)}`;
  return [expected, ...part.split(/[.–-]/).flatMap(labelParts)].join('_');
}

function labelParts(part: string): string[] {
  const read = /^(\d*)([A-Za-z]*)$/.exec(part);
  if (!read) return [part];
  const [, number = '', letters = ''] = read;
  const { stem, suffix } = splitLatin(letters);
  return [number, stem, suffix].filter((token) => token !== '');
}
