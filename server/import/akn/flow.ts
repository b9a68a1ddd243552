import type { Division, Inline, Part, TextPart } from '#core/contract/main/regulation-text.ts';
import { plainInline } from '../../lib/plain-inline.ts';
import { isDivision, isKnown, isTextBlock, isTransparent } from './elements.ts';
import {
  addInline,
  addText,
  type Breaks,
  endRun,
  inlineOf,
  isEmpty,
  type Run,
  startRun,
  warnUnknown,
} from './inline.ts';
import { paragraphsIn, withParagraphs } from './numbered-blocks.ts';
import { type AknPlace, placeInside } from './place.ts';
import type { AknReading } from './reading.ts';
import { readTable } from './table.ts';
import { childNamed, type Element, isElement } from './tree.ts';

type Role = TextPart['role'];

/** Parts that are being collected. Inside a quote nothing has an identifier, and `place` is undefined. */
export type Flow = {
  parts: Part[];
  run: Run | undefined;
  place: AknPlace | undefined;
  reading: AknReading;
  role: Role;
  afterList: boolean;
};

export function startFlow(place: AknPlace | undefined, reading: AknReading, role?: Role): Flow {
  return { parts: [], run: undefined, place, reading, role, afterList: false };
}

function pushPart(flow: Flow, part: Part): void {
  if (flow.parts.length === 0) flow.parts = [part];
  else flow.parts.push(part);
}

function pushText(flow: Flow, content: Inline[], role: Role): void {
  if (isEmpty(content)) return;
  pushPart(flow, role ? { part: 'text', role, content } : { part: 'text', content });
}

function endText(flow: Flow): void {
  if (!flow.run) return;
  pushText(flow, endRun(flow.run), flow.role);
  flow.run = undefined;
}

export function endFlow(flow: Flow): Part[] {
  endText(flow);
  return flow.parts;
}

export function flowText(flow: Flow, text: string): void {
  if (!flow.run && text.trim() === '') return;
  flow.run ??= startRun();
  addText(flow.run, text);
}

function flowChildren(
  flow: Flow,
  element: Element,
  children: readonly (Element | string)[] = element.children,
): void {
  for (const child of children)
    if (isElement(child)) flowElement(flow, child);
    else flowText(flow, child);
}

/** All parts of an element, without its number and heading. */
export function readParts(element: Element, place: AknPlace | undefined, reading: AknReading): Part[] {
  const flow = startFlow(place, reading);
  for (const child of element.children)
    if (!isElement(child)) flowText(flow, child);
    else if (child.name !== 'num' && child.name !== 'heading') flowElement(flow, child);
  return endFlow(flow);
}

/** Whether a paragraph consists of the title of the act. */
function isTitle(element: Element): boolean {
  return element.children.length <= 3 && childNamed(element, 'docTitle') !== undefined;
}

function roleOf(element: Element, flow: Flow): Role {
  if (element.name === 'heading' || element.name === 'subheading' || element.name === 'crossHeading')
    return 'heading';
  if (element.attributes['fedlex:role'] === 'heading' || isTitle(element)) return 'heading';
  if (element.name === 'listWrapUp' || element.name === 'wrapUp') return 'closing';
  if (element.name === 'formula') return 'formula';
  if (element.name === 'signature') return 'signature';
  return flow.role ?? (flow.afterList && element.name === 'p' ? 'closing' : undefined);
}

function withRole(flow: Flow, element: Element): void {
  endText(flow);
  const before = flow.role;
  flow.role = roleOf(element, flow);
  const isOfUnit = element.name === 'content' && flow.place !== undefined && !flow.place.path.includes('^');
  flowChildren(flow, element, isOfUnit ? withParagraphs(element) : element.children);
  endText(flow);
  flow.role = before;
}

function flowTextBlock(flow: Flow, element: Element): void {
  if (element.holdsBlock) {
    withRole(flow, element);
    return;
  }
  endText(flow);
  const breaks: Breaks = isTitle(element) ? 'spaces' : 'kept';
  pushText(flow, inlineOf(element, flow.reading, breaks), roleOf(element, flow));
}

function kindOf(element: Element, numText: string, reading: AknReading): Division['kind'] {
  if (element.name === 'paragraph') return 'paragraph';
  if (element.name !== 'item' && element.name !== 'li') return 'group';
  const label = reading.labelOf(numText);
  if (label === undefined) return 'dash';
  return /^\d/.test(label) ? 'number' : 'letter';
}

function readDivision(element: Element, around: AknPlace | undefined, reading: AknReading): Division {
  const num = childNamed(element, 'num');
  const numbered = num ? inlineOf(num, reading) : [];
  const numText = plainInline(numbered);
  const place = around && placeInside(element, numText, around, reading);
  const division: Division = { part: 'division', kind: kindOf(element, numText, reading), parts: [] };
  if (place) division.id = place.path;
  if (numbered.length > 0) division.num = numbered;
  const heading = childNamed(element, 'heading');
  const headed = heading ? inlineOf(heading, reading) : [];
  if (headed.length > 0) division.heading = headed;
  division.parts = readParts(element, place, reading);
  return division;
}

/** Reads `mod` and similar elements, which mix words of the sentence around them with blocks. */
function flowHolder(flow: Flow, element: Element): void {
  if (isKnown(element.name)) flowChildren(flow, element);
  else {
    warnUnknown(element, flow.reading);
    withRole(flow, element);
  }
}

/** Adds the content of an element, block by block. */
export function flowElement(flow: Flow, element: Element): void {
  const { name } = element;
  if (isTextBlock(name)) flowTextBlock(flow, element);
  else if (isDivision(name)) {
    endText(flow);
    for (const one of flow.place ? paragraphsIn(element) : [element])
      pushPart(flow, readDivision(one, flow.place, flow.reading));
  } else if (name === 'quotedStructure') {
    endText(flow);
    pushPart(flow, { part: 'quote', parts: readParts(element, undefined, flow.reading) });
  } else if (name === 'table') {
    endText(flow);
    for (const part of readTable(element, flow.reading, (cell) => readParts(cell, flow.place, flow.reading)))
      pushPart(flow, part);
  } else if (isTransparent(name)) withRole(flow, element);
  else if (element.holdsBlock) flowHolder(flow, element);
  else {
    flow.run ??= startRun();
    addInline(flow.run, element, flow.reading);
    return;
  }
  flow.afterList = name === 'blockList' || name === 'ul' || name === 'ol';
}
