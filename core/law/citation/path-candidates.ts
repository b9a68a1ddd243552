import { indexes } from '../../lib/indexes.ts';
import type { Naming } from '../display-name.ts';
import { splitLatin } from '../label.ts';
import type { StepType } from '../languages/citation/words.ts';
import { sectionOf } from '../paragraph-id.ts';
import { romanValue } from '../roman.ts';
import { stepDepth } from './citation-words.ts';
import type { CitationStep } from './parse-provision.ts';

/**
 * The paths that a citation may mean, the most precise first: `5a^2^b`, then `5a^2`, then `5a`. The caller
 * looks up which of them exists; `isInRange` finds an article inside a range ("Art. 135–149"). Empty if the
 * document has no such numbering, as an act has no margin numbers.
 */
export function pathCandidates({ steps }: { steps: readonly CitationStep[] }, naming: Naming): string[] {
  const outer = steps.filter(({ type }) => stepDepth[type] < stepDepth.ARTICLE || type === 'WHEREAS');
  const article = steps.find(({ type }) => type === 'ARTICLE' || type === 'MARGIN_NUMBER');
  const items = steps.filter(({ type }) => stepDepth[type] > stepDepth.ARTICLE);
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
      if (article === undefined && depth > 0) paths.push(...itemsInLevels(segments, cited));
    }
  }
  return [
    ...new Set([...paths, ...sections.map(([outermost]) => (outermost ? braced([outermost]) : ''))]),
  ].filter(Boolean);
}

const braced = (segments: readonly string[]) => (segments.length > 0 ? `{${sectionOf(segments)}}` : '');
const labelsOf = ({ label, to }: CitationStep) => (to === undefined ? [label] : [`${label}-${to}`, label]);

const words: Partial<Record<StepType, string>> = {
  BOOK: 'book',
  PART: 'part',
  TITLE: 'tit',
  CHAPTER: 'chap',
  SECTION: 'sec',
};

/** Containers that may stand in braces. Beside an article only annexes and final provisions do: they number their articles separately. */
function sectionsOf(outer: readonly CitationStep[], hasArticle: boolean): string[][] {
  const special = outer.find(({ type }) => !(type in words) && type !== 'LEVEL');
  if (special) {
    const levels = levelsOf(outer.find(({ type }) => type === 'LEVEL'));
    return specialSections(special).flatMap((segment) => levels.map((level) => [segment, ...level]));
  }
  if (hasArticle) return [[]];
  const chain = outer.filter(({ type }) => type in words);
  const written = chain.map(({ type, label }) => [words[type], ...parts(label)].join('_'));
  const arabic = chain.map(({ type, label }) => [words[type], ...parts(arabicLabel(label))].join('_'));
  // What German calls "Abschnitt" is a "chapitre" or "capitolo" in some acts; identifiers follow the German text.
  const isChapter = chain.length === 1 && chain[0]?.type === 'CHAPTER';
  const asSection = isChapter ? [arabic.map((segment) => segment.replace(/^chap_/, 'sec_'))] : [];
  return [...(arabic.join() === written.join() ? [] : [arabic]), written, ...asSection];
}

/** "12a" for "XIIa". */
function arabicLabel(label: string): string {
  const [, roman = '', letter = ''] = /^([IVXL]+)([a-d]?)$/.exec(label) ?? [];
  return roman === '' ? label : `${romanValue(roman)}${letter}`;
}

function specialSections({ type, label }: CitationStep): string[] {
  if (type === 'WHEREAS') return [`rct_${label}`, `whereas_${label}`];
  if (type === 'FINAL_PROVISIONS') {
    // Named by the act that brought them, they are no others.
    if (/^(?:\d{8}$|as_)/.test(label)) return [`disp_${label}`];
    const own = label === 'final' ? ['disp_final'] : [];
    const number = label === 'final' || label === '' ? 1 : label;
    return [...own, `disp_u${number}`, `disp_${number}`];
  }
  const arabic = romanValue(label);
  const written = ['annex', ...(label === '' ? ['u1'] : parts(label))].join('_');
  return arabic === undefined ? [written] : [`annex_${arabic}`, written];
}

