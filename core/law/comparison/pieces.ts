import type { ComparisonRow } from '../../contract/main/comparison.ts';
import type { Division, Inline, Part, TablePart, Unit } from '../../contract/main/regulation-text.ts';
import { latinSuffixes } from '../label.ts';
import { printedLabel, voidOf } from './labels.ts';
import {
  comparableKey,
  comparableText,
  joinTexts,
  type MarkedStretch,
  type PlainText,
  plainTextOf,
} from './plain-text.ts';

/** The unit of comparison: the head of a unit, a text block, an item, or a row of a table. */
export type Piece = {
  index: number;
  kind: ComparisonRow['kind'];
  /** Indent in a row: 0 for heads and paragraphs, from 1 on for items. */
  level: number;
  /** Depth in the whole text: heads by the depth of their unit, all other pieces deeper than any head. */
  rank: number;
  path: string;
  /** Index of its unit. */
  unit: number;
  isHead: boolean;
  num: string;
  label: string;
  /** Identifier inside its unit, equal where only the number of the unit differs. */
  pathInUnit: string;
  /** Index of the piece that introduces it, a head or a paragraph with items; -1 without one. */
  introducedBy: number;
  text: string;
  marks: readonly MarkedStretch[];
  /** The text without typography, as it is compared. */
  key: string;
  /** Whether nothing of it is in force: only dots, or repealed. */
  isVoid: boolean;
};

export type TextPieces = { units: readonly Unit[]; pieces: Piece[]; ofUnit: Piece[][] };
type PieceReader = TextPieces & { taken: Map<string, number> };

const underHeads = 100;
/** The date of the text in its preface: differs in every version, and the heads of a comparison display it. */
const asOfDate = /\s*\((?:Stand|État|Etat|Stato|Status|As at|As of)\b[^)]*\)/;
const itemMark = /^(?:\(?(?:\d{1,3}[a-z]*|[a-z]+)[.)]|[–—•-])$/;

/** Where a piece that is read stands; the fields are those of the piece. */
type PiecePosition = {
  path: string;
  pathInUnit: string;
  /** Divisions and quotes around it inside its unit; negative for heads. The rank follows from it. */
  nesting: number;
  level: number;
  introducedBy: number;
  num: string;
  kind: Piece['kind'];
};

/** Splits a text into pieces in document order; only one provision if `root` is its path. */
export function piecesOf(units: readonly Unit[], root: string | undefined): TextPieces {
  const text: PieceReader = { units: unitsUnder(units, root), pieces: [], ofUnit: [], taken: new Map() };
  text.units.forEach((unit, index) => {
    const from = text.pieces.length;
    text.taken.clear();
    readUnit(text, unit, index, root);
    text.ofUnit.push(text.pieces.slice(from));
  });
  return text;
}

function unitsUnder(units: readonly Unit[], root: string | undefined): readonly Unit[] {
  if (root === undefined) return units;
  const around = new Set<string | undefined>([root]);
  const under = units.filter((unit) => {
    const belongs = around.has(unit.id) || around.has(unit.parent);
    if (belongs) around.add(unit.id);
    return belongs;
  });
  if (under.length > 0) return under;
  return units.filter((unit) => root.startsWith(`${unit.id}^`)).slice(-1);
}

function readUnit(text: PieceReader, unit: Unit, index: number, root: string | undefined): void {
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
    introducedBy = addPiece(text, index, head, plainTextOf(unit.heading));
    const piece = text.pieces[introducedBy];
    if (piece) Object.assign(piece, { isHead: true, isVoid: piece.isVoid || unit.repealed === true });
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
  readParts(text, index, isWhole ? unit.parts : inside, place);
}

/** The division with this path inside a part, as a list of one or none. */
function divisionAt(part: Part, path: string): Division[] {
  if (part.part !== 'division') return [];
  if (part.id === path) return [part];
  return part.parts.flatMap((inner) => divisionAt(inner, path));
}

function addPiece(text: PieceReader, unit: number, place: PiecePosition, plain: PlainText): number {
  const index = text.pieces.length;
  const isPreface = text.units[unit]?.kind === 'preface' && asOfDate.test(plain.text);
  const dateless = isPreface ? plain.text.replace(asOfDate, '').trim() : plain.text;
  const voidText = voidOf({ num: place.num, text: dateless });
  const { num, text: words } = voidText ?? { num: place.num, text: dateless };
  const marks = words === plain.text ? plain.marks : [];
  const { path, level, introducedBy, kind } = place;
  const times = text.taken.get(place.pathInUnit) ?? 0;
  text.taken.set(place.pathInUnit, times + 1);
  const pathInUnit = times === 0 ? place.pathInUnit : `${place.pathInUnit}~${times}`;
  text.pieces.push({
    index,
    kind,
    level,
    rank: underHeads + place.nesting,
    path,
    unit,
    isHead: false,
    num,
    pathInUnit,
    introducedBy,
    label: printedLabel(num),
    text: words,
    marks,
    key: comparableKey({ text: words, marks }),
    isVoid: voidText !== undefined,
  });
  return index;
}

