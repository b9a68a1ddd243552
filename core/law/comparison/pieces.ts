import type { ComparisonRow } from '../../contract/main/comparison.ts';
import type { Division, Inline, Part, TablePart, Unit } from '../../contract/main/regulation-text.ts';
import { labelOf } from './label.ts';
import { comparable, joined, type MarkedStretch, type Plain, plainOf } from './plain.ts';
import { voidOf } from './void-text.ts';

/** What is compared at a time: the head of a unit, a text block, an item, a row of a table. */
export type Piece = {
  index: number;
  kind: ComparisonRow['kind'];
  level: number;
  /** How far in it stands: the depth of a head, beyond all heads what stands under them. */
  rank: number;
  path: string;
  /** Place of its unit in the list of units. */
  unit: number;
  isHead: boolean;
  num: string;
  label: string;
  /** What it is called inside its unit, whatever the unit is called. */
  local: string;
  /** Index of the piece that opens what it stands in: a head, a paragraph with items. */
  opener: number;
  text: string;
  marks: readonly MarkedStretch[];
  /** The text as it is compared. */
  key: string;
  /** Nothing of it is in force: dots only, or what was repealed. */
  isVoid: boolean;
};

export type CompareText = { units: readonly Unit[]; pieces: Piece[]; ofUnit: Piece[][] };
type Reading = CompareText & { taken: Map<string, number> };

const underHeads = 100;
/** The day as of which the text stands; each version has another and the heads of a comparison say it. */
const asOf = /\s*\((?:Stand|État|Etat|Stato|Status|As at|As of)\b[^)]*\)/;
const itemMark = /^(?:\(?(?:\d{1,3}|[a-z]{1,2}|[ivx]{1,5})[a-z]*[.)]|[–—•-])$/;

type Place = {
  path: string;
  local: string;
  nesting: number;
  level: number;
  opener: number;
  num: string;
  kind: Piece['kind'];
};

/** Takes a text apart into pieces, in document order; of a provision, where `root` names one. */
export function piecesOf(units: readonly Unit[], root: string | undefined): CompareText {
  const text: Reading = { units: unitsUnder(units, root), pieces: [], ofUnit: [], taken: new Map() };
  text.units.forEach((unit, index) => {
    const from = text.pieces.length;
    text.taken.clear();
    readUnit(text, unit, index, unit.id === root ? undefined : root);
    text.ofUnit.push(text.pieces.slice(from));
  });
  return text;
}

function unitsUnder(units: readonly Unit[], root: string | undefined): readonly Unit[] {
  if (root === undefined) return units;
  const around = new Set<string>([root]);
  const under = units.filter((unit) => {
    const belongs = around.has(unit.id) || (unit.parent !== undefined && around.has(unit.parent));
    if (belongs) around.add(unit.id);
    return belongs;
  });
  if (under.length > 0) return under;
  return units.filter((unit) => root.startsWith(`${unit.id}^`)).slice(-1);
}

