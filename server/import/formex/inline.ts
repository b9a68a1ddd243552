import { type Element, isElement, makeElement } from '../akn/tree.ts';
import type { Child } from '../eu/blocks.ts';
import { formulaOf } from './formula.ts';

const marks = new Map(Object.entries({ ITALIC: 'i', BOLD: 'b', SUP: 'sup', SUB: 'sub', UNDERLINE: 'u' }));

/** The notes of an act by their identifiers: later marks name a note that stands at an earlier one. */
export type FormexNotes = {
  known: Map<string, { note: Element; size: number; used: boolean }>;
  left: number;
};

export const createNotes = (budget: number): FormexNotes => ({ known: new Map(), left: budget });

/** The character of a quotation mark by its number. */
function quoteOf({ attributes: { CODE = '' } }: Element): string {
  const code = Number.parseInt(CODE, 16);
  return /^[0-9a-f]{2,5}$/i.test(CODE) && code >= 0x20 && (code < 0xd800 || code > 0xdfff)
    ? String.fromCodePoint(code)
    : '"';
}

const upperCased = (child: Child): Child =>
  isElement(child) ? { ...child, children: child.children.map(upperCased) } : child.toUpperCase();

function noteOf(element: Element, notes: FormexNotes): Element | undefined {
  const { 'NOTE.ID': id, 'NOTE.REF': reference } = element.attributes;
  const earlier = reference === undefined ? undefined : notes.known.get(reference);
  if (earlier) {
    if (earlier.used) notes.left -= earlier.size;
    earlier.used = true;
    return notes.left < 0 ? undefined : earlier.note;
  }
  const paragraphs = element.children.filter(isElement).filter(({ name }) => name === 'P');
  const lines = paragraphs.length > 0 ? paragraphs : [element];
  const note = makeElement(
    'authorialNote',
    element.line,
    lines.map((line) => makeElement('p', line.line, inlineOf(line.children, notes))),
  );
  if (id !== undefined) notes.known.set(id, { note, size: sizeOf(element), used: true });
  return note;
}

/** Reads the notes of a table, which its cells name. */
export function registerNotes(groups: readonly Element[], notes: FormexNotes): void {
  for (const element of groups.flatMap(({ children }) => children.filter(isElement))) {
    if (element.name !== 'NOTE') registerNotes([element], notes);
    else if (noteOf(element, notes)) {
      const registered = notes.known.get(element.attributes['NOTE.ID'] ?? '');
      if (registered) registered.used = false;
    }
  }
}

/** The notes of a table that no cell names. */
export function unnamedNotes(groups: readonly Element[], notes: FormexNotes): Element[] {
  return groups
    .flatMap(({ children }) => children.filter(isElement))
    .flatMap((element) => {
      if (element.name !== 'NOTE') return unnamedNotes([element], notes);
      const registered = notes.known.get(element.attributes['NOTE.ID'] ?? '');
      return registered && !registered.used ? [registered.note] : [];
    });
}

const sizeOf = (child: Child): number =>
  isElement(child) ? child.children.reduce((sum, inner) => sum + sizeOf(inner), 20) : child.length;

function highlighted(element: Element, notes: FormexNotes): Child[] {
  const content = inlineOf(element.children, notes);
  const type = element.attributes.TYPE ?? '';
  if (type === 'UC') return content.map(upperCased);
  const mark = marks.get(type);
  return mark === undefined ? content : [makeElement(mark, element.line, content)];
}

function partOf(element: Element, notes: FormexNotes): Child[] {
  const { name, line } = element;
  if (name === 'HT') return highlighted(element, notes);
  if (name === 'NOTE') {
    const note = noteOf(element, notes);
    return note ? [note] : [];
  }
  if (name === 'FORMULA' || name === 'FORMULA.S') return formulaOf(element, (inner) => partOf(inner, notes));
  if (name === 'INCL.ELEMENT' || name === 'IMG')
    return [makeElement('img', line, [], { src: '', alt: element.attributes.FILEREF ?? '' })];
  return inlineOf(element.children, notes);
}

/** Running text of Formex in the elements of Akoma Ntoso. */
export function inlineOf(children: readonly Child[], notes: FormexNotes): Child[] {
  const content: Child[] = [];
  let isAfterOpening = false;
  for (const child of children) {
    if (!isElement(child)) {
      const text = child.replace(/[ \t\r\n]+/g, ' ');
      content.push(isAfterOpening ? text.trimStart() : text);
    } else if (child.name === 'QUOT.START') content.push(quoteOf(child));
    else if (child.name === 'QUOT.END') {
      const last = content.at(-1);
      if (typeof last === 'string') content[content.length - 1] = last.trimEnd();
      content.push(quoteOf(child));
    } else content.push(...partOf(child, notes));
    isAfterOpening = isElement(child) && child.name === 'QUOT.START';
  }
  return content;
}
