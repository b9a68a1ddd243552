import {
  type PdfCorrection,
  type PdfElement,
  type PdfElementKind,
  type PdfStructure,
  pdfTextKinds,
} from '../../contract/main/pdf-structure.ts';
import { boxesOf } from './boxes.ts';
import { withScript, withWords } from './corrected-words.ts';
import { CorrectionError } from './correction-error.ts';
import { comparePlaces, divideSpans, joinSpans, lengthOfSpans, type PdfPlace, startOf } from './spans.ts';

type Own<Do extends PdfCorrection['do']> = Extract<PdfCorrection, { do: Do }>;
/** Corrections of the words themselves, and those of what the words are. */
type OfWords = Own<'setWords' | 'setScript'>;
type Elements = readonly PdfElement[];

const textKinds = new Set<PdfElementKind>(pdfTextKinds);
/** Whether an element belongs to the text of the regulation; what stands beside it may interrupt it. */
export const isText = ({ kind }: Pick<PdfElement, 'kind'>): boolean => textKinds.has(kind);

/**
 * The structure with one correction made. Nothing is lost: every character belongs to one element as before, and the
 * elements of the text stand in the order of reading. Words that somebody corrects keep their line.
 */
export function applyCorrection(structure: PdfStructure, correction: PdfCorrection): PdfStructure {
  const at = structure.elements.findIndex(({ id }) => id === correction.element);
  const element = structure.elements[at];
  if (element === undefined) throw new CorrectionError(`there is no element ${correction.element}`);
  if (correction.do === 'setScript') return withScript(structure, correction, correction.script);
  if (correction.do === 'setWords') {
    const { pages, elements } = withWords(structure, correction, correction.words);
    return { ...structure, pages, elements: withBoxes({ ...structure, pages }, elements) };
  }
  const elements = corrected(structure, at, element, correction);
  return { ...structure, elements: withBoxes(structure, elements) };
}

function corrected(
  structure: PdfStructure,
  at: number,
  element: PdfElement,
  correction: Exclude<PdfCorrection, OfWords>,
): Elements {
  const { elements } = structure;
  switch (correction.do) {
    case 'split':
      return split(elements, at, element, correction);
    case 'merge':
      return merge(elements, at, element);
    case 'setKind':
      return setKind(elements, at, element, correction.kind);
    case 'ignore':
      return setKind(elements, at, element, 'ignored');
    case 'setNumber':
      return replaced(elements, at, [withNumber(element, correction)]);
    case 'setLevel':
      return replaced(elements, at, [{ ...element, level: correction.level }]);
    case 'moveBoundary':
      return moveBoundary(elements, at, element, correction);
  }
}

/** The elements with other ones in the place of `count` from `at` on. */
const replaced = (elements: Elements, at: number, by: Elements, count = 1): Elements =>
  elements.toSpliced(at, count, ...by);

/** Areas are worked out anew where the characters of an element changed. */
function withBoxes({ pages, elements: before }: PdfStructure, elements: Elements): PdfElement[] {
  const known = new Map(before.map((element) => [element.id, element]));
  return elements.map((element) => {
    const same = known.get(element.id);
    const isSame = same?.spans === element.spans && same.picture === element.picture;
    return isSame ? element : { ...element, boxes: boxesOf(pages, element) };
  });
}

/** An identifier that no element has yet. */
function freeId(elements: Elements): string {
  const numbers = elements.map(({ id }) => Number(/\d+$/.exec(id)?.[0] ?? 0));
  return `e${numbers.reduce((most, number) => Math.max(most, number), 0) + 1}`;
}

/** An element without what only its beginning says. */
const rest = ({ level, boxes }: PdfElement, kind: PdfElementKind): Omit<PdfElement, 'id' | 'spans'> => ({
  kind,
  ...(level === undefined ? {} : { level }),
  boxes,
});

function split(elements: Elements, at: number, element: PdfElement, place: PdfPlace): Elements {
  const parts = divideSpans(element.spans, place);
  if (!parts) throw new CorrectionError(`element ${element.id} cannot be divided there`);
  const first: PdfElement = withinText({ ...element, spans: parts.before });
  // What follows a heading or the number of a paragraph is text, until somebody says what it is.
  const kind = isText(element) ? 'text' : element.kind;
  const second: PdfElement = { ...rest(element, kind), id: freeId(elements), spans: parts.after };
  return inOrder(replaced(elements, at, [first, second]));
}

/** A label is no longer than its element. */
function withinText(element: PdfElement): PdfElement {
  const length = lengthOfSpans(element.spans);
  return element.label !== undefined && element.label > length ? { ...element, label: length } : element;
}

