import type { Difference } from '../../contract/main/comparison.ts';
import type { ComparisonContext } from './context.ts';
import { matchWords } from './diff.ts';
import { type DiffWord, endsClause, weightOf } from './diff-word.ts';
import { diffWordsOf } from './diff-words.ts';
import { type Bag, shared, weigh, without } from './likeness.ts';
import { counterpartOf, type Pairing, unpair } from './pairing.ts';
import type { Piece, TextPieces } from './pieces.ts';
import type { MarkedText } from './plain-text.ts';
import { numbering, type Pairs, type RowWithPieces, shapeOf, sideOf } from './rows.ts';
import { compareWords } from './runs.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Minimum share of a new paragraph that its neighbour must have lost. */
const minSharedShare = 0.6;
/** Minimum share for a piece that is already paired, with a sureness below `weak`. */
const minSharedShareOfPaired = 0.9;
const weak = 0.75;
const minPartWeight = 2;
/** Maximum distance of a neighbour in paragraphs. */
const maxNeighbourDistance = 25;

type SplitsAndMerges = { ofAfter: Map<Piece, RowWithPieces[]>; ofBefore: Set<Piece> };
/** A paragraph of one text, and those of the other text that it was split into or merged from, in order. */
type Family = { whole: Piece; parts: Piece[] };
type FamilyRow = RowWithPieces & { before: Piece; after: Piece };

/**
 * Rows of split and merged paragraphs by the piece of the later text, and the pieces of the earlier text that
 * they contain. A weak pair is separated if one of its pieces is entirely part of another paragraph.
 */
export function splitsAndMerges(context: ComparisonContext, { pieces }: Pairs): SplitsAndMerges {
  const { before, after } = context;
  const result: SplitsAndMerges = { ofAfter: new Map(), ofBefore: new Set() };
  const isWeak = (place: number) => (pieces.sureness[place] ?? 1) < weak;
  for (const family of families(context, after, before, pieces.before, isWeak)) {
    for (const row of rowsOfFamily(context, family, 'split')) {
      result.ofAfter.set(row.after, [row]);
      separate(pieces, counterpartOf(pieces.before, row.after.index), row.after.index, row);
    }
  }
  const isWeakBefore = (place: number) => isWeak(counterpartOf(pieces.after, place));
  for (const family of families(context, before, after, pieces.after, isWeakBefore)) {
    const rows = result.ofAfter.has(family.whole) ? [] : rowsOfFamily(context, family, 'merged');
    if (rows.length > 0) result.ofAfter.set(family.whole, rows);
    for (const row of rows) {
      result.ofBefore.add(row.before);
      separate(pieces, row.before.index, counterpartOf(pieces.after, row.before.index), row);
    }
  }
  return result;
}

/** Ends the pair of a piece that became part of another one; a piece without a counterpart stays as it is. */
function separate(pieces: Pairing, one: number, other: number, { before, after }: FamilyRow): void {
  if (one !== before.index || other !== after.index) unpair(pieces, one, other);
}

/** Looks for unpaired pieces of `text` in the words that the counterparts of their neighbours have lost. */
function families(
  context: ComparisonContext,
  text: TextPieces,
  other: TextPieces,
  counterparts: Int32Array,
  isWeak: (place: number) => boolean,
): Family[] {
  const { bag, lexicon } = context;
  const byWhole = new Map<Piece, Family>();
  const left = new Map<Piece, Bag>();
  for (const piece of text.pieces) {
    const isUnpaired = counterparts[piece.index] === -1;
    if (piece.isHead || (!isUnpaired && !isWeak(piece.index))) continue;
    const weight = weigh(bag(piece), lexicon());
    if (weight < minPartWeight) continue;
    const least = (isUnpaired ? minSharedShare : minSharedShareOfPaired) * weight;
    for (const { neighbour, whole } of neighbours(text, other, piece, counterparts)) {
      if (whole.key.length < piece.key.length / 2) continue;
      const lost = left.get(whole) ?? without(bag(whole), bag(neighbour));
      if (shared(bag(piece), lost, lexicon()) < least) continue;
      left.set(whole, without(lost, bag(piece)));
      const family = byWhole.get(whole) ?? { whole, parts: [neighbour] };
      family.parts = [...family.parts, piece].sort((a, b) => a.index - b.index);
      byWhole.set(whole, family);
      break;
    }
  }
  return [...byWhole.values()];
}

/** The nearest paired pieces of the same article, before and after, with their counterparts. */
function neighbours(
  text: TextPieces,
  other: TextPieces,
  piece: Piece,
  counterparts: Int32Array,
): { neighbour: Piece; whole: Piece }[] {
  return [-1, 1].flatMap((step) => {
    for (let away = 1; away <= maxNeighbourDistance; away++) {
      const neighbour = text.pieces[piece.index + step * away];
      if (neighbour?.unit !== piece.unit) return [];
      const whole = other.pieces[counterpartOf(counterparts, neighbour.index)];
      if (whole) return neighbour.isHead || neighbour.isVoid ? [] : [{ neighbour, whole }];
    }
    return [];
  });
}

