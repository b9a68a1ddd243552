import type { Inline, Part, Unit } from '../contract/main/regulation-text.ts';
import { plainText } from './repeal.ts';

/** A link that the source itself marks up; `note` is the number of the note it stands in. */
export type SourceLink = { href: string; text: string; note?: number };

/** A reference or a defined term in the text, with what it leads to. */
export type TextLink = { target: string; text: string };

export type Links = { references: TextLink[]; terms: TextLink[]; source: SourceLink[] };

type Linked = Pick<Unit, 'num' | 'heading' | 'parts' | 'notes'>;

/** The outgoing links of a unit in the order of the text, each target and each address once. */
export function linksOf(unit: Linked): Links {
  const found = { reference: new Map<string, TextLink>(), term: new Map<string, TextLink>() };
  const source = new Map<string, SourceLink>();
  const collect = (content: readonly Inline[], note?: number) => {
    for (const inline of content) {
      if (typeof inline === 'string' || !('content' in inline)) continue;
      const text = plainText(inline.content).trim();
      if ('link' in inline && !found[inline.link].has(inline.target))
        found[inline.link].set(inline.target, { target: inline.target, text });
      if ('href' in inline && /^https?:\/\//i.test(inline.href) && !source.has(inline.href)) {
        const where = note === undefined ? {} : { note };
        source.set(inline.href, { href: inline.href, text: text || inline.href, ...where });
      }
      collect(inline.content, note);
    }
  };
  collect(unit.num ?? []);
  collect(unit.heading ?? []);
  for (const content of runsOf(unit.parts)) collect(content);
  for (const note of unit.notes) collect(note.content, note.number);
  return {
    references: [...found.reference.values()],
    terms: [...found.term.values()],
    source: [...source.values()],
  };
}

function runsOf(parts: readonly Part[]): (readonly Inline[])[] {
  return parts.flatMap((part) => {
    if (part.part === 'text') return [part.content];
    if (part.part === 'table') return part.rows.flat().flatMap((cell) => runsOf(cell.parts));
    const own = part.part === 'division' ? [part.num ?? [], part.heading ?? []] : [];
    return [...own, ...runsOf(part.parts)];
  });
}