function readUnit(text: Reading, unit: Unit, index: number, root: string | undefined): void {
  const inside = unit.parts.flatMap((part) => (root === undefined ? [part] : divisionAt(part, root)));
  const isWhole = root === undefined || inside.length === 0;
  let opener = -1;
  if (isWhole && (unit.num !== undefined || unit.heading !== undefined)) {
    const head: Place = {
      ...{ path: unit.id, local: 'head', nesting: unit.depth - underHeads, level: 0, opener: -1 },
      ...{ num: plainOf(unit.num).text, kind: unit.kind },
    };
    opener = add(text, index, head, plainOf(unit.heading));
    const piece = text.pieces[opener];
    if (piece) Object.assign(piece, { isHead: true, isVoid: piece.isVoid || unit.repealed === true });
  }
  const place: Place = {
    ...{ path: unit.id, local: '', nesting: 0, level: 0, opener, num: '' },
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

function add(text: Reading, unit: number, place: Place, plain: Plain): number {
  const index = text.pieces.length;
  const isPreface = text.units[unit]?.kind === 'preface' && asOf.test(plain.text);
  const stood = isPreface ? plain.text.replace(asOf, '') : plain.text;
  const voided = voidOf({ num: place.num, text: stood });
  const { num, text: words } = voided ?? { num: place.num, text: stood };
  const marks = words === plain.text ? plain.marks : [];
  const { path, level, opener, kind } = place;
  const times = text.taken.get(place.local) ?? 0;
  text.taken.set(place.local, times + 1);
  const local = times === 0 ? place.local : `${place.local}~${times}`;
  text.pieces.push({
    ...{
      index,
      kind,
      level,
      rank: underHeads + place.nesting,
      path,
      unit,
      isHead: false,
      num,
      local,
      opener,
    },
    ...{ label: labelOf(num), text: words, marks, key: comparable(words) },
    isVoid: voided !== undefined,
  });
  return index;
}

function readParts(text: Reading, unit: number, parts: readonly Part[], place: Place): void {
  let block = 0;
  const next = () => {
    block += 1;
    return `${place.local}#${block}`;
  };
  for (const part of parts) {
    if (part.part === 'text') {
      const plain = plainOf(part.content);
      const isSaid = plain.text !== '' && !isDayAlone(text.units[unit], plain);
      if (isSaid) add(text, unit, { ...place, local: next() }, plain);
    } else if (part.part === 'table') readTable(text, unit, part, { ...place, local: next() });
    else if (part.part === 'quote') {
      readParts(text, unit, part.parts, { ...place, local: next(), ...inwards(place), num: '' });
    } else readDivision(text, unit, part, { ...place, local: part.id === undefined ? next() : place.local });
  }
}

const isDayAlone = (unit: Unit | undefined, { text }: Plain) =>
  unit?.kind === 'preface' && text.replace(asOf, '') === '';

const inwards = (place: Place) => ({ nesting: place.nesting + 1, level: place.level + 1 });

function readDivision(text: Reading, unit: number, division: Division, around: Place): void {
  const { kind, id } = division;
  const isItem = kind !== 'paragraph' && kind !== 'group';
  const path = id ?? around.path;
  const own = text.units[unit]?.id ?? '';
  const isInUnit = id?.startsWith(own) === true && id.length > own.length;
  const local = isInUnit ? (id?.slice(own.length) ?? '') : (id ?? around.local);
  const place: Place = {
    ...{ path, local, kind, num: plainOf(division.num).text, opener: around.opener },
    nesting: around.nesting + 1,
    level: isItem ? Math.max(1, around.level) : around.level,
  };
  const [first, ...others] = division.parts;
  const heading = plainOf(division.heading);
  const opens = first?.part === 'text' && heading.text === '' ? plainOf(first.content) : heading;
  let opener = around.opener;
  if (place.num !== '' || opens.text !== '') opener = add(text, unit, place, opens);
  const rest = opens === heading ? division.parts : others;
  const inside = { ...place, num: '', opener, level: isItem ? place.level + 1 : Math.max(1, place.level) };
  for (const part of groupsOf(rest)) {
    const isText = part.every((each) => each.part === 'text');
    readParts(text, unit, part, isText ? { ...inside, level: place.level } : inside);
  }
  const piece = text.pieces[opener];
  if (piece?.text === '' && opener === text.pieces.length - 1) piece.isVoid = true;
}

/** Parts in stretches of running text and others, so that text after a list stands as far out as its opening. */
function groupsOf(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && (last[0]?.part === 'text') === (part.part === 'text')) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** Rows of data, cells parted by tabs; of a table that only arranges, lists with their marks and plain text. */
function readTable(text: Reading, unit: number, table: TablePart, around: Place): void {
  const rows = table.rows.map((cells) => {
    const plains = cells.map((cell) => joined(cell.parts.map(plainOfPart), ' '));
    while (plains.at(-1)?.text === '') plains.pop();
    return plains;
  });
  const isList = rows.every(
    (plains) => plains.length === 0 || (plains.length === 2 && itemMark.test(plains[0]?.text ?? '')),
  );
  rows.forEach((plains, row) => {
    const [mark, ...others] = plains;
    if (mark === undefined) return;
    const place = { ...around, local: `${around.local}|${row}`, ...inwards(around), level: around.level };
    if (isList) {
      const kind = /\d/.test(mark.text) ? 'number' : /[a-z]/.test(mark.text) ? 'letter' : 'dash';
      const level = Math.max(1, around.level);
      add(text, unit, { ...place, num: mark.text, kind, level }, joined(others, ' '));
    } else {
      const kind = table.layout ? 'text' : 'table';
      add(text, unit, { ...place, num: '', kind }, joined(plains, table.layout ? ' ' : '\t'));
    }
  });
}

function plainOfPart(part: Part): Plain {
  if (part.part === 'text') return plainOf(part.content);
  if (part.part === 'table') {
    return joined(
      part.rows.flat().flatMap((cell) => cell.parts.map(plainOfPart)),
      ' ',
    );
  }
  const inner = part.parts.map(plainOfPart);
  if (part.part === 'quote') return joined(inner, ' ');
  const own = [part.num, part.heading].map((content: Inline[] | undefined) => plainOf(content));
  return joined(
    [...own, ...inner].filter(({ text }) => text !== ''),
    ' ',
  );
}
