import { type Element, isElement } from '../akn/tree.ts';
import { type Block, type Child, lineOf } from '../eu/blocks.ts';
import { type FormexNotes, inlineOf, registerNotes, unnamedNotes } from './inline.ts';
import { cellsOfTable } from './table.ts';

/** What stands on lines of its own; everything else is part of running text. */
const blockNames = new Set([
  ...[
    'P',
    'LIST',
    'ITEM',
    'NP',
    'DLIST',
    'DLIST.ITEM',
    'TBL',
    'FORMULA.S',
    'ALINEA',
    'PARAG',
    'QUOT.S',
    'GR.SEQ',
  ],
  ...[
    'DIVISION',
    'ARTICLE',
    'TITLE',
    'TI',
    'STI',
    'TI.ART',
    'STI.ART',
    'CONTENTS',
    'SUBDIV',
    'GR.TBL',
    'ADDR.S',
  ],
  ...[
    'ANNOTATION',
    'LETTER',
    'PL.DATE',
    'SIGNATORY',
    'SIGNATURE',
    'COMPETITION',
    'NO.PARAG',
    'GR.ANNOTATION',
  ],
]);
const headNames = new Set(['TITLE', 'TI', 'STI', 'TI.ART', 'STI.ART']);
/** Lists whose points print a sign instead of a number. */
const listSigns = new Map(Object.entries({ DASH: '—', NDASH: '–', BULLET: '•' }));

export const childrenNamed = (element: Element, name: string): Element[] =>
  element.children.filter(isElement).filter((child) => child.name === name);

/** Whether an element has words, a note or an image. */
const isWritten = (content: readonly Child[]): boolean =>
  content.some((child) =>
    isElement(child)
      ? child.name === 'img' || child.name === 'authorialNote' || isWritten(child.children)
      : child.trim() !== '',
  );

/** The lines of titles as one line. */
export function headOf(elements: readonly Element[], notes: FormexNotes): Child[] {
  const lines = elements.flatMap((element) => {
    const own = childrenNamed(element, 'P');
    return own.length > 0 ? own : [element];
  });
  return lines
    .map(({ children }) => inlineOf(children, notes))
    .filter(isWritten)
    .flatMap((content, at) => (at === 0 ? content : [' ', ...content]));
}

/** The children of a numbered point: its text, and what follows it. */
function pointOf(element: Element, sign: string, notes: FormexNotes): Block {
  const { line } = element;
  const numbered = childrenNamed(element, 'NP')[0];
  const holder = element.name === 'NP' ? element : numbered;
  const num = holder && childrenNamed(holder, 'NO.P')[0];
  const rest = (one: Element) => one.children.filter((child) => child !== num && child !== numbered);
  const blocks = [...(holder ? blocksOf(rest(holder), holder.line, notes) : [])];
  if (holder !== element) blocks.push(...blocksOf(rest(element), line, notes));
  const own = num ? inlineOf(num.children, notes) : [];
  return { kind: 'item', line, num: isWritten(own) || sign === '' ? own : [sign], blocks };
}

function listOf(list: Element, notes: FormexNotes): Block[] {
  const sign = listSigns.get(list.attributes.TYPE?.toUpperCase() ?? '') ?? '';
  return list.children
    .filter(isElement)
    .flatMap((child) =>
      child.name === 'ITEM' || child.name === 'NP'
        ? [pointOf(child, sign, notes)]
        : blocksOf([child], child.line, notes),
    );
}

/** A term and its meaning. */
function definitionOf(item: Element, notes: FormexNotes): Block {
  const content = item.children
    .filter(isElement)
    .flatMap((child, at) => [...(at === 0 ? [] : [' ']), ...inlineOf(child.children, notes)]);
  return { kind: 'item', line: item.line, num: [], blocks: [{ kind: 'text', line: item.line, content }] };
}