/** Index of the element before which one is of the same flow: the text, or what stands beside it in the same way. */
function indexBefore(elements: Elements, at: number): number {
  const element = elements[at];
  const isAlike = (one: PdfElement) =>
    element !== undefined && (isText(element) ? isText(one) : one.kind === element.kind);
  return elements.findLastIndex((one, index) => index < at && isAlike(one));
}

/** The same among those that have characters: a number that is a picture stays before what follows it. */
export function indexWithTextBefore(elements: Elements, at: number): number {
  const index = indexBefore(elements, at);
  return elements[index]?.spans.length === 0 ? indexWithTextBefore(elements, index) : index;
}

function merge(elements: Elements, at: number, element: PdfElement): Elements {
  const index = indexBefore(elements, at);
  const before = elements[index];
  if (before === undefined) throw new CorrectionError(`nothing stands before element ${element.id}`);
  if (element.picture || before.picture)
    throw new CorrectionError('a number that is a picture cannot be joined to text: ignore it instead');
  const joined = { ...before, spans: joinSpans([...before.spans, ...element.spans]) };
  return inOrder(replaced(replaced(elements, at, []), index, [joined]));
}

function setKind(elements: Elements, at: number, element: PdfElement, kind: PdfElementKind): Elements {
  return inOrder(replaced(elements, at, [{ ...element, kind }]));
}

function withNumber({ number: _, ...element }: PdfElement, { number }: Own<'setNumber'>): PdfElement {
  return number === undefined ? element : { ...element, number };
}

function moveBoundary(elements: Elements, at: number, element: PdfElement, place: PdfPlace): Elements {
  if (element.spans.length === 0) return movePicture(elements, at, element, place);
  const index = indexWithTextBefore(elements, at);
  const before = elements[index];
  if (before === undefined) throw new CorrectionError(`no text stands before element ${element.id}`);
  const parts = divideSpans([...before.spans, ...element.spans], place);
  if (!parts) throw new CorrectionError(`element ${element.id} cannot begin there`);
  const first = withinText({ ...before, spans: joinSpans(parts.before) });
  const shift = lengthOfSpans(element.spans) - lengthOfSpans(parts.after);
  const second = withLabelMoved({ ...element, spans: joinSpans(parts.after) }, shift);
  return inOrder(replaced(replaced(elements, at, [second]), index, [first]));
}

/** After the beginning of an element moved by some characters: only what is left of its label prints its number. */
function withLabelMoved({ label = 0, ...element }: PdfElement, shift: number): PdfElement {
  const length = shift < 0 ? 0 : label - shift;
  return length > 0 ? { ...element, label: length } : element;
}

/** A number that is a picture stands before the text that begins at a place. */
function movePicture(elements: Elements, at: number, element: PdfElement, place: PdfPlace): Elements {
  const others = replaced(elements, at, []);
  const index = others.findIndex(
    (one) =>
      isText(one) && one.spans.some((span) => comparePlaces({ ...startOf(span), at: span.to }, place) > 0),
  );
  const target = others[index];
  if (target === undefined) throw new CorrectionError(`no text follows that place`);
  const parts = divideSpans(target.spans, place);
  if (!parts) return replaced(others, index, [element], 0);
  const first = withinText({ ...target, spans: parts.before });
  const second: PdfElement = { ...rest(target, 'text'), id: freeId(elements), spans: parts.after };
  return inOrder(replaced(others, index, [first, element, second]));
}

/**
 * Puts elements where they begin. One of the text that goes on behind the beginning of another ends there, and its rest
 * is an element of its own: so what was beside the text and is part of it now stands in its place.
 */
function inOrder(elements: Elements): Elements {
  const divided: PdfElement[] = [];
  let last: number | undefined;
  for (const element of sorted(elements)) {
    const [span] = element.spans;
    const before = last === undefined ? undefined : divided[last];
    const parts = span && before && isText(element) ? divideSpans(before.spans, startOf(span)) : undefined;
    if (before && parts && last !== undefined) {
      divided[last] = withinText({ ...before, spans: parts.before });
      divided.push(element);
      const id = freeId([...elements, ...divided]);
      divided.push({ ...rest(before, 'text'), id, spans: parts.after });
      last = divided.length - 1;
      continue;
    }
    divided.push(element);
    if (isText(element) && span) last = divided.length - 1;
  }
  return last === undefined || divided.length === elements.length ? divided : inOrder(divided);
}

/** Elements by where they begin; a picture stays before what follows it. */
function sorted(elements: Elements): Elements {
  let next: PdfPlace = { page: Number.POSITIVE_INFINITY, line: 0, at: 0 };
  const placed = elements.toReversed().map((element) => {
    const [span] = element.spans;
    if (span) next = startOf(span);
    return { element, place: next };
  });
  return placed
    .toReversed()
    .sort((a, b) => comparePlaces(a.place, b.place))
    .map(({ element }) => element);
}
