import type { Unit, UnitKind } from '#core/contract/main/regulation-text.ts';
import { readArticle } from './article.ts';
import { containerKind } from './elements.ts';
import { endFlow, type Flow, flowElement, flowText, startFlow } from './flow.ts';
import { type Around, addUnit, countOf, type Outline, setHead } from './outline.ts';
import { ownEId, rawNumber, startPlace } from './place.ts';
import { type Element, isElement } from './tree.ts';

/** A unit for text between or after units, so that the text stays in its place. */
function looseFlow(outline: Outline, around: Around): { unit: Unit; flow: Flow } {
  const natural = `{section_${countOf(outline, 'section')}}`;
  const unit = addUnit(
    outline,
    'subdivision',
    outline.reading.claim(natural, () => 'loose text', 0),
    around,
  );
  return { unit, flow: startFlow(startPlace(unit.id, natural, around.prefix), outline.reading) };
}

const isHead = (name: string) => name === 'num' || name === 'heading';

function isMarginNumber(element: Element): boolean {
  return (
    element.name === 'paragraph' &&
    (element.attributes.class === 'marginNumber' || /(?:^|\/)mn_/.test(element.attributes.eId ?? ''))
  );
}

type Reader = (element: Element, around: Around, outline: Outline) => void;

/** The reader of an element. It depends on the element and not on its level, since acts nest levels in any order. */
function readerOf(element: Element): Reader | undefined {
  if (element.name === 'article' || element.name === 'recital' || isMarginNumber(element)) return readArticle;
  if (element.name === 'recitals') return readChildren;
  const kind = containerKind(element.name);
  return kind && ((child, around, outline) => readContainer(child, kind, around, outline));
}

/** Reads a container: its own text belongs to its unit, the units inside it follow. */
export function readChildren(element: Element, around: Around, outline: Outline): void {
  const { reading } = outline;
  let unit = around.unit;
  let flow: Flow | undefined = unit && startFlow(startPlace(unit.id, around.natural, around.prefix), reading);
  const end = () => {
    if (unit && flow) unit.parts.push(...endFlow(flow));
    flow = undefined;
  };
  for (const child of element.children) {
    const reader = isElement(child) ? readerOf(child) : undefined;
    if (isElement(child) && reader) {
      end();
      reader(child, around, outline);
    } else if (isElement(child) && isHead(child.name) && around.unit && unit === around.unit && flow)
      setHead(around.unit, child, reading);
    else {
      if (!isElement(child) && !flow && child.trim() === '') continue;
      if (!flow) ({ unit, flow } = looseFlow(outline, around));
      if (isElement(child)) flowElement(flow, child);
      else flowText(flow, child);
    }
  }
  end();
}

const words: Partial<Record<UnitKind, string>> = {
  title: 'tit',
  chapter: 'chap',
  subchapter: 'subchap',
  section: 'sec',
  subsection: 'subsec',
  level: 'lvl',
  subdivision: 'subdiv',
  proviso: 'disp',
};

/** An eId for a container that has none in its source, from its kind and position below the container around it. */
function ownedEId(element: Element, kind: UnitKind, around: Around, outline: Outline): string {
  const own = ownEId(element, around.prefix);
  if (own !== undefined) return own;
  const start = around.eId === '' ? '' : `${around.eId}/`;
  const base = `${start}${words[kind] ?? kind}`;
  const number = /\d+/.exec(rawNumber(element))?.[0] ?? `u${countOf(outline, base)}`;
  return `${base}_${number}`;
}

function readContainer(element: Element, kind: UnitKind, around: Around, outline: Outline): void {
  const eId = ownedEId(element, kind, around, outline);
  const natural =
    outline.reading.pathOf(eId, element.line) ?? `{${words[kind] ?? kind}_x${countOf(outline, 'container')}}`;
  const unit = addUnit(
    outline,
    kind,
    outline.reading.claim(natural, () => eId, element.line),
    around,
  );
  const source = element.attributes.eId;
  if (source) unit.eId = source;
  if (element.attributes['fedlex:role'] === 'marginal') unit.marginal = true;
  const prefix = kind === 'proviso' ? eId : around.prefix;
  readChildren(element, { unit, natural, eId, prefix }, outline);
}
