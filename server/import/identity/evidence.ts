import { hash } from 'node:crypto';
import type { Inline, Unit } from '#core/contract/main/regulation-text.ts';
import { sectionSegments } from '#core/law/paragraph-id.ts';
import { dateIn } from '#core/lib/month-names.ts';
import type { ContainerEvidence } from '../../data/tables/main.ts';
import { plainInline } from '../../lib/plain-inline.ts';
import type { Provision } from '../provisions.ts';

/** A unit whose identifier in the source is a mere position or was generated. */
export type Unnamed = { unit: Unit; index: number; word: string };

const positional = /_(?:[ux]\d+|d\d+e\d+)$/;

/** The last container in the path of a unit: `disp_u1`; undefined for an article. */
export function lastSegment(path: string): string | undefined {
  const section = /^\{([^}]*)\}$/.exec(path)?.[1];
  return section === undefined ? undefined : sectionSegments(section).at(-1);
}

/** Deeper and longer rows of containers keep their identifiers, so that no file can make the import compare for ever. */
const deepest = 10;
const maxSiblings = 100;

/** Containers that need a name, since a new one before them shifts their identifiers in the source. */
export function unnamedUnits(units: readonly Unit[]): Unnamed[] {
  const siblings = new Map<string, number>();
  return units.flatMap((unit, index) => {
    if (unit.depth >= deepest) return [];
    const segment = lastSegment(unit.id);
    if (segment === undefined || (unit.kind !== 'proviso' && !positional.test(segment))) return [];
    const word = segment.split('_', 1)[0] ?? '';
    const group = `${unit.parent} ${word}`;
    const count = (siblings.get(group) ?? 0) + 1;
    siblings.set(group, count);
    return count > maxSiblings ? [] : { unit, index, word };
  });
}

const finalTitle = /^\s*(?:schlusstitel|titre final|titolo finale|final title)/i;

const published = /\b(?:AS|RO|RU)\s+(\d{4})\s+(\d+)/g;
const eli = /\/eli\/oc\/(\d{4})\/([0-9_]+)/;

/** `1971/808` for "AS 1971 808"; old ELIs hold the pages of all languages (`1971/808_808_809`). */
function referencesIn(content: readonly Inline[]): string[] {
  const pages = [...plainInline(content).matchAll(published)].map(([, year, page]) => `${year}/${page}`);
  const fromLinks = linksIn(content).flatMap((href) => {
    const [, year, number = ''] = eli.exec(href) ?? [];
    if (year === undefined) return [];
    return number.includes('_')
      ? number
          .split('_')
          .filter(Boolean)
          .map((page) => `${year}/${page}`)
      : [`eli ${year}/${number}`];
  });
  return [...new Set([...pages, ...fromLinks])];
}

function linksIn(content: readonly Inline[]): string[] {
  return content.flatMap((piece) => {
    if (typeof piece === 'string' || !('content' in piece)) return [];
    return [...('href' in piece ? [piece.href] : []), ...linksIn(piece.content)];
  });
}

function notesIn(content: readonly Inline[]): number[] {
  return content.flatMap((piece) => {
    if (typeof piece === 'string') return [];
    if ('note' in piece) return [piece.note];
    return 'content' in piece ? notesIn(piece.content) : [];
  });
}

const size = 48;
const numberOf = (text: string) => Number.parseInt(hash('md5', text, 'hex').slice(0, 8), 16);

/** The smallest hashes of a set, by which the overlap of two sets is estimated (bottom-k MinHash). */
function sketch(items: Iterable<string>): number[] {
  const numbers = new Set<number>();
  for (const item of items) numbers.add(numberOf(item));
  return [...numbers].sort((a, b) => a - b).slice(0, size);
}

/** The share of common items of two sketched sets, from 0 to 1. */
export function overlap(a: readonly number[], b: readonly number[]): number {
  const inA = new Set(a);
  const inB = new Set(b);
  const union = [...new Set([...a, ...b])].sort((one, other) => one - other).slice(0, size);
  if (union.length === 0) return 0;
  return union.filter((number) => inA.has(number) && inB.has(number)).length / union.length;
}

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function* wordTriples(text: string): Generator<string> {
  if (text === '') return;
  const words = normal(text).split(' ');
  for (let at = 0; at < Math.max(1, words.length - 2); at += 1) yield words.slice(at, at + 3).join(' ');
}

/** The units below one, which follow it. */
function unitsInside(units: readonly Unit[], index: number): Unit[] {
  const depth = units[index]?.depth ?? 0;
  const end = units.findIndex((unit, at) => at > index && unit.depth <= depth);
  return units.slice(index, end < 0 ? undefined : end);
}

/** The words of a unit; of the container itself those below its heading, which is compared apart. */
function textBelow({ path, plainText, numText, headingText }: Provision, container: Unit): string {
  if (path.includes('^')) return '';
  if (path !== container.id) return plainText;
  return plainText.slice([numText, headingText].filter(Boolean).join(' ').length);
}

/** Everything that a container can be recognised by. */
export function evidenceOf(
  { unit, index }: Unnamed,
  { units, provisions }: { units: readonly Unit[]; provisions: readonly Provision[] },
  place: Pick<ContainerEvidence, 'ordinal' | 'siblings'>,
): ContainerEvidence {
  const inside = unitsInside(units, index);
  const last = index + inside.length;
  const own = provisions.filter(({ unitIndex }) => unitIndex >= index && unitIndex < last);
  const head = [...(unit.num ?? []), ...(unit.heading ?? [])];
  const heading = plainInline(head);
  const marked = new Set(notesIn(head));
  const notes = unit.notes.filter(({ number }) => marked.has(number));
  const act = finalTitle.test(heading) ? 'final' : dateIn(heading);
  return {
    ...(act === undefined || unit.kind !== 'proviso' ? {} : { act }),
    references: notes.flatMap(({ content }) => referencesIn(content)),
    heading: normal(heading),
    words: sketch(own.flatMap((provision) => [...wordTriples(textBelow(provision, unit))])),
    shape: sketch(own.flatMap(({ path }) => (path === unit.id ? [] : [path.replace(/^\{[^}]*\}/, '')]))),
    ...place,
  };
}
