import { type Element, isElement, makeElement } from '../akn/tree.ts';
import type { Child } from '../eu/blocks.ts';
import { paragraphKind } from './classes.ts';

/** The footnotes of a page by their identifiers. Each stands at its mark; the page has them at its end. */
export type Notes = {
  /** The note that an address in the page leads to: a new one for each mark of it. */
  at: (
    href: string | undefined,
    line: number,
    inline: (children: readonly Child[]) => Child[],
  ) => Element | undefined;
};

/** The anchor at which a note begins: the first link of its paragraph. */
function anchorOf(paragraph: Element): Element | undefined {
  return paragraph.children.filter(isElement).find(({ name, attributes }) => name === 'a' && attributes.id);
}

/** The words of a note without its number: `(1) Directive …`. */
function withoutNumber(paragraph: Element, anchor: Element): Child[] {
  const after = paragraph.children.slice(paragraph.children.indexOf(anchor) + 1);
  const [first, ...others] = after;
  return typeof first === 'string' ? [first.replace(/^[\s\u00A0]*\)?[\s\u00A0]*/, ''), ...others] : after;
}

/** Collects the notes of a page. What repeated marks may add is bounded by the size of the file. */
export function collectNotes(paragraphs: readonly Element[], budget: number): Notes {
  const notes = new Map<string, { size: number; paragraphs: Child[][]; used: boolean }>();
  let last: { size: number; paragraphs: Child[][] } | undefined;
  for (const paragraph of paragraphs) {
    if (paragraphKind(paragraph) !== 'note') continue;
    const anchor = anchorOf(paragraph);
    if (anchor?.attributes.id !== undefined) {
      const note = { size: 0, paragraphs: [withoutNumber(paragraph, anchor)], used: false };
      notes.set(anchor.attributes.id, note);
      last = note;
    } else last?.paragraphs.push(paragraph.children);
  }
  let left = budget;
  return {
    at(href, line, inline) {
      const note = href?.startsWith('#') ? notes.get(href.slice(1)) : undefined;
      if (note === undefined) return undefined;
      const content = note.paragraphs.map((children) => makeElement('p', line, inline(children)));
      if (note.used) {
        left -= sizeOf(content);
        if (left < 0) return undefined;
      }
      note.used = true;
      return makeElement('authorialNote', line, content);
    },
  };
}

function sizeOf(children: readonly Child[]): number {
  return children.reduce(
    (sum, child) => sum + (isElement(child) ? 20 + sizeOf(child.children) : child.length),
    0,
  );
}