function levelsOf(level: CitationStep | undefined): string[][] {
  if (level === undefined) return [[]];
  const label = level.label.toUpperCase();
  return /^\d/.test(label) ? [[`lvl_u${label}`], [`lvl_${label}`]] : [[`lvl_${label}`]];
}

/** Number, letter and Latin suffix of a label, which identifiers separate by underscores. */
function parts(label: string): string[] {
  const [, number = '', letters = ''] = /^(\d*)(.*)$/.exec(label) ?? [];
  const { stem, suffix } = splitLatin(letters);
  return [number, stem, suffix].filter((part) => part !== '');
}

/** All sequences of path segments that may stand for the items below an article; documents nest them differently. */
function subsOf(items: readonly CitationStep[], naming: Naming): string[][] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  const plain = subLabelsOf(items);
  const unnumbered = plain.map((subs) => ['_', ...subs]);
  if (first.type === 'PARAGRAPH') {
    // A second list of a paragraph has its own group. "Abs. 1" may be the only paragraph, without a number.
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

function subLabels(item: CitationStep): string[] {
  return item.type === 'DASH' ? [`-${item.label}`] : labelsOf(item);
}

/** Annexes have at most so many unnamed levels in which a number like 2.3.2 is looked for. */
const MAX_LEVELS = 20;
const unnamedLevels = indexes(MAX_LEVELS).map((at) => `lvl_u${at + 1}`);

/** Annexes often have their numbers in unnamed levels, "Ziff. 2.3.2 Bst. c" as `{annex_2__lvl_u11}^+lbl_2_3_2^c`, or as levels. */
function itemsInLevels(segments: readonly string[], items: readonly CitationStep[]): string[] {
  const [annex = ''] = segments;
  const [first, ...rest] = items;
  if (!annex.startsWith('annex') || first === undefined) return [];
  const number = first.label.split('.').flatMap(parts).join('_');
  const below = subLabelsOf(rest);
  const within = (...levels: readonly string[]) =>
    below.map((subs) => [braced([annex, ...levels]), `+lbl_${number}`, ...subs].join('^'));
  if (segments.length > 1) return within(...segments.slice(1));
  // A level with the number: the first item below it has no short form.
  const named = below.map(([item, ...subs]) =>
    [braced([annex, `lvl_${number}`]), ...(item === undefined ? [] : [`+lbl_${item}`]), ...subs].join('^'),
  );
  // A number without dots may begin anew in every level: only the first one is meant for certain.
  const levels = first.label.includes('.') ? unnamedLevels : unnamedLevels.slice(0, 1);
  return [...(first.type === 'NUMBER' ? named : []), ...levels.flatMap((level) => within(level))];
}

const subLabelsOf = (items: readonly CitationStep[]): string[][] =>
  items.reduce<string[][]>(
    (all, item) => all.flatMap((before) => subLabels(item).map((label) => [...before, label])),
    [[]],
  );

/** The paths that a citation may mean if none of its steps is dropped. */
export function exactPaths(steps: readonly CitationStep[], naming: Naming): string[] {
  const all = pathCandidates({ steps }, naming);
  const less = new Set(
    [...steps.keys()].slice(1).flatMap((depth) => pathCandidates({ steps: steps.slice(0, depth) }, naming)),
  );
  return all.filter((path) => !less.has(path));
}

// Placeholder for the label of the article: no label contains this sign.
const standIn = '§';

/** The paths of steps below the article with this path. Drops none of the steps. */
export function pathsInArticle(article: string, steps: readonly CitationStep[], naming: Naming): string[] {
  const type = naming[0] === 'MARGIN_NUMBER' ? 'MARGIN_NUMBER' : 'ARTICLE';
  return exactPaths([{ type, label: standIn }, ...steps], naming)
    .filter((path) => path.startsWith(standIn))
    .map((path) => article + path.slice(standIn.length));
}
