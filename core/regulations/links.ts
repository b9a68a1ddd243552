import type { Inline, Part, Unit } from '../contract/main/regulation-text.ts';
import { plainText } from './repeal.ts';

/** A link that the source itself marks up; `note` is the number of the note it stands in. */
export type SourceLink = { href: string; text: string; note?: number };

/** The outgoing links of a unit in the order of the text, each address once. */
export function linksOf(unit: Pick<Unit, 'num' | 'heading' | 'parts' | 'notes'>): SourceLink[] {
  const found = new Map<string, SourceLink>();
  const collect = (content: readonly Inline[], note?: number) => {
    for (const inline of content) {
      if (typeof inline === 'string' || !('content' in inline)) continue;
      if ('href' in inline && /^https?:\/\//i.test(inline.href) && !found.has(inline.href)) {
        const text = plainText(inline.content).trim() || inline.href;
        found.set(inline.href, { href: inline.href, text, ...(note === undefined ? {} : { note }) });
      }
      collect(inline.content, note);
    }
  };
  collect(unit.num ?? []);
  collect(unit.heading ?? []);
  for (const content of runsOf(unit.parts)) collect(content);
  for (const note of unit.notes) collect(note.content, note.number);
  return [...found.values()];
}

function runsOf(parts: readonly Part[]): (readonly Inline[])[] {
  return parts.flatMap((part) => {
    if (part.part === 'text') return [part.content];
    if (part.part === 'table') return part.rows.flat().flatMap((cell) => runsOf(cell.parts));
    const own = part.part === 'division' ? [part.num ?? [], part.heading ?? []] : [];
    return [...own, ...runsOf(part.parts)];
  });
}
