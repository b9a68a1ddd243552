import type { Division, Inline, Part, Unit } from '../../contract/main/regulation-text.ts';

/** A line of running text with the items that it introduces. Italics are enclosed by two marks. */
export type Passage = {
  path: string;
  unit: Unit;
  marked: string;
  /** The letters, numbers and dashes after the line. */
  items: Division[];
};

/** Marks from the private use area, which no text contains. */
export const [italicStart, italicEnd] = ['\uE000', '\uE001'];
const marks = new RegExp(`[${italicStart}${italicEnd}]`, 'g');
const space = /\s+/g;

function inlineText(content: readonly Inline[]): string {
  let text = '';
  for (const piece of content) {
    if (typeof piece === 'string') text += piece;
    else if ('mark' in piece && piece.mark === 'i')
      text += `${italicStart}${inlineText(piece.content)}${italicEnd}`;
    else if ('content' in piece) text += inlineText(piece.content);
    else if ('br' in piece) text += ' ';
  }
  return text;
}

export const markedText = (content: readonly Inline[]): string =>
  inlineText(content).replaceAll(space, ' ').trim();
export const withoutMarks = (marked: string): string =>
  marked.replaceAll(marks, '').replaceAll(space, ' ').trim();

/** Every line of a unit, except tables and quoted words of other acts. */
export function* passagesOf(unit: Unit): Generator<Passage> {
  yield* passagesIn(unit.parts, unit.id, unit);
}

function* passagesIn(parts: readonly Part[], path: string, unit: Unit): Generator<Passage> {
  for (const [at, part] of parts.entries()) {
    if (part.part === 'text' && part.role !== 'heading')
      yield { path, unit, marked: markedText(part.content), items: itemsAfter(parts, at) };
    else if (part.part === 'division') yield* passagesIn(part.parts, part.id ?? path, unit);
  }
}

function itemsAfter(parts: readonly Part[], at: number): Division[] {
  const items: Division[] = [];
  for (let next = at + 1; next < parts.length; next += 1) {
    const part = parts[next];
    if (part?.part !== 'division' || part.kind === 'paragraph') break;
    items.push(part);
  }
  return items;
}

/** The text of a list, each item with its number. */
export function listText(items: readonly Division[]): string {
  return items
    .map(({ num, parts }) =>
      [num ? withoutMarks(markedText(num)) : '', partsText(parts)].filter(Boolean).join(' '),
    )
    .join(' ');
}

function partsText(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.part === 'text') return withoutMarks(markedText(part.content));
      return part.part === 'division' ? listText([part]) : '';
    })
    .filter(Boolean)
    .join(' ');
}
