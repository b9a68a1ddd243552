import { articleKinds, type Unit, type UnitKind } from '#core/contract/main/regulation-text.ts';
import { carryNotes } from './carry-notes.ts';
import { addPar, beginPlace, type Draft, endPlace, newDraft, takeStarts } from './draft.ts';
import { drawInline, plain, unitNotes, unnamedNotes } from './draw-inline.ts';
import { drawParts, paragraphIndent } from './draw-parts.ts';
import type { Block, Drawn, HeadBlock, Run, TypesetMark } from './drawn.ts';

export type DrawnText = { blocks: Block[]; places: TypesetMark[]; runs: Run[] };
type UnitWords = {
  image: string;
  marginNumber: string;
  /** The name of a place, for a head to which the source gives neither number nor heading. */
  nameOf(path: string): string;
};

const isArticle = (kind: UnitKind): boolean => (articleKinds as readonly UnitKind[]).includes(kind);
const isFront = (kind: UnitKind): boolean =>
  kind === 'preface' || kind === 'preamble' || kind === 'conclusions';

const headStyle = (unit: Unit): HeadBlock['style'] => {
  if (unit.kind === 'article') return 'article';
  if (unit.marginal) return 'marginal';
  if (unit.depth === 0 && !isFront(unit.kind)) return 'major';
  return unit.depth <= 1 ? 'middle' : 'minor';
};

/** Extent of the lines of a heading above and below their baselines. */
const headExtent: Record<HeadBlock['style'], { ascent: number; descent: number }> = {
  major: { ascent: 12, descent: 5 },
  middle: { ascent: 11, descent: 4 },
  minor: { ascent: 10, descent: 4 },
  marginal: { ascent: 9, descent: 3.5 },
  article: { ascent: 10, descent: 4 },
};

/** All units of a text as blocks for the page template, with the items whose positions are recorded. */
export const drawUnits = (units: readonly Unit[], words: UnitWords): DrawnText => {
  const text: DrawnText = { blocks: [], places: [], runs: [] };
  let level = 0;
  for (const unit of units) {
    const draft = newDraft(text.places, isFront(unit.kind));
    // PDF/UA: a heading is at most one level deeper than the one before it.
    level = drawUnit(draft, unit, words, Math.min(level + 1, unit.depth + 1), text) || level;
    text.blocks.push(...draft.blocks);
  }
  carryNotes(text.blocks);
  return text;
};

const isUnderHeading = (above: Block | undefined, style: HeadBlock['style']): boolean =>
  above?.kind === 'head' && (above.style !== 'article' || style === 'article');

/** Draws one unit; the level of its bookmark, or 0 if it has none. */
const drawUnit = (draft: Draft, unit: Unit, words: UnitWords, level: number, text: DrawnText): number => {
  const notes = unitNotes(unit.notes, words.image);
  const style = headStyle(unit);
  const asNumber = unit.kind === 'marginNumber' || unit.kind === 'recital';
  const extent = asNumber || isFront(unit.kind) ? { ascent: 9, descent: 3.5 } : headExtent[style];
  const id = beginPlace(draft, { path: unit.id, left: 0, ...extent });
  const run = runOf(unit, id, words);
  if (run) text.runs.push(run);
  const num = drawInline(unit.num, notes);
  const ownHeading = drawInline(unit.heading, notes);
  const ownTitle = [unit.num ?? [], unit.heading ?? []].map(plain).filter(Boolean).join(' ');
  const isNameless = ownTitle === '' && num.length + ownHeading.length > 0;
  const title = isNameless ? words.nameOf(unit.id) : ownTitle;
  const heading = isNameless ? [title, ...ownHeading] : ownHeading;
  let ownLevel = 0;
  if (asNumber) {
    if (unit.kind === 'marginNumber' && num.length > 0) draft.margin = num;
    else if (num.length > 0) draft.numbers.push({ c: num, at: 0, right: false, long: true });
    const indent = unit.kind === 'recital' ? 24 : 0;
    if (heading.length > 0) addPar(draft, heading, indent, { style: 'heading', before: 14, sticky: true });
    drawParts(draft, unit.parts, { notes, indent, edge: indent });
    if (draft.margin || draft.numbers.length > 0) addPar(draft, [], indent);
    const first = draft.blocks[0];
    if (first?.kind === 'par' && first.style === 'plain') first.before = 9;
  } else {
    if (num.length + heading.length > 0) {
      ownLevel = title === '' ? 0 : level;
      draft.blocks.push({
        kind: 'head',
        starts: takeStarts(draft),
        ends: [],
        style,
        level: ownLevel,
        plain: title,
        num: withoutBold(style === 'major' ? withoutColon(num) : num),
        heading,
        repealed: unit.repealed === true,
        alone: unit.parts.length === 0 && isArticle(unit.kind),
        ...(unit.kind === 'annex' ? { newPage: true } : {}),
        close: isUnderHeading(text.blocks.at(-1), style),
        indent: unit.marginal ? Math.min(unit.depth, 4) * 6 : 0,
      });
    }
    const edge = unit.kind === 'article' ? paragraphIndent : 0;
    drawParts(draft, unit.parts, { notes, indent: 0, edge });
  }
  const [top] = draft.blocks;
  if (unit.kind === 'preamble' && top?.kind === 'par') top.before = 24;
  if (unit.kind === 'preface') asTitlePage(draft.blocks);
  addUnnamedNotes(draft, unnamedNotes(notes));
  endPlace(draft, id, 0);
  return ownLevel;
};

/** Formats the preface (number, title, short title and dates of the act) as the head of the first page. */
const asTitlePage = (blocks: readonly Block[]): void => {
  const lines = blocks.filter((block) => block.kind === 'par');
  const title = lines.find((line) => line.style === 'heading');
  for (const [i, line] of lines.entries()) {
    line.sticky = false;
    line.justify = false;
    if (line === title) line.style = 'documentTitle';
    else line.style = title && i < lines.indexOf(title) ? 'documentNumber' : 'documentLine';
  }
};

const addUnnamedNotes = (draft: Draft, notes: Drawn[]): void => {
  const last = draft.blocks.at(-1);
  if (notes.length === 0) return;
  if (last?.kind === 'par') last.c.push(...notes);
  else if (last?.kind === 'head') (last.heading.length > 0 ? last.heading : last.num).push(...notes);
  else addPar(draft, notes, 0);
};

/** A number without bold type, since headings have a weight of their own and sources use bold inconsistently. */
const withoutBold = (num: Drawn[]): Drawn[] =>
  num.flatMap((it) => (typeof it !== 'string' && 'm' in it && it.m === 'b' ? it.c : [it]));

/** A number without its colon, which "Erster Titel: " on a line of its own does not need. */
const withoutColon = (num: Drawn[]): Drawn[] => {
  const last = num.at(-1);
  return typeof last === 'string' ? num.with(-1, last.replace(/\s*:$/, '')) : num;
};

/** The entry of a unit for running heads, which name articles, margin numbers, and annexes without articles. */
const runOf = (unit: Unit, id: number, words: UnitWords): Run | undefined => {
  const text = plain(unit.num ?? []);
  if (text === '') return undefined;
  if (unit.kind === 'marginNumber') {
    const short = text.replace(/^\D+\s/, '');
    return { id, label: `${words.marginNumber}\u00a0${short}`, word: words.marginNumber, short };
  }
  if (unit.kind !== 'article' && unit.kind !== 'annex') return undefined;
  const [, word = '', short = text] = /^(\D+?)[\s\u00a0]+(\S.*)$/u.exec(text) ?? [];
  return { id, label: text, word, short };
};
