import { labelOf, splitLatin } from './label.ts';
import { looksPaged, parsePath } from './paragraph-id.ts';
import { sectionOf, sectionSegments, withoutOrdinal } from './paragraph-path.ts';

/**
 * The mapping between the eIds of Akoma Ntoso in the Fedlex profile and our paths. It is reversible:
 * what has no short form is kept whole behind a plus (`+list_u1`), so nothing is lost.
 */

/** What a plain label names next: the article, then its paragraph, then items to any depth. */
type Expected = 'art' | 'para' | 'lbl';

/** Words of what stands below an article; all others are containers as long as no article was named. */
const BELOW_ARTICLE = new Set(['art', 'para', 'lbl', 'bull', 'list', 'listintro', 'subdiv']);
const TO_ITEMS = new Set(['para', 'lbl', 'bull', 'list']);

const wordOf = (segment: string) => segment.split('_', 1)[0] ?? '';

function after(expected: Expected, segment: string): Expected {
  if (TO_ITEMS.has(wordOf(segment))) return 'lbl';
  return expected === 'art' ? 'para' : expected;
}

/** What no part of a path can hold, and the empty segment: whatever else an eId says is kept. */
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
    // Below a section that has no article stands a paragraph: the article's place stays empty.
    if (parts.length === 0 && containers.length > 0 && wordOf(segment) !== 'art') {
      parts.push('');
      expected = 'para';
    }
    parts.push(shortForm(segment, expected) ?? `+${segment}`);
    expected = after(expected, segment);
  }
  // Written without `buildPath`, which reads its result again: an import asks for every article.
  return (containers.length > 0 ? `{${sectionOf(containers)}}` : '') + parts.join('^');
}

/** The eId from which `pathFromEId` made this path, without the ordinal of a duplicate. */
export function eIdFromPath(path: string): string {
  const parsed = parsePath(path);
  if (parsed.form !== 'structure') throw new RangeError(`The path "${path}" has no eId`);
  const segments = parsed.section === undefined ? [] : sectionSegments(parsed.section);
  let expected: Expected = 'art';
  if (parsed.article) {
    const segment = longForm(withoutOrdinal(parsed.article), 'art');
    segments.push(segment);
    expected = after(expected, segment);
  } else expected = 'para';
  for (const sub of parsed.subs) {
    const segment = longForm(withoutOrdinal(sub), expected);
    segments.push(segment);
    expected = after(expected, segment);
  }
  return segments.join('/');
}

/** A lower-case word that survives being joined by two underscores. */
function canBeSection(segment: string): boolean {
  return /^[a-z]/.test(segment) && !BELOW_ARTICLE.has(wordOf(segment)) && !/__|_$/.test(segment);
}

/** `para_1_bis` as `1bis`; undefined where that would not lead back to the same segment. */
function shortForm(segment: string, expected: Expected): string | undefined {
  if (segment === 'para' && expected === 'para') return '_';
  const label =
    expected !== 'art' && segment.startsWith('bull_u') ? `-${segment.slice(6)}` : labelOf(segment);
  if (label === undefined || (expected === 'art' && looksPaged(label))) return undefined;
  return longForm(label, expected) === segment && /^-\d+$|^[0-9A-Za-z][0-9A-Za-z.–-]*$/.test(label)
    ? label
    : undefined;
}

function longForm(part: string, expected: Expected): string {
  if (part.startsWith('+')) return part.slice(1);
  if (part === '_') return 'para';
  if (part.startsWith('-')) return `bull_u${part.slice(1)}`;
  return [expected, ...part.split(/[.–-]/).flatMap(tokensOf)].join('_');
}

function tokensOf(part: string): string[] {
  const read = /^(\d*)([A-Za-z]*)$/.exec(part);
  if (!read) return [part];
  const [, number = '', letters = ''] = read;
  const { stem, suffix } = splitLatin(letters);
  return [number, stem, suffix].filter((token) => token !== '');
}