function readParts(text: PieceReader, unit: number, parts: readonly Part[], place: PiecePosition): void {
  let block = 0;
  const next = () => {
    block += 1;
    return `${place.pathInUnit}#${block}`;
  };
  for (const part of parts) {
    if (part.part === 'text') {
      const plain = plainTextOf(part.content);
      const hasText = plain.text !== '' && !isDayAlone(text.units[unit], plain);
      if (hasText) addPiece(text, unit, { ...place, pathInUnit: next() }, plain);
    } else if (part.part === 'table') readTable(text, unit, part, { ...place, pathInUnit: next() });
    else if (part.part === 'quote') {
      readParts(text, unit, part.parts, { ...place, pathInUnit: next(), ...inwards(place), num: '' });
    } else
      readDivision(text, unit, part, {
        ...place,
        pathInUnit: part.id === undefined ? next() : place.pathInUnit,
      });
  }
}

const isDayAlone = (unit: Unit | undefined, { text }: PlainText) =>
  unit?.kind === 'preface' && text.replace(asOfDate, '') === '';

const inwards = (place: PiecePosition) => ({ nesting: place.nesting + 1, level: place.level + 1 });

function readDivision(text: PieceReader, unit: number, division: Division, around: PiecePosition): void {
  const { kind, id } = division;
  const isItem = kind !== 'paragraph' && kind !== 'group';
  const path = id ?? around.path;
  const own = text.units[unit]?.id ?? '';
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
  const [first, ...others] = division.parts;
  const heading = plainTextOf(division.heading);
  const opens = first?.part === 'text' && heading.text === '' ? plainTextOf(first.content) : heading;
  let introducedBy = around.introducedBy;
  if (place.num !== '' || opens.text !== '') introducedBy = addPiece(text, unit, place, opens);
  const rest = opens === heading ? division.parts : others;
  const inside = {
    ...place,
    num: '',
    introducedBy,
    level: isItem ? place.level + 1 : Math.max(1, place.level),
  };
  for (const part of groupsOf(rest)) {
    const isText = part.every((each) => each.part === 'text');
    readParts(text, unit, part, isText ? { ...inside, level: place.level } : inside);
  }
  const piece = text.pieces[introducedBy];
  if (piece?.text === '' && introducedBy === text.pieces.length - 1) piece.isVoid = true;
}

/** Groups parts into running text and others, so that text after a list has the level of the introduction. */
function groupsOf(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && (last[0]?.part === 'text') === (part.part === 'text')) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** Reads a table: data rows with cells separated by tabs; layout tables as lists or plain text. */
function readTable(text: PieceReader, unit: number, table: TablePart, around: PiecePosition): void {
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
    const place = {
      ...around,
      pathInUnit: `${around.pathInUnit}|${row}`,
      ...inwards(around),
      level: around.level,
    };
    if (isList) {
      const kind = /\d/.test(mark.text) ? 'number' : /[a-z]/.test(mark.text) ? 'letter' : 'dash';
      const level = Math.max(1, around.level);
      addPiece(text, unit, { ...place, num: mark.text, kind, level }, joinTexts(others, ' '));
    } else {
      const kind = table.layout ? 'text' : 'table';
      addPiece(text, unit, { ...place, num: '', kind }, joinTexts(plains, table.layout ? ' ' : '\t'));
    }
  });
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

/** Items that are only dots, if a source has them in the text of another item. */
const voidItems = /\p{L}{1,12}[.)](?:\[?\.\.\.\]?)/gu;

/** Some sources print "c. bis" for "cbis." */
const splitSuffix = new RegExp(`^(\\p{L}{1,2})\\. ?(${latinSuffixes.join('|')})\\.?$`, 'u');

/**
 * The texts of a unit as a comparison sees them, with the path of each. If they are equal in two versions,
 * nothing changed: notes, the date of the text, typography and the way lists are nested do not count.
 */
export const wordsToCompare = (unit: Unit): { path: string; text: string }[] =>
  piecesOf([unit], undefined).pieces.flatMap(({ path, num, label, key, isHead, isVoid }) => {
    if (isVoid) return [];
    const printed = comparableText(num).replace(splitSuffix, '$1$2.');
    const text = `${isHead ? label : printed}${key}`.replaceAll(' ', '');
    // Each import calls this for all of its texts: hardly any has dots, and the expression is slow on words without blanks.
    return [{ path, text: text.includes('...') ? text.replace(voidItems, '') : text }];
  });
