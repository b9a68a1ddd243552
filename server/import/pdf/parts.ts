import type { PdfElement } from '#core/contract/main/pdf-structure.ts';
import type { Division, Inline, Part, Unit } from '#core/contract/main/regulation-text.ts';
import type { Paths } from './paths.ts';
import type { Positions } from './positions.ts';

export type Parts = { add: (element: PdfElement, content: Inline[]) => void };

type Open = { division: Division; level: number };
const divisions = new Set(['paragraph', 'letter', 'number', 'dash']);

/**
 * The parts of a unit, nested by their levels. What stands in an article without a number is a paragraph without one,
 * as in other sources; in margin numbers and recitals words and items stand directly.
 */
export function createParts(unit: Unit, paths: Paths, positions: Positions): Parts {
  let stack: Open[] = [];
  const isArticle = unit.kind === 'article';
  const target = (): { id: string; parts: Part[] } => {
    const open = stack.at(-1)?.division;
    return { id: open?.id ?? unit.id, parts: open?.parts ?? unit.parts };
  };
  const push = (
    kind: Division['kind'],
    level: number,
    element: PdfElement,
    number: string | undefined,
  ): Division => {
    const { id: parent, parts } = target();
    const own = kind === 'group' ? 'number' : kind;
    const division: Division = { part: 'division', kind, id: paths.within(parent, own, number), parts: [] };
    parts.push(division);
    stack.push({ division, level });
    track(element);
    return division;
  };
  const track = ({ boxes }: PdfElement) => {
    for (const { division } of stack) if (division.id !== undefined) positions.add(division.id, boxes);
  };
  /** A paragraph without a number for items and words that stand in an article directly. */
  const ensureParagraph = (element: PdfElement) => {
    if (isArticle && stack.length === 0) push('paragraph', 0, element, undefined);
  };
  const add = (element: PdfElement, content: Inline[]): void => {
    const { kind, number } = element;
    const level = element.level ?? 1;
    const isUnnumbered = stack[0]?.level === 0;
    if (divisions.has(kind)) {
      const isParagraph = kind === 'paragraph';
      stack = stack.filter((open) => (isParagraph && isUnnumbered ? false : open.level < level));
      if (!isParagraph) ensureParagraph(element);
      const division = push(kind as Division['kind'], level, element, number);
      if (number !== undefined || kind === 'dash') division.num = [printedNumber(element)];
      if (content.length > 0) division.parts.push({ part: 'text', content });
      return;
    }
    // Words at the level of items belong to what is around these.
    stack = stack.filter((open) => open.level < level);
    ensureParagraph(element);
    track(element);
    if (content.length === 0) return;
    const { parts } = target();
    const isClosing = parts.some(({ part }) => part === 'division');
    parts.push({ part: 'text', ...(isClosing ? { role: 'closing' as const } : {}), content });
  };
  return { add };
}

/** Numbers as acts print them: paragraphs plain, items with a point. */
function printedNumber({ kind, number = '' }: PdfElement): string {
  if (kind === 'dash') return '–';
  return kind === 'paragraph' ? number : `${number}.`;
}
