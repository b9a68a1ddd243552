import { hash } from 'node:crypto';
import type { Division, Part, Unit, UnitKind } from '#core/contract/main/regulation-text.ts';
import { type ComparedWords, createWordReader } from '#core/law/comparison/compared-words.ts';
import { plainInline } from '../lib/plain-inline.ts';

/** A unit or division as it is stored, searched and compared. */
export type Provision = {
  path: string;
  kind: UnitKind | Division['kind'];
  parent: string | undefined;
  /** Position among all provisions of the text, from 0. */
  ordinal: number;
  /** Index of its unit. */
  unitIndex: number;
  eId: string | undefined;
  numText: string;
  headingText: string;
  /** Text with number, heading and nested divisions. */
  plainText: string;
  /** Equal if a comparison finds no change. */
  hash: string;
  repealed: boolean;
};

/** The fields that units and divisions have in common. */
type Piece = Pick<Division, 'num' | 'heading' | 'parts'>;

function joined(before: string, text: string): string {
  if (text === '') return before;
  return before === '' ? text : `${before} ${text}`;
}

/** The text of parts; `textOf` gives that of a division. */
function partsText(parts: readonly Part[], textOf: (division: Division) => string): string {
  let text = '';
  for (const part of parts) {
    if (part.part === 'text') text = joined(text, plainInline(part.content));
    else if (part.part === 'division') text = joined(text, textOf(part));
    else if (part.part === 'quote') text = joined(text, partsText(part.parts, pieceText));
    else
      for (const row of part.rows) for (const { parts } of row) text = joined(text, partsText(parts, textOf));
  }
  return text;
}

/** Number, heading and text of a unit or a division as one line, without notes; white space normalised. */
export function pieceText({ num, heading, parts }: Piece): string {
  return joined(joined(plainInline(num), plainInline(heading)), partsText(parts, pieceText));
}

type ProvisionPosition = { path: string; parent: string | undefined; unitIndex: number };

/** Lists a piece and the divisions inside it; returns its text, so that texts are composed once only. */
function list(
  result: Provision[],
  piece: Unit | Division,
  { path, parent, unitIndex }: ProvisionPosition,
): string {
  const provision: Provision = {
    path,
    kind: piece.kind,
    parent,
    ordinal: result.length,
    unitIndex,
    eId: 'eId' in piece ? piece.eId : undefined,
    numText: plainInline(piece.num),
    headingText: plainInline(piece.heading),
    plainText: '',
    hash: '',
    repealed: 'repealed' in piece && piece.repealed === true,
  };
  result.push(provision);
  const inner = partsText(piece.parts, (division) =>
    division.id === undefined
      ? pieceText(division)
      : list(result, division, { path: division.id, parent: path, unitIndex }),
  );
  provision.plainText = joined(joined(provision.numText, provision.headingText), inner);
  return provision.plainText;
}

/** Every unit and every division of a text, flat, with plain text and hash. */
export function provisions(units: readonly Unit[]): Provision[] {
  const result: Provision[] = [];
  const wordsOf = createWordReader();
  for (const [unitIndex, unit] of units.entries()) {
    const from = result.length;
    list(result, unit, { path: unit.id, parent: unit.parent, unitIndex });
    setHashes(wordsOf(unit), result, from);
  }
  return result;
}

type Stretch = { provision: Provision; from: number; to: number };

/**
 * Sets the hash of each provision from `first` on, which covers its text and the divisions inside. Their words stand
 * one behind the other, as the provisions do.
 */
function setHashes({ bytes, stretches }: ComparedWords, all: readonly Provision[], first: number): void {
  const own = new Map<string, Stretch>();
  for (let at = first; at < all.length; at += 1) {
    const provision = all[at];
    if (provision) own.set(provision.path, { provision, from: -1, to: -1 });
  }
  for (const { path, from, to } of stretches) {
    let at = own.get(path);
    while (at) {
      if (at.from < 0) at.from = from;
      at.to = to;
      at = own.get(at.provision.parent ?? '');
    }
  }
  for (const { provision, from, to } of own.values())
    provision.hash = hash('sha256', bytes.between(from, to), 'hex');
}

/** The provision of each unit itself: the first one with its index. */
export function unitProvisions(all: readonly Provision[]): Provision[] {
  return all.filter(({ unitIndex }, at) => all[at - 1]?.unitIndex !== unitIndex);
}
