import { type Element, isElement, makeElement } from '../akn/tree.ts';
import type { Child } from '../eu/blocks.ts';

/*
 * Formulas as readable text, since the regulation model has none: fractions with a stroke, roots with their sign,
 * brackets where the print has a line, indices raised or lowered.
 */

const brackets = new Map(Object.entries({ BRACKET: '()', BRACE: '{}', SQBRACKET: '[]', BAR: '||' }));
const signs = new Map(
  Object.entries({ SUM: 'Σ', PRODUCT: '∏', INTEGRAL: '∫', INT: '∫', OVER: '/', ROOT: '√', IE: '' }),
);

/** Reads what is not part of formulas. */
export type ReadInline = (element: Element) => Child[];

const isComposite = (content: readonly Child[]): boolean => {
  const text = content.map((child) => (isElement(child) ? ' ' : child)).join('');
  return /\S[\s·+–−=*/-]+\S?/.test(text.trim()) && !/^[([{|].*[)\]}|]$/.test(text.trim());
};
const inBrackets = (content: Child[]): Child[] => (isComposite(content) ? ['(', ...content, ')'] : content);

/** The next element with content from a place on, and how far it reaches. */
function operandAt(children: readonly Child[], from: number): { element: Element; next: number } | undefined {
  let at = from;
  for (let child = children[at]; typeof child === 'string' && child.trim() === ''; child = children[at])
    at += 1;
  const element = children[at];
  return element !== undefined && isElement(element) ? { element, next: at + 1 } : undefined;
}

function operand(element: Element, read: ReadInline): Child[] {
  return element.name === 'EXPR' && element.attributes.TYPE === undefined
    ? inBrackets(formulaOf(element, read))
    : termOf(element, read);
}

function termOf(element: Element, read: ReadInline): Child[] {
  const { name, line, attributes } = element;
  if (name === 'IND' || name === 'EXPONENT') {
    const mark = name === 'EXPONENT' || attributes.LOC === 'SUP' ? 'sup' : 'sub';
    return [makeElement(mark, line, formulaOf(element, read))];
  }
  if (name === 'FRACTION') {
    const halves = element.children.filter(isElement).map((half) => inBrackets(formulaOf(half, read)));
    return halves.flatMap((half, at) => (at === 0 ? half : [' / ', ...half]));
  }
  if (name === 'EXPR') {
    const inner = formulaOf(element, read);
    const [open, close] = brackets.get(attributes.TYPE ?? '') ?? '';
    return open === undefined || close === undefined ? inner : [open, ...inner, close];
  }
  const sign = signs.get(name);
  return sign === undefined ? read(element) : [sign];
}

/** Whether the element after a place is the stroke of a fraction. */
const isOver = (children: readonly Child[], from: number): boolean =>
  operandAt(children, from)?.element.name === 'OVER';

/** The content of a formula or of a part of it. */
export function formulaOf({ children }: Element, read: ReadInline): Child[] {
  const content: Child[] = [];
  let at = 0;
  while (at < children.length) {
    const child = children[at] as Child;
    at += 1;
    if (!isElement(child)) content.push(child.replaceAll('\u0387', '·').replace(/[ \t\r\n]+/g, ' '));
    else if (child.name === 'ROOT') {
      const under = operandAt(children, at);
      content.push('√', ...(under ? ['(', ...formulaOf(under.element, read), ')'] : []));
      at = under?.next ?? at;
    } else if (child.name === 'OVER') {
      const below = operandAt(children, at);
      content.push(' / ', ...(below ? operand(below.element, read) : []));
      at = below?.next ?? at;
    } else content.push(...(isOver(children, at) ? operand(child, read) : termOf(child, read)));
  }
  return content;
}
