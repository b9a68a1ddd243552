import { hash } from 'node:crypto';
import type { Division, Inline, Part, Unit, UnitKind } from '#core/contract/main/regulation-text.ts';
import type { ImportedText } from './regulation.ts';

/** A unit or a division as the store, search and comparison see it. */
export type Provision = {
  path: string;
  kind: UnitKind | Division['kind'];
  parent: string | undefined;
  /** Place among all provisions of the text, counted from 0. */
  ordinal: number;
  /** Place of the unit that it is or stands in. */
  unitIndex: number;
  eId: string | undefined;
  numText: string;
  headingText: string;
  /** Text with number and heading, for a unit and a division alike; nested divisions are in it. */
  plainText: string;
  hash: string;
  repealed: boolean;
};

// Non-breaking and thin spaces are typography: they never make two versions differ.
const spaces = /[\s\u00A0\u2007\u2009\u202F]+/g;

function addInline(content: readonly Inline[], words: string[]): void {
  for (const piece of content) {
    if (typeof piece === 'string') words.push(piece);
    else if ('content' in piece) addInline(piece.content, words);
    else if ('br' in piece) words.push(' ');
  }
}

function addParts(parts: readonly Part[], words: string[]): void {
  for (const part of parts) {
    words.push(' ');
    if (part.part === 'text') addInline(part.content, words);
    else if (part.part === 'quote') addParts(part.parts, words);
    else if (part.part === 'division') addDivision(part, words);
    else for (const row of part.rows) for (const cell of row) addParts(cell.parts, words);
  }
  words.push(' ');
}

function addDivision(division: Pick<Division, 'num' | 'heading' | 'parts'>, words: string[]): void {
  addInline(division.num ?? [], words);
  words.push(' ');
  addInline(division.heading ?? [], words);
  addParts(division.parts, words);
}

function joined(words: string[]): string {
  return words.join('').replace(spaces, ' ').trim();
}

/** Running text as one line, without notes and images. */
export function plainInline(content: readonly Inline[] | undefined): string {
  const words: string[] = [];
  addInline(content ?? [], words);
  return joined(words);
}

/** Number, heading and text of a unit or a division as one line, without notes; white space normalised. */
export function plainText(provision: Pick<Division, 'num' | 'heading' | 'parts'>): string {
  const words: string[] = [];
  addDivision(provision, words);
  return joined(words);
}

/** Two provisions with the same hash say the same, whatever their markup. */
export function textHash(text: string): string {
  return hash('sha256', text, 'hex');
}

type Draft = Omit<Provision, 'ordinal' | 'unitIndex' | 'hash'>;

function draft(piece: Unit | (Division & { id: string }), parent: string | undefined): Draft {
  return {
    path: piece.id,
    kind: piece.kind,
    parent,
    eId: 'eId' in piece ? piece.eId : undefined,
    numText: plainInline(piece.num),
    headingText: plainInline(piece.heading),
    plainText: plainText(piece),
    repealed: 'repealed' in piece && piece.repealed === true,
  };
}

/** The divisions with a path of their own, in document order, each with the path around it. */
function* divisions(parts: readonly Part[], parent: string): Generator<Draft> {
  for (const part of parts) {
    if (part.part === 'division' && part.id !== undefined) {
      yield draft({ ...part, id: part.id }, parent);
      yield* divisions(part.parts, part.id);
    } else if (part.part === 'table')
      for (const row of part.rows) for (const cell of row) yield* divisions(cell.parts, parent);
  }
}

/** Every unit and every division of a text, flat, with plain text and hash. */
export function provisions(text: Pick<ImportedText, 'units'>): Provision[] {
  const result: Provision[] = [];
  const add = (unitIndex: number, piece: Draft) => {
    result.push({ ...piece, ordinal: result.length, unitIndex, hash: textHash(piece.plainText) });
  };
  for (const [unitIndex, unit] of text.units.entries()) {
    add(unitIndex, draft(unit, unit.parent));
    for (const division of divisions(unit.parts, unit.id)) add(unitIndex, division);
  }
  return result;
}
