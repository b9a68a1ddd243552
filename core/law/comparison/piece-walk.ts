import type { ComparisonRow } from '../../contract/main/comparison.ts';
import type { Division, Inline, Part, TablePart, Unit } from '../../contract/main/regulation-text.ts';
import { voidOf } from './labels.ts';
import { joinTexts, type MarkedStretch, type PlainText, plainTextOf } from './plain-text.ts';

/*
 * The walk through a text piece by piece. What a piece is made into is up to the caller: a comparison needs all
 * of it (`pieces.ts`), an import only its words (`compared-words.ts`).
 */

/** What the walk itself sets on a piece, and asks of it. */
type WalkedPiece = { readonly text: string; isHead: boolean; isVoid: boolean };

/** Where a piece that is read stands; the fields are those of the piece. */
export type PiecePosition = {
  path: string;
  pathInUnit: string;
  /** Divisions and quotes around it inside its unit; negative for heads. The rank follows from it. */
  nesting: number;
  level: number;
  introducedBy: number;
  num: string;
  kind: ComparisonRow['kind'];
  /** Paths of the divisions in the cells of a row of a table: their words are those of the row. */
  inCells?: readonly string[];
};

/** The words of a piece; those of one that is void may differ from what stands in its number and text. */
export type PieceWords = { num: string; text: string; marks: readonly MarkedStretch[]; isVoid: boolean };

export type PieceWalk<Piece extends WalkedPiece> = {
  readonly units: readonly Unit[];
  readonly pieces: Piece[];
  /** The words of running text, by `plainTextOf` or what is quicker where less is needed. */
  plainOf(content: readonly Inline[] | undefined): PlainText;
  /** Makes the next piece, of the unit with this index. */
  make(place: PiecePosition, words: PieceWords, unit: number): Piece;
};

/** Below the depth of any head. */
export const underHeads = 100;

/** The date of the text in its preface: differs in every version, and the heads of a comparison display it. */
const asOfDate = /\s*\((?:Stand|État|Etat|Stato|Status|As at|As of)\b[^)]*\)/;
const itemMark = /^(?:\(?(?:\d{1,3}[a-z]*|[a-z]+)[.)]|[–—•-])$/;

/** Makes the pieces of a unit; only those of one provision if `root` is its path. */
export function walkUnit<Piece extends WalkedPiece>(
  walk: PieceWalk<Piece>,
  unit: Unit,
  index: number,
  root: string | undefined,
): void {
  const inside = root === undefined ? [] : unit.parts.flatMap((part) => divisionAt(part, root));
  const isWhole = inside.length === 0;
  let introducedBy = -1;
  if (isWhole && (unit.num !== undefined || unit.heading !== undefined)) {
    const head: PiecePosition = {
      path: unit.id,
      pathInUnit: 'head',
      nesting: unit.depth - underHeads,
      level: 0,
      introducedBy: -1,
      num: plainTextOf(unit.num).text,
      kind: unit.kind,
    };
    introducedBy = addPiece(walk, index, head, plainTextOf(unit.heading));
    const piece = walk.pieces[introducedBy];
    if (piece) {
      piece.isHead = true;
      piece.isVoid ||= unit.repealed === true;
    }
  }
  const place: PiecePosition = {
    path: unit.id,
    pathInUnit: '',
    nesting: 0,
    level: 0,
    introducedBy,
    num: '',
    kind: unit.kind === 'article' ? 'paragraph' : 'text',
  };
  readParts(walk, index, isWhole ? unit.parts : inside, place);
}

/** The division with this path inside a part, as a list of one or none. */
function divisionAt(part: Part, path: string): Division[] {
  if (part.part !== 'division') return [];
  if (part.id === path) return [part];
  return part.parts.flatMap((inner) => divisionAt(inner, path));
}

function addPiece<Piece extends WalkedPiece>(
  walk: PieceWalk<Piece>,
  unit: number,
  place: PiecePosition,
  plain: PlainText,
): number {
  const isDated = isPreface(walk.units[unit]) && asOfDate.test(plain.text);
  const dateless = isDated ? plain.text.replace(asOfDate, '').trim() : plain.text;
  const voidText = voidOf({ num: place.num, text: dateless });
  const { num, text } = voidText ?? { num: place.num, text: dateless };
  const marks = text === plain.text ? plain.marks : [];
  return walk.pieces.push(walk.make(place, { num, text, marks, isVoid: voidText !== undefined }, unit)) - 1;
}

function readParts<Piece extends WalkedPiece>(
  walk: PieceWalk<Piece>,
  unit: number,
  parts: readonly Part[],
  place: PiecePosition,
): void {
  let block = 0;
  const next = () => {
    block += 1;
    return `${place.pathInUnit}#${block}`;
  };
  for (const part of parts) {
    if (part.part === 'text') {
      const plain = isPreface(walk.units[unit]) ? plainTextOf(part.content) : walk.plainOf(part.content);
      const hasText = plain.text !== '' && !isDayAlone(walk.units[unit], plain);
      if (hasText) addPiece(walk, unit, { ...place, pathInUnit: next() }, plain);
    } else if (part.part === 'table') readTable(walk, unit, part, { ...place, pathInUnit: next() });
    else if (part.part === 'quote') {
      readParts(walk, unit, part.parts, { ...place, pathInUnit: next(), ...inwards(place), num: '' });
    } else
      readDivision(walk, unit, part, {
        ...place,
        pathInUnit: part.id === undefined ? next() : place.pathInUnit,
      });
  }
}

