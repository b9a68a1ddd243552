import type { Part, Unit } from '../../contract/main/regulation-text.ts';
import { alignPieces } from './align-pieces.ts';
import { alignUnits } from './align-units.ts';
import { type ComparisonContext, createComparisonContext } from './context.ts';
import type { Pairing } from './pairing.ts';
import { piecesOf } from './pieces.ts';
import { article, text } from './units-fixture.ts';
import { vocabularyFor } from './vocabulary.ts';

/** Two texts and the pairs that are expected. */
export type PairingExample = [name: string, before: Unit[], after: Unit[], pairs: string[]];

/** Invented words of equal weight, `count` of them from a number on: likeness can be counted. */
export const words = (from: number, count: number, letter = 'w'): string =>
  Array.from({ length: count }, (_, index) => `${letter}${from + index}`).join(' ');

export const articleWith = (id: string, heading: string, ...contents: string[]): Unit =>
  article(
    id,
    heading,
    contents.map((content) => text(content)),
  );

export const unitOf = (kind: Unit['kind'], id: string, parts: Part[], more: Partial<Unit> = {}): Unit => ({
  id,
  kind,
  depth: 0,
  notes: [],
  parts,
  ...more,
});

const contextOf = (before: readonly Unit[], after: readonly Unit[]): ComparisonContext =>
  createComparisonContext(piecesOf(before, undefined), piecesOf(after, undefined), vocabularyFor('EN'));

const lines = (
  pairing: Pairing,
  nameBefore: (index: number) => string,
  nameAfter: (index: number) => string,
) =>
  [...pairing.after].flatMap((after, before) => {
    if (after < 0) return [];
    const sureness = Number((pairing.sureness[after] ?? 0).toFixed(3));
    return [`${nameBefore(before)} > ${nameAfter(after)}${sureness === 1 ? '' : ` ${sureness}`}`];
  });

/** The paired units by their paths, and how sure each pair is if it is not certain. */
export function unitPairs(before: readonly Unit[], after: readonly Unit[]): string[] {
  const context = contextOf(before, after);
  return lines(
    alignUnits(context, undefined),
    (index) => before[index]?.id ?? '',
    (index) => after[index]?.id ?? '',
  );
}

/** The paired paragraphs without heads, by their paths, or by unit and place without a path of their own. */
export function piecePairs(before: readonly Unit[], after: readonly Unit[]): string[] {
  const context = contextOf(before, after);
  const pairing = alignPieces(context, alignUnits(context, undefined));
  const name = ({ units, pieces }: ComparisonContext['before'], index: number) => {
    const piece = pieces[index];
    const unit = units[piece?.unit ?? -1]?.id ?? '';
    return piece?.path === unit ? `${unit}${piece.pathInUnit}` : (piece?.path ?? '');
  };
  return lines(
    pairing,
    (index) => name(context.before, index),
    (index) => name(context.after, index),
  ).filter((line) => !line.includes('head'));
}
