import { type Element, makeElement } from '../akn/tree.ts';
import type { Block, Cell, Child } from './blocks.ts';

function cellOf({ head, cols, rows, blocks, line }: Cell): Element {
  const attributes = {
    ...(cols === undefined ? {} : { colspan: cols }),
    ...(rows === undefined ? {} : { rowspan: rows }),
  };
  return makeElement(head ? 'th' : 'td', line, flowOf(blocks), attributes);
}

const textNames = { heading: 'crossHeading', signature: 'signature' } as const;

function elementOf(block: Block): Element[] {
  const { line } = block;
  if (block.kind === 'text') {
    const name = block.role === undefined ? 'p' : textNames[block.role];
    return [makeElement(name, line, block.content)];
  }
  if (block.kind === 'table')
    return [
      makeElement(
        'table',
        line,
        block.rows.map((row) => makeElement('tr', line, row.map(cellOf))),
      ),
    ];
  if (block.kind === 'quote') return [makeElement('quotedStructure', line, flowOf(block.blocks))];
  if (block.kind === 'item' || block.kind === 'recital' || block.kind === 'paragraph') {
    const num = block.num.length > 0 ? [makeElement('num', line, block.num)] : [];
    return [makeElement('item', line, [...num, ...flowOf(block.blocks)])];
  }
  // Heads of other acts, in text that amends them: words, and no place of this act.
  if (block.kind === 'group') return [makeElement('crossHeading', line, block.content)];
  if (!('heading' in block)) return [];
  return [block.num, block.heading]
    .filter((content) => content.length > 0)
    .map((content) => makeElement('crossHeading', line, content));
}

/** Blocks as the elements of running text: items that follow each other are one list. */
export function flowOf(blocks: readonly Block[]): Child[] {
  const children: Child[] = [];
  let items: Child[] = [];
  const endList = () => {
    const [first] = items;
    if (typeof first === 'object') children.push(makeElement('blockList', first.line, items));
    items = [];
  };
  for (const block of blocks) {
    const elements = elementOf(block);
    if (elements[0]?.name === 'item') items.push(...elements);
    else {
      endList();
      children.push(...elements);
    }
  }
  endList();
  return children;
}
