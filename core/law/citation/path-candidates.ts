import type { Naming } from '../display-name.ts';
import { splitLatin } from '../label.ts';
import { sectionOf } from '../paragraph-path.ts';
import { depthOf, type PieceType } from './citation-words.ts';
import type { Piece } from './read-pieces.ts';

/**
 * The paths that a citation may mean, the most precise first: `5a^2^b`, else `5a^2`, else `5a`. Which
 * of them exists only the document knows; an article inside a range ("Art. 135–149") is found by
 * `isInRange`. None where the document does not count that way, as an act has no margin numbers.
 */
export function pathCandidates({ pieces }: { pieces: readonly Piece[] }, naming: Naming): string[] {
  const outer = pieces.filter(({ type }) => depthOf[type] < depthOf.ARTICLE || type === 'WHEREAS');
  const article = pieces.find(({ type }) => type === 'ARTICLE' || type === 'MARGIN_NUMBER');
  const items = pieces.filter(({ type }) => depthOf[type] > depthOf.ARTICLE);
  if (article?.type === 'MARGIN_NUMBER' && naming[0] !== 'MARGIN_NUMBER') return [];
  const sections = sectionsOf(outer, article !== undefined);
  const articles = article ? labelsOf(article) : [''];
  const paths: string[] = [];
  for (let depth = items.length; depth >= 0; depth -= 1) {
    const cited = items.slice(0, depth);
    for (const segments of sections) {
      const section = braced(segments);
      for (const first of articles) {
        if (section === '' && first === '') continue;
        const subs = first === '' ? subsOf(cited, []) : subsOf(cited, naming);
        paths.push(...subs.map((one) => [section + first, ...one].join('^')));
      }
      if (article === undefined && depth > 0) paths.push(...itemsInLevel(segments, cited));
    }
  }
  return [
    ...new Set([...paths, ...sections.map(([outermost]) => (outermost ? braced([outermost]) : ''))]),
  ].filter(Boolean);
}

const braced = (segments: readonly string[]) => (segments.length > 0 ? `{${sectionOf(segments)}}` : '');
const labelsOf = ({ label, to }: Piece) => (to === undefined ? [label] : [`${label}-${to}`, label]);

const words: Partial<Record<PieceType, string>> = {
  BOOK: 'book',
  PART: 'part',
  TITLE: 'tit',
  CHAPTER: 'chap',
  SECTION: 'sec',
};

/** Containers that may stand in the braces. Only annexes and final provisions count articles of their own. */
function sectionsOf(outer: readonly Piece[], hasArticle: boolean): string[][] {
  const special = outer.find(({ type }) => !(type in words) && type !== 'LEVEL');
  if (special) {
    const levels = levelsOf(outer.find(({ type }) => type === 'LEVEL'));
    return specialSections(special).flatMap((segment) => levels.map((level) => [segment, ...level]));
  }
  const chain = outer.filter(({ type }) => type in words);
  return [hasArticle ? [] : chain.map(({ type, label }) => [words[type], ...parts(label)].join('_'))];
}

function specialSections({ type, label }: Piece): string[] {
  if (type === 'WHEREAS') return [`rct_${label}`, `whereas_${label}`];
  if (type === 'FINAL_PROVISIONS') return [`disp_u${label || 1}`, `disp_${label || 1}`];
  const arabic = romanValue(label);
  const written = ['annex', ...(label === '' ? ['u1'] : parts(label))].join('_');
  return arabic === undefined ? [written] : [`annex_${arabic}`, written];
}

function levelsOf(level: Piece | undefined): string[][] {
  if (level === undefined) return [[]];
  const label = level.label.toUpperCase();
  return /^\d/.test(label) ? [[`lvl_u${label}`], [`lvl_${label}`]] : [[`lvl_${label}`]];
}

/** Number, letter and Latin suffix of a label, as identifiers part them. */
function parts(label: string): string[] {
  const [, number = '', letters = ''] = /^(\d*)(.*)$/.exec(label) ?? [];
  const { stem, suffix } = splitLatin(letters);
  return [number, stem, suffix].filter((part) => part !== '');
}

/** Items below the article in the ways in which documents have them. */
function subsOf(items: readonly Piece[], naming: Naming): string[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const plain = items.reduce<string[][]>(
    (all, item) => all.flatMap((before) => subLabels(item).map((label) => [...before, label])),
    [[]],
  );
  const unnumbered = plain.map((subs) => ['_', ...subs]);
  if (first.type === 'PARAGRAPH') {
    // A second list of a paragraph is a group; "Abs. 1" may be the only one, without a number.
    const grouped =
      rest.length === 0 ? [] : plain.flatMap(([paragraph = '', ...subs]) => inLists([paragraph], subs));
    const only = first.label === '1' ? plain.map((subs) => ['_', ...subs.slice(1)]) : [];
    return [...plain, ...grouped, ...only];
  }
  if (naming[1] !== 'PARAGRAPH') return [...plain, ...unnumbered];
  const grouped = plain.flatMap((subs) => inLists(['_'], subs));
  if (first.type !== 'NUMBER') return [...unnumbered, ...plain, ...grouped];
  const subdivided = subsOf(rest, naming).map((subs) => [`+subdiv_u${first.label}`, ...subs]);
  return rest[0]?.type === 'PARAGRAPH'
    ? [...subdivided, ...unnumbered]
    : [...unnumbered, ...plain, ...grouped, ...subdivided];
}

const inLists = (before: readonly string[], items: readonly string[]) =>
  ['+list_u1', '+list_u2'].map((list) => [...before, list, ...items]);

function subLabels(item: Piece): string[] {
  return item.type === 'DASH' ? [`-${item.label}`] : labelsOf(item);
}

/** Annexes often number their paragraphs in a level without a name: `{annex_1__lvl_u1}^+lbl_2_1`. */
function itemsInLevel(segments: readonly string[], items: readonly Piece[]): string[] {
  if (!segments[0]?.startsWith('annex')) return [];
  const level = segments.length > 1 ? segments : [...segments, 'lvl_u1'];
  const labels = items.map(({ label }) => `+lbl_${label.split('.').flatMap(parts).join('_')}`);
  return [[braced(level), ...labels].join('^')];
}

const digits: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 };

function romanValue(text: string): number | undefined {
  if (!/^[IVXL]+$/.test(text)) return undefined;
  const values = [...text].map((digit) => digits[digit] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}