const isPreface = (unit: Unit | undefined) => unit?.kind === 'preface';

const isDayAlone = (unit: Unit | undefined, { text }: PlainText) =>
  isPreface(unit) && text.replace(asOfDate, '') === '';

const inwards = (place: PiecePosition) => ({ nesting: place.nesting + 1, level: place.level + 1 });

function readDivision<Piece extends WalkedPiece>(
  walk: PieceWalk<Piece>,
  unit: number,
  division: Division,
  around: PiecePosition,
): void {
  const { kind, id } = division;
  const isItem = kind !== 'paragraph' && kind !== 'group';
  const path = id ?? around.path;
  const own = walk.units[unit]?.id ?? '';
  const isInUnit = id?.startsWith(own) === true && id.length > own.length;
  const pathInUnit = isInUnit ? (id?.slice(own.length) ?? '') : (id ?? around.pathInUnit);
  const place: PiecePosition = {
    path,
    pathInUnit,
    kind,
    num: plainTextOf(division.num).text,
    introducedBy: around.introducedBy,
    nesting: around.nesting + 1,
    level: isItem ? Math.max(1, around.level) : around.level,
  };
  const [first] = division.parts;
  const heading = plainTextOf(division.heading);
  const opens = first?.part === 'text' && heading.text === '' ? walk.plainOf(first.content) : heading;
  let introducedBy = around.introducedBy;
  if (place.num !== '' || opens.text !== '') introducedBy = addPiece(walk, unit, place, opens);
  readInside(
    walk,
    unit,
    opens === heading ? division.parts : division.parts.slice(1),
    {
      ...place,
      num: '',
      introducedBy,
      level: isItem ? place.level + 1 : Math.max(1, place.level),
    },
    place.level,
  );
  const piece = walk.pieces[introducedBy];
  if (piece?.text === '' && introducedBy === walk.pieces.length - 1) piece.isVoid = true;
}

/** Reads running text and other parts in turns, so that text after a list has the level of the introduction. */
function readInside<Piece extends WalkedPiece>(
  walk: PieceWalk<Piece>,
  unit: number,
  parts: readonly Part[],
  inside: PiecePosition,
  levelOfText: number,
): void {
  let from = 0;
  while (from < parts.length) {
    const isText = parts[from]?.part === 'text';
    let end = from + 1;
    while (end < parts.length && (parts[end]?.part === 'text') === isText) end += 1;
    const group = end - from === parts.length ? parts : parts.slice(from, end);
    readParts(walk, unit, group, isText ? { ...inside, level: levelOfText } : inside);
    from = end;
  }
}

/** Reads a table: data rows with cells separated by tabs; layout tables as lists or plain text. */
function readTable<Piece extends WalkedPiece>(
  walk: PieceWalk<Piece>,
  unit: number,
  table: TablePart,
  around: PiecePosition,
): void {
  const rows = table.rows.map((cells) => {
    const plains = cells.map((cell) => joinTexts(cell.parts.map(plainOfPart), ' '));
    while (plains.at(-1)?.text === '') plains.pop();
    return plains;
  });
  const isList = rows.every(
    (plains) => plains.length === 0 || (plains.length === 2 && itemMark.test(plains[0]?.text ?? '')),
  );
  rows.forEach((plains, row) => {
    const [mark, ...others] = plains;
    if (mark === undefined) return;
    const inCells = (table.rows[row] ?? []).flatMap((cell) => cell.parts.flatMap(pathsIn));
    const place = {
      ...around,
      pathInUnit: `${around.pathInUnit}|${row}`,
      ...inwards(around),
      level: around.level,
      ...(inCells.length > 0 && { inCells }),
    };
    if (isList) {
      const kind = /\d/.test(mark.text) ? 'number' : /[a-z]/.test(mark.text) ? 'letter' : 'dash';
      const level = Math.max(1, around.level);
      addPiece(walk, unit, { ...place, num: mark.text, kind, level }, joinTexts(others, ' '));
    } else {
      const kind = table.layout ? 'text' : 'table';
      addPiece(walk, unit, { ...place, num: '', kind }, joinTexts(plains, table.layout ? ' ' : '\t'));
    }
  });
}

/** The paths of the divisions in a part, at any depth. */
function pathsIn(part: Part): string[] {
  if (part.part === 'text') return [];
  const inner =
    part.part === 'table' ? part.rows.flat().flatMap((cell) => cell.parts) : (part.parts as readonly Part[]);
  const own = part.part === 'division' && part.id !== undefined ? [part.id] : [];
  return [...own, ...inner.flatMap(pathsIn)];
}

function plainOfPart(part: Part): PlainText {
  if (part.part === 'text') return plainTextOf(part.content);
  if (part.part === 'table') {
    return joinTexts(
      part.rows.flat().flatMap((cell) => cell.parts.map(plainOfPart)),
      ' ',
    );
  }
  const inner = part.parts.map(plainOfPart);
  if (part.part === 'quote') return joinTexts(inner, ' ');
  const own = [part.num, part.heading].map((content: Inline[] | undefined) => plainTextOf(content));
  return joinTexts(
    [...own, ...inner].filter(({ text }) => text !== ''),
    ' ',
  );
}
