import { splitLatin } from '#core/law/label.ts';
import { comparePaths } from '#core/law/paragraph-id.ts';
import { childNamed, type Element, isElement } from './tree.ts';

/*
 * Final titles, annexes and final provisions of older acts put several numbered paragraphs into one, each as a block
 * that begins with its raised number (`<p><sup>1</sup> …`). They are read as the paragraphs that they are.
 */

type Child = Element | string;
/** A block that begins with a number, without it. */
type NumberedBlock = { label: string; num: Element; block: Element };

const numberLabel = /^(\d+)([a-z]*)(?:(?:–|-|,|und|et|e|and)(\d+)([a-z]*))?$/;
const isBlank = (child: Child | undefined) => typeof child === 'string' && !/\S/.test(child);

function wordsOf(element: Element): string {
  return element.children
    .map((child) => (isElement(child) ? (child.name === 'authorialNote' ? '' : wordsOf(child)) : child))
    .join('');
}

/** `1` → `1`, `1 bis` → `1bis`, `1–3` → `1-3`; undefined for anything else. */
function labelIn(text: string): string | undefined {
  const [, first, suffix = '', last, lastSuffix = ''] = numberLabel.exec(text.replace(/\s+/g, '')) ?? [];
  if (first === undefined) return undefined;
  return first + suffix + (last === undefined ? '' : `-${last}${lastSuffix}`);
}

/** Splits the raised number off the beginning of running text. */
function withoutNumber(running: Element): NumberedBlock | undefined {
  let from = 0;
  while (isBlank(running.children[from])) from += 1;
  const raised: Element[] = [];
  let at = from;
  for (; at < running.children.length; at += 1) {
    const child = running.children[at];
    if (child === undefined || !isElement(child) || child.name !== 'sup') break;
    raised.push(child);
  }
  const [first] = raised;
  const label = first && labelIn(raised.map(wordsOf).join(''));
  if (first === undefined || label === undefined) return undefined;
  const num: Element = { ...first, name: 'num', children: raised.flatMap(({ children }) => children) };
  return { label, num, block: { ...running, children: running.children.slice(at) } };
}

/** A paragraph of text or a list that begins with a raised number. */
function numberedBlock(child: Child): NumberedBlock | undefined {
  if (!isElement(child)) return undefined;
  if (child.name === 'p') return withoutNumber(child);
  if (child.name !== 'blockList') return undefined;
  const intro = childNamed(child, 'listIntroduction');
  const numbered = intro && withoutNumber(intro);
  if (!numbered) return undefined;
  const children = child.children.map((one) => (one === intro ? numbered.block : one));
  return { ...numbered, block: { ...child, children } };
}

function beginsRaised(running: Element | undefined): boolean {
  const first = running?.children[0];
  const begin = isBlank(first) ? running?.children[1] : first;
  return begin !== undefined && isElement(begin) && begin.name === 'sup';
}

/** Whether there may be numbered blocks at all, which is nearly never so: every paragraph of a file is asked. */
function mayBeNumbered(content: Element): boolean {
  for (const child of content.children) {
    if (!isElement(child)) continue;
    if (child.name === 'p' && beginsRaised(child)) return true;
    if (child.name === 'blockList' && beginsRaised(childNamed(child, 'listIntroduction'))) return true;
  }
  return false;
}

type Group = { number: NumberedBlock | undefined; blocks: Child[] };

const isAfter = (label: string, before: string | undefined) =>
  before === undefined ? /^1(?!\d)/.test(label) : comparePaths(`1^${before}`, `1^${label}`) < 0;

/**
 * Blocks in groups that begin with a number each; undefined unless there are several and the numbers grow from 1 or
 * from that of the paragraph around them. Where they start anew, the numbers are those of quoted provisions.
 */
function groupsOf(blocks: readonly Child[], own?: string): Group[] | undefined {
  let current: Group = { number: undefined, blocks: [] };
  const groups = [current];
  let before = own;
  for (const child of blocks) {
    const number = numberedBlock(child);
    if (number && !isAfter(number.label, before)) return undefined;
    if (number) {
      before = number.label;
      current = { number, blocks: [number.block] };
      groups.push(current);
    } else current.blocks.push(child);
  }
  const numbered = groups.length - 1;
  return numbered > 1 || (numbered === 1 && own !== undefined) ? groups : undefined;
}