function groupOf(group: Element, notes: FormexNotes): Block[] {
  const [title] = childrenNamed(group, 'TITLE');
  const rest = group.children.filter((child) => child !== title);
  const content = title ? titleOf(title, notes) : [];
  return [
    ...(isWritten(content) ? [{ kind: 'group', line: group.line, content } as const] : []),
    ...blocksOf(rest, group.line, notes),
  ];
}

function titleOf(title: Element, notes: FormexNotes): Child[] {
  const numbered = childrenNamed(title, 'TI').flatMap((head) => childrenNamed(head, 'NP'))[0];
  if (numbered === undefined)
    return headOf([...childrenNamed(title, 'TI'), ...childrenNamed(title, 'STI')], notes);
  // "A." and its words stand apart in the file and with a wide space between them in print.
  const part = (name: string) =>
    childrenNamed(numbered, name).flatMap(({ children }) => inlineOf(children, notes));
  return [
    `${lineOf(part('NO.P'))}\u00A0\u00A0`,
    ...part('TXT'),
    ...headOf(childrenNamed(title, 'STI'), notes),
  ];
}

function blocksOfElement(element: Element, notes: FormexNotes): Block[] {
  const { name, line } = element;
  if (name === 'LIST') return listOf(element, notes);
  if (name === 'ITEM' || name === 'NP') return [pointOf(element, '', notes)];
  if (name === 'DLIST.ITEM') return [definitionOf(element, notes)];
  if (name === 'TBL') return tableOf(element, notes);
  if (name === 'QUOT.S') return [{ kind: 'quote', line, blocks: blocksOf(element.children, line, notes) }];
  if (name === 'GR.SEQ') return groupOf(element, notes);
  if (headNames.has(name)) {
    const content = name === 'TITLE' ? titleOf(element, notes) : headOf([element], notes);
    return isWritten(content) ? [{ kind: 'text', line, role: 'heading', content }] : [];
  }
  if (name === 'PARAG') return [paragraphOf(element, notes)];
  if (name === 'FORMULA.S') return [{ kind: 'text', line, content: inlineOf([element], notes) }];
  return blocksOf(element.children, line, notes);
}

function tableOf(table: Element, notes: FormexNotes): Block[] {
  const groups = [table, ...childrenNamed(table, 'TITLE'), ...childrenNamed(table, 'CORPUS')].flatMap((one) =>
    childrenNamed(one, 'GR.NOTES'),
  );
  registerNotes(groups, notes);
  const titles = childrenNamed(table, 'TITLE').flatMap((title) => blocksOfElement(title, notes));
  const rows = cellsOfTable(table, (children, line) => blocksOf(children, line, notes));
  const content = unnamedNotes(groups, notes);
  const left: Block[] = content.length > 0 ? [{ kind: 'text', line: table.line, content }] : [];
  return [...titles, { kind: 'table', line: table.line, rows }, ...left];
}

/** A numbered paragraph of an article. */
export function paragraphOf(element: Element, notes: FormexNotes): Block {
  const [num] = childrenNamed(element, 'NO.PARAG');
  const rest = element.children.filter((child) => child !== num);
  return {
    kind: 'paragraph',
    line: element.line,
    num: num ? inlineOf(num.children, notes) : [],
    blocks: blocksOf(rest, element.line, notes),
  };
}

/** Blocks of mixed content: running text between blocks is a block too. */
export function blocksOf(children: readonly Child[], line: number, notes: FormexNotes): Block[] {
  const blocks: Block[] = [];
  let run: Child[] = [];
  const endRun = () => {
    const content = inlineOf(run, notes);
    if (isWritten(content)) blocks.push({ kind: 'text', line, content });
    run = [];
  };
  for (const child of children) {
    if (!isElement(child) || !blockNames.has(child.name)) run.push(child);
    else {
      endRun();
      blocks.push(...blocksOfElement(child, notes));
    }
  }
  endRun();
  return blocks;
}