function rowsOfFamily(
  context: ComparisonContext,
  { whole, parts }: Family,
  change: 'split' | 'merged',
): FamilyRow[] {
  const cuts = cutIntoParts(whole, parts, context.vocabulary);
  if (!cuts) return [];
  const { before: textBefore, after: textAfter } = context;
  const unlabelledTexts = withoutInlineLabels(cuts, parts);
  return parts.map((part, index) => {
    const piece = (unlabelledTexts ?? cuts)[index] ?? whole;
    const isContinuation = index > 0;
    const isSplit = change === 'split';
    const [before, after] = isSplit ? [whole, part] : [part, whole];
    const [wordsBefore, wordsAfter]: [MarkedText, MarkedText] = isSplit ? [piece, part] : [part, piece];
    const { runs, differences } = compareWords(wordsBefore, wordsAfter, context.vocabulary);
    const all: Difference[] = isContinuation ? differences : numbering(before, after, differences);
    const unsplit = differences.length > 0 ? 'changed' : all.length > 0 ? 'renumbered' : 'same';
    const num = unlabelledTexts && isContinuation ? { num: part.num } : {};
    const row: RowWithPieces['row'] = {
      change: unlabelledTexts === undefined ? change : unsplit,
      ...(isSplit ? shapeOf(textAfter, after) : shapeOf(textBefore, before)),
      before: { ...sideOf(textBefore, before, isContinuation && isSplit), ...(isSplit ? num : {}) },
      after: { ...sideOf(textAfter, after, isContinuation && !isSplit), ...(isSplit ? {} : num) },
      runs,
      differences: all,
    };
    return { row, before, after };
  });
}

/** Minimum share of each part that must occur in the whole, in order. */
const minPartShare = 0.4;

/** Cuts a text at the beginnings of the parts it was split into or merged from; undefined if their order differs. */
function cutIntoParts(
  whole: MarkedText,
  parts: readonly MarkedText[],
  vocabulary: Vocabulary,
): MarkedText[] | undefined {
  const words = diffWordsOf(whole, vocabulary);
  const partWords = parts.map((part) => diffWordsOf(part, vocabulary));
  const ofPart = partWords.flatMap((some, part) => some.map(() => part));
  const matched: number[] = [];
  const first: number[] = [];
  const last: number[] = [];
  for (const { before, after } of matchWords(words, partWords.flat())) {
    const part = ofPart[after] ?? 0;
    const word = words[before];
    matched[part] = (matched[part] ?? 0) + (word ? weightOf(word) : 0);
    first[part] ??= before;
    last[part] = before;
  }
  const isHeld = partWords.every((some, part) => {
    const weight = some.reduce((sum, word) => sum + weightOf(word), 0);
    return (matched[part] ?? 0) >= minPartShare * weight;
  });
  if (!isHeld) return undefined;
  const starts = parts.map((_, part) =>
    part === 0 ? 0 : cutBetween(words, last[part - 1] ?? -1, first[part] ?? words.length),
  );
  return starts.map((start, part) => sliceWords(whole, words, start, starts[part + 1] ?? words.length));
}

/** The position after the last full stop, semicolon or colon between two parts; otherwise the start of the second. */
function cutBetween(words: readonly DiffWord[], end: number, start: number): number {
  const sign = words.slice(end + 1, start).findLastIndex(endsClause);
  return sign < 0 ? start : end + 2 + sign;
}

function sliceWords(
  { text, marks }: MarkedText,
  words: readonly DiffWord[],
  from: number,
  to: number,
): MarkedText {
  const start = words[from]?.start ?? text.length;
  // Marks may reach beyond the text: what draws them cuts them off.
  return {
    text: text.slice(start, words[to - 1]?.end ?? start),
    marks: marks.map((each) => ({ ...each, start: each.start - start, end: each.end - start })),
  };
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const conjunctions = 'oder|und|ou|et|o|e|or|and';
const voids = '(?:\\p{L}{1,12}[.)]?\\s*(?:…|\\.{3})\\s*)*';

/**
 * Some sources break lists and have the number of an item in the text of the previous item: "… zugeordnet
 * sind, oderb." Then nothing was split or merged. Returns the texts without these numbers; undefined if not
 * every part has its number there.
 */
function withoutInlineLabels(cuts: readonly MarkedText[], parts: readonly Piece[]): MarkedText[] | undefined {
  const texts = cuts.map(({ text }) => text);
  for (const [index, { num }] of parts.entries()) {
    if (index === 0) continue;
    if (num === '') return undefined;
    const label = escaped(num.replace(/[.)]$/, ''));
    const [before = '', own = ''] = [texts[index - 1], texts[index]];
    const atEnd = new RegExp(`(?<=[.;:,)]|\\b(?:${conjunctions}))\\s*${voids}${label}[.)]?\\s*$`, 'u');
    const atStart = new RegExp(`^\\s*${voids}${label}[.)]?(?=\\s|\\p{L})\\s*`, 'u');
    if (atEnd.test(before)) texts[index - 1] = before.replace(atEnd, '');
    else if (atStart.test(own) && /[.)]/.test(num)) texts[index] = own.replace(atStart, '');
    else return undefined;
  }
  return cuts.map((cut, index) => {
    const text = texts[index] ?? '';
    return text === cut.text ? cut : { text, marks: [] };
  });
}
