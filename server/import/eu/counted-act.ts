import { createNesting } from '../akn/nesting.ts';
import type { Act } from '../akn/read-act.ts';
import { type Element, isElement } from '../akn/tree.ts';

/** Counts the elements of an act, and refuses it if marks, notes or tables stand deeper in each other than they can be printed. */
export function countedAct(act: Element, file: string): Act {
  const counted = new Map<string, number>();
  const nesting = createNesting(file);
  let quotes = 0;
  const count = (element: Element): void => {
    if (quotes === 0) counted.set(element.name, (counted.get(element.name) ?? 0) + 1);
    const isQuote = element.name === 'quotedStructure';
    if (isQuote) quotes += 1;
    nesting.enter(element.name, element.line);
    for (const child of element.children) if (isElement(child)) count(child);
    nesting.leave(element.name);
    if (isQuote) quotes -= 1;
  };
  count(act);
  return { act, counted };
}
