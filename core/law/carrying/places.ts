import { containerKinds, type Division, type Part, type Unit } from '../../contract/main/regulation-text.ts';
import type { Piece, TextPieces } from '../comparison/pieces.ts';
import { unspaced } from '../comparison/plain-text.ts';

/** A place that comments, tags and answers may be attached to: a unit, or a division at any depth. */
export type Place = {
  path: string;
  /** Its name among its siblings: the last part of the path of a division, the whole path of a unit. */
  label: string;
  /** A container without a text of its own; what it holds are other units. */
  isContainer: boolean;
  /** The unit or division around a division, the container around a unit. */
  around: Place | undefined;
  divisions: Place[];
  /** The pieces of a comparison that are directly of this place. */
  pieces: Piece[];
  /** The words as they are compared, without numbers: all of them, and those directly of this place. */
  words: string;
  ownWords: string;
  /** The same without the signs at their ends: what differs in these only is mistaken for each other just as easily. */
  looseWords: string;
  /** Number of letters of either. */
  size: number;
  ownSize: number;
  /** Whether nothing of it is in force. */
  isVoid: boolean;
};

export type PlacePair = readonly [one: Place, other: Place];

/** Siblings of both versions that stand between the same two anchors. */
export type Stretch = { ones: readonly Place[]; others: readonly Place[] };

export type Places = { all: Place[]; byPath: ReadonlyMap<string, Place> };

/** Gives equal words the same short name, so that texts are compared and joined by these. */
export type WordNames = (words: string) => string;

export function createWordNames(): WordNames {
  const names = new Map<string, string>();
  return (words) => {
    const known = names.get(words) ?? `${names.size.toString(36)} `;
    names.set(words, known);
    return known;
  };
}

/** No words are equal to these: they stand for "…", "Aufgehoben" and the like. */
const voidWords = '- ';

/** Every place of a text, in document order. */
export function placesOf(text: TextPieces, nameOf: WordNames): Places {
  const all: Place[] = [];
  const byPath = new Map<string, Place>();
  const add = (path: string, label: string, around: Place | undefined): Place => {
    const place: Place = {
      path,
      label,
      around,
      isContainer: false,
      divisions: [],
      pieces: [],
      words: '',
      ownWords: '',
      looseWords: '',
      size: 0,
      ownSize: 0,
      isVoid: false,
    };
    all.push(place);
    byPath.set(path, place);
    return place;
  };
  const addDivisions = (parts: readonly Part[], around: Place) => {
    for (const { id, parts: inner } of divisionsIn(parts)) {
      const place = id === undefined ? around : add(id, id.slice(id.lastIndexOf('^') + 1), around);
      if (place !== around) around.divisions.push(place);
      addDivisions(inner, place);
    }
  };
  text.units.forEach((unit, index) => {
    const place = add(unit.id, unit.id, unit.parent === undefined ? undefined : byPath.get(unit.parent));
    const from = all.length - 1;
    addDivisions(unit.parts, place);
    const pieces = text.ofUnit[index] ?? [];
    place.isContainer = isContainer(unit) && pieces.every(({ isHead }) => isHead);
    readWords(all.slice(from), pieces, nameOf);
    setVoid(all.slice(from), unit);
  });
  return { all, byPath };
}

const containers: ReadonlySet<string> = new Set(containerKinds);
const isContainer = ({ kind }: Unit) => containers.has(kind);

/** The divisions in parts, also in cells of tables. */
export function divisionsIn(parts: readonly Part[]): Division[] {
  return parts.flatMap((part) => {
    if (part.part === 'division') return [part];
    return part.part === 'table' ? part.rows.flat().flatMap((cell) => divisionsIn(cell.parts)) : [];
  });
}

/** Items of a list end with a semicolon or, if last, with a full stop. */
const looseKey = (key: string) => key.replace(/[;.,:]+$/, '');

function readWords(places: readonly Place[], pieces: readonly Piece[], nameOf: WordNames): void {
  const byPath = new Map(places.map((place) => [place.path, place]));
  const [unit] = places;
  for (const piece of pieces) {
    const own = byPath.get(piece.path) ?? unit;
    if (!own) continue;
    const key = unspaced(piece.key);
    const [name, looseName] = piece.isVoid ? [voidWords, voidWords] : [nameOf(key), nameOf(looseKey(key))];
    own.pieces.push(piece);
    own.ownWords += name;
    own.ownSize += piece.key.length;
    const around: Place[] = [];
    for (let at: Place | undefined = own; at; at = at === unit ? undefined : at.around) around.push(at);
    // A place in a cell has the words of its row: a letter whose amount changed does not say what it said.
    const inCells = (piece.inCells ?? []).flatMap((path) => byPath.get(path) ?? []);
    for (const place of [...around, ...inCells]) {
      place.words += name;
      place.looseWords += looseName;
      place.size += piece.key.length;
    }
  }
}

/** A heading alone keeps nothing in force; a number without words under it is void as the comparison reads it. */
function setVoid(places: readonly Place[], { repealed }: Unit): void {
  for (const place of [...places].reverse()) {
    const own = place.pieces.filter(({ isHead, key, isVoid }) => isVoid || (!isHead && key !== ''));
    const hasAny = own.length + place.divisions.length > 0;
    const isAllVoid = own.every(({ isVoid }) => isVoid) && place.divisions.every(({ isVoid }) => isVoid);
    place.isVoid = (hasAny && isAllVoid) || (place === places[0] && repealed === true);
  }
}

export const isUnit = ({ label, path }: Place): boolean => label === path;

/** The unit that a place is or belongs to. */
export function unitOf(place: Place): Place {
  let unit = place;
  while (!isUnit(unit) && unit.around) unit = unit.around;
  return unit;
}
