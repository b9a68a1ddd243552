import type { Unit, UnitKind } from '#core/contract/main/regulation-text.ts';
import { readParts } from './flow.ts';
import { type Around, addUnit, countOf, type Outline, setHead } from './outline.ts';
import { ownEId, rawNumber, startPlace } from './place.ts';
import { repealDay } from './repeal-day.ts';
import { isRepealed } from './repealed.ts';
import { type Element, isElement } from './tree.ts';

/** The path of a unit without an eId, from its number: "Art. 135–149" → `135-149`. */
function numberPath(numText: string): string | undefined {
  // What stands before another number is a word between the two: "5 bis 7", "5 e 6".
  const numbers = numText.match(
    /\d+[\s\u00A0\u202F]*(?:[a-z](?![a-z]|\s+\d)|)(?:(?:bis|ter|quater|quinquies|sexies|septies|octies)(?!\s+\d))?/g,
  );
  return numbers?.map((number) => number.replace(/[\s\u00A0\u202F]+/g, '')).join('-');
}

function naturalOf(element: Element, kind: UnitKind, around: Around, outline: Outline): string {
  const eId = ownEId(element, around.prefix);
  if (kind === 'recital') {
    const number =
      outline.reading.labelOf(rawNumber(element)) ??
      /\d+$/.exec(eId ?? '')?.[0] ??
      `u${countOf(outline, 'recital')}`;
    return `{rct_${number}}`;
  }
  const path = eId === undefined ? undefined : outline.reading.pathOf(eId, element.line);
  if (path !== undefined) return path;
  const section = around.prefix === '' ? '' : (outline.reading.pathOf(around.prefix, element.line) ?? '');
  return section + (numberPath(rawNumber(element)) || `u${countOf(outline, 'article')}`);
}

/** First and last number of a path like `135-149`, `{disp_u1}9k-9m`. */
function rangeOf(natural: string): { first: string; last: string } | undefined {
  const label = natural.slice(natural.indexOf('}') + 1);
  const [first = '', last = '', more] = label.split(/[-–]/);
  const isRange = more === undefined && /^\d/.test(first) && /^\d/.test(last);
  return isRange ? { first, last } : undefined;
}

function readHead(unit: Unit, element: Element, outline: Outline): void {
  for (const child of element.children)
    if (isElement(child) && (child.name === 'num' || child.name === 'heading'))
      setHead(unit, child, outline.reading);
}

const kinds = new Map<string, UnitKind>([
  ['article', 'article'],
  ['recital', 'recital'],
  ['paragraph', 'marginNumber'],
]);

/** Reads an article, recital or margin number into one unit. */
export function readArticle(element: Element, around: Around, outline: Outline): void {
  const { reading } = outline;
  const kind = kinds.get(element.name) ?? 'article';
  const natural = naturalOf(element, kind, around, outline);
  const what = ownEId(element, around.prefix) ?? natural;
  const unit = addUnit(
    outline,
    kind,
    reading.claim(natural, () => what, element.line),
    around,
  );
  const eId = element.attributes.eId;
  if (eId) unit.eId = eId;
  readHead(unit, element, outline);
  unit.parts = readParts(
    element,
    startPlace(unit.id, natural, around.prefix, ownEId(element, around.prefix)),
    reading,
  );
  const range = kind === 'article' ? rangeOf(natural) : undefined;
  if (range) unit.range = range;
  if (kind === 'recital' || !isRepealed(unit.parts, unit.notes)) return;
  unit.repealed = true;
  const day = repealDay(unit);
  if (day !== undefined) unit.repealedOn = day;
}