/** `para_1_bis` for `1bis`, `para_1_3` for `1-3`. */
function segmentOf(label: string): string {
  const tokens = label.split('-').flatMap((part) => {
    const [, digits = '', letters = ''] = /^(\d*)(.*)$/.exec(part) ?? [];
    const { stem, suffix } = splitLatin(letters);
    return [digits, stem, suffix].filter((token) => token !== '');
  });
  return ['para', ...tokens].join('_');
}

/** Gives identifiers inside a block the place of its own paragraph; `place` undefined removes them. */
function moved(element: Element, from: string, place: string | undefined): Element {
  const children = element.children.map((child) => (isElement(child) ? moved(child, from, place) : child));
  const { eId, ...others } = element.attributes;
  if (eId === undefined) return { ...element, children };
  const isInside = from !== '' && eId.startsWith(`${from}/`);
  const attributes =
    place !== undefined && isInside ? { ...others, eId: place + eId.slice(from.length) } : others;
  return { ...element, attributes, children };
}

/** A list that stands alone in its new paragraph needs no name of its own. */
function withOwnIdentifiers(
  blocks: readonly Child[],
  from: string | undefined,
  to: string | undefined,
): Child[] {
  const isList = (child: Child): child is Element => isElement(child) && child.name === 'blockList';
  const hasSeveral = blocks.filter(isList).length > 1;
  let lists = 0;
  return blocks.map((child) => {
    if (!isElement(child)) return child;
    if (!isList(child) || from === undefined || to === undefined) return moved(child, from ?? '', to);
    lists += 1;
    const list = /^(.*\/list_u\d+)\//.exec(firstEId(child) ?? '')?.[1];
    const isOwn = list?.startsWith(`${from}/list_u`) === true && !list.slice(from.length + 1).includes('/');
    return moved(child, isOwn ? list : from, hasSeveral && isOwn ? `${to}/list_u${lists}` : to);
  });
}

function firstEId(list: Element): string | undefined {
  for (const child of list.children)
    if (isElement(child) && child.name === 'item' && child.attributes.eId) return child.attributes.eId;
  return undefined;
}

function paragraphOf(
  { number, blocks }: Group,
  around: Element,
  from: string | undefined,
): Element | undefined {
  if (number === undefined) return undefined;
  const to = from?.replace(/[^/]*$/, segmentOf(number.label));
  const content: Element = {
    ...around,
    name: 'content',
    attributes: {},
    children: withOwnIdentifiers(blocks, from, to),
  };
  const attributes = to === undefined ? {} : { eId: to };
  return { ...around, name: 'paragraph', attributes, children: [number.num, content], holdsBlock: true };
}

/** The paragraphs in one: itself unless it holds several numbered ones. */
export function paragraphsIn(paragraph: Element): readonly Element[] {
  const content = paragraph.name === 'paragraph' ? childNamed(paragraph, 'content') : undefined;
  if (!content?.holdsBlock || !mayBeNumbered(content)) return [paragraph];
  const num = childNamed(paragraph, 'num');
  const own = num && labelIn(wordsOf(num));
  const [first, ...others] = groupsOf(content.children, own) ?? [];
  if (first === undefined || (num !== undefined && own === undefined)) return [paragraph];
  const numbered = others.flatMap((group) => paragraphOf(group, paragraph, paragraph.attributes.eId) ?? []);
  if (own === undefined && first.blocks.every((child) => isBlank(child))) return numbered;
  const rest: Element = { ...content, children: first.blocks };
  const children = paragraph.children.map((child) => (child === content ? rest : child));
  return [{ ...paragraph, children }, ...numbered];
}

/** The children of the content of a container, its numbered blocks as paragraphs. */
export function withParagraphs(content: Element): readonly Child[] {
  const groups = content.holdsBlock && mayBeNumbered(content) ? groupsOf(content.children) : undefined;
  if (groups === undefined) return content.children;
  return groups.flatMap((group): readonly Child[] => {
    const paragraph = paragraphOf(group, content, undefined);
    return paragraph ? [paragraph] : group.blocks;
  });
}
