import { type Element, isElement } from '../akn/tree.ts';
import { type Block, type Child, type EuAct, lineOf } from '../eu/blocks.ts';

/*
 * AKN4EU, the profile of the institutions of the Union: paragraphs hold lists, lists hold subparagraphs and points, and
 * nothing has the identifiers of the Fedlex profile. It is read into the same blocks as the other formats of the Union.
 */

/** Elements that only group others. */
const groups = new Set([
  ...[
    'content',
    'list',
    'intro',
    'wrapUp',
    'subparagraph',
    'alinea',
    'blockContainer',
    'container',
    'citations',
  ],
  ...['citation', 'recitals', 'formula', 'block', 'longTitle', 'blockList', 'mainBody', 'tblock'],
]);
const points = new Set(['point', 'indent', 'item', 'clause', 'subclause', 'subpoint']);
const divisions = new Set([
  'book',
  'part',
  'title',
  'chapter',
  'section',
  'subsection',
  'subchapter',
  'level',
]);

const headed = new Set(['num', 'heading', 'subheading']);
const partNamed = (element: Element, name: string): Child[] =>
  element.children.filter(isElement).find((child) => child.name === name)?.children ?? [];
const rest = (element: Element): Child[] =>
  element.children.filter((child) => !isElement(child) || !headed.has(child.name));

function tableOf(table: Element): Block {
  const rowsIn = (element: Element): Element[] =>
    element.children.filter(isElement).flatMap((child) => (child.name === 'tr' ? [child] : rowsIn(child)));
  const rows = rowsIn(table).map((row) =>
    row.children.filter(isElement).map((cell) => ({
      line: cell.line,
      head: cell.name === 'th',
      cols: cell.attributes.colspan,
      rows: cell.attributes.rowspan,
      blocks: blocksOf(cell.children, cell.line),
    })),
  );
  return { kind: 'table', line: table.line, rows };
}

function blocksOfElement(element: Element): Block[] | undefined {
  const { name, line } = element;
  const num = () => partNamed(element, 'num');
  const heading = () => partNamed(element, 'heading');
  const inside = () => blocksOf(rest(element), line);
  if (name === 'article') return [{ kind: 'article', line, num: num(), heading: heading() }, ...inside()];
  if (name === 'recital') return [{ kind: 'recital', line, num: num(), blocks: inside() }];
  if (name === 'paragraph')
    return num().length > 0 ? [{ kind: 'paragraph', line, num: num(), blocks: inside() }] : inside();
  if (points.has(name)) return [{ kind: 'item', line, num: num(), blocks: inside() }];
  if (divisions.has(name)) return [{ kind: 'division', line, num: num(), heading: heading() }, ...inside()];
  if (name === 'table') return [tableOf(element)];
  if (name === 'quotedStructure') return [{ kind: 'quote', line, blocks: inside() }];
  if (name === 'signature')
    return [{ kind: 'text', line, role: 'signature', content: spaced(element.children) }];
  if (name === 'p') return [{ kind: 'text', line, content: element.children }];
  if (name === 'heading' || name === 'subheading')
    return [{ kind: 'text', line, role: 'heading', content: element.children }];
  if (groups.has(name) || element.holdsBlock) return inside();
  return undefined;
}

/** Those who sign stand beside each other without a space. */
const spaced = (children: readonly Child[]): Child[] =>
  children.flatMap((child, at) => (at > 0 && isElement(child) ? [' ', child] : [child]));

const isWritten = (content: readonly Child[]): boolean =>
  content.some((child) => isElement(child) || child.trim() !== '');

function blocksOf(children: readonly Child[], line: number): Block[] {
  const blocks: Block[] = [];
  let run: Child[] = [];
  const endRun = () => {
    if (isWritten(run)) blocks.push({ kind: 'text', line, content: run });
    run = [];
  };
  for (const child of children) {
    const own = isElement(child) ? blocksOfElement(child) : undefined;
    if (own === undefined) run.push(child);
    else {
      endRun();
      blocks.push(...own);
    }
  }
  endRun();
  return blocks;
}

function annexesOf(attachments: Element): Block[] {
  return attachments.children.filter(isElement).flatMap((child): Block[] => {
    if (child.name !== 'doc') return annexesOf(child);
    const preface = child.children.filter(isElement).find(({ name }) => name === 'preface');
    const head = preface ? blocksOf(preface.children, preface.line) : [];
    const [num = [], ...headings] = head.flatMap((block) => (block.kind === 'text' ? [block.content] : []));
    const body = child.children
      .filter(isElement)
      .filter(({ name }) => name === 'mainBody' || name === 'body');
    const annex: Block = {
      kind: 'annex',
      line: child.line,
      num,
      heading: headings.flatMap((one) => [...one, ' ']),
    };
    return [annex, ...body.flatMap((one) => blocksOf(one.children, one.line))];
  });
}

/** The blocks of an act, a bill or another structure of AKN4EU. */
export function readAkn4euAct(act: Element): EuAct {
  const title: Child[][] = [];
  const blocks: Block[] = [];
  for (const child of act.children) {
    if (!isElement(child)) continue;
    const { name, line } = child;
    if (name === 'preface')
      for (const block of blocksOf(child.children, line))
        if (block.kind === 'text') title.push([lineOf(block.content)]);
    if (name === 'preamble' || name === 'body') blocks.push(...blocksOf(child.children, line));
    if (name === 'conclusions') blocks.push({ kind: 'conclusions', line }, ...blocksOf(child.children, line));
    if (name === 'attachments' || name === 'components') blocks.push(...annexesOf(child));
  }
  return { title, blocks, line: act.line };
}
