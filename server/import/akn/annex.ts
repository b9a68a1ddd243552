import type { Unit } from '#core/contract/main/regulation-text.ts';
import { endFlow, flowElement, flowText, startFlow } from './flow.ts';
import { readChildren } from './hierarchy.ts';
import { inlineOf } from './inline.ts';
import { type Around, addUnit, atTop, countOf, type Outline } from './outline.ts';
import { startPlace } from './place.ts';
import { childNamed, descendants, type Element, isElement } from './tree.ts';

function headerBlocks(doc: Element): Element[] {
  const preface = childNamed(doc, 'preface');
  return preface ? [...descendants(preface)].filter((element) => element.name === 'block') : [];
}

/** The eId of an annex: the prefix of the eIds inside it (`annex_1`), that of the component, or one made from "Anhang 1a". */
function annexEId(component: Element, doc: Element, outline: Outline): string {
  const rootOf = (element: Element) => element.attributes.eId?.split('/')[0] ?? '';
  const named = [component, doc].find((element) => rootOf(element).startsWith('annex'));
  if (named) return rootOf(named);
  for (const element of descendants(doc)) if (rootOf(element).startsWith('annex')) return rootOf(element);
  const words = headerBlocks(doc)
    .flatMap((block) => block.children)
    .filter((child) => !isElement(child))
    .join(' ');
  const [, number, letter] = /(\d+)\s?([a-z](?![a-z]))?/.exec(words) ?? [];
  if (number === undefined) return `annex_u${countOf(outline, 'annex')}`;
  return `annex_${number}${letter ? `_${letter}` : ''}`;
}

/** Reads the head of an annex: number and heading are in named blocks, everything else is text. */
function readHeader(unit: Unit, preface: Element, natural: string, outline: Outline): void {
  const { reading } = outline;
  const flow = startFlow(startPlace(unit.id, natural, ''), reading);
  const add = (element: Element): void => {
    for (const child of element.children) {
      if (!isElement(child)) flowText(flow, child);
      else if (child.name === 'container') add(child);
      else if (child.name === 'block' && child.attributes.name === 'num' && !unit.num)
        unit.num = inlineOf(child, reading);
      else if (child.name === 'block' && child.attributes.name === 'heading' && !unit.heading)
        unit.heading = inlineOf(child, reading);
      else flowElement(flow, child);
    }
  };
  add(preface);
  unit.parts.push(...endFlow(flow));
}

function readAnnex(component: Element, doc: Element, outline: Outline): void {
  const eId = annexEId(component, doc, outline);
  const natural = outline.reading.pathOf(eId, doc.line) ?? `{A${countOf(outline, 'annex')}}`;
  const unit = addUnit(
    outline,
    'annex',
    outline.reading.claim(natural, () => eId, doc.line),
    atTop,
  );
  const around: Around = { unit, natural, eId, prefix: eId };
  for (const child of doc.children) {
    if (!isElement(child) || child.name === 'meta') continue;
    if (child.name === 'preface') readHeader(unit, child, natural, outline);
    else if (child.name === 'components' || child.name === 'attachments') readAnnexes(child, outline);
    else readChildren(child, around, outline);
  }
}

/** Reads the annexes. Each is a separate document beside the body and repeats the meta data of the act. */
export function readAnnexes(components: Element, outline: Outline): void {
  for (const component of components.children) {
    if (!isElement(component)) continue;
    const docs =
      component.name === 'doc' ? [component] : component.children.filter((child) => isElement(child));
    for (const doc of docs)
      if (doc.name === 'doc') readAnnex(component, doc, outline);
      else readChildren(component, atTop, outline);
  }
}
