import type { Division, Inline, Part, Unit } from '../contract/main/regulation-text.ts';
import { plainText } from './repeal.ts';

/** A link that the source itself marks up; `note` is the number of the note it stands in. */
export type SourceLink = { href: string; text: string; note?: number };

/** A reference or a defined term in the text, with what it leads to; no words where a range only means it. */
export type TextLink = { target: string; text: string };

export type Links = { references: TextLink[]; terms: TextLink[]; source: SourceLink[] };

type Linked = Pick<Unit, 'num' | 'heading' | 'parts' | 'notes'>;
type Asked = {
  /** Only the links of this paragraph or item; all where it is none of the unit. */
  path?: string | undefined;
  /** What stands between the two ends of a range: "Art. 3–5" means Art. 4 too. */
  between?: ((first: string, last: string) => readonly string[]) | undefined;
};

/** What stands between the ends of a range and nothing else. */
const rangeSign = /^\s*(?:\p{Pd}|−|bis|à|au|al?|to)\s*$/iu;

/** The outgoing links of a unit, or of a paragraph in it, in the order of the text, each target and each address once. */
export function linksOf(unit: Linked, { path, between = () => [] }: Asked = {}): Links {
  const found = { reference: new Map<string, TextLink>(), term: new Map<string, TextLink>() };
  const source = new Map<string, SourceLink>();
  const named = new Set<number>();
  const add = (kind: keyof typeof found, target: string, text: string) => {
    const known = found[kind].get(target);
    if (!known || known.text === '') found[kind].set(target, { target, text });
  };
  const collect = (content: readonly Inline[], note?: number) => {
    /** The reference before, and the words since. */
    let last: { target: string; gap: string } | undefined;
    for (const inline of content) {
      if (typeof inline === 'string') {
        if (last) last.gap += inline;
        continue;
      }
      if ('note' in inline) named.add(inline.note);
      if (!('content' in inline)) continue;
      const text = plainText(inline.content).trim();
      if ('link' in inline) {
        if (last && inline.link === 'reference' && rangeSign.test(last.gap))
          for (const target of between(last.target, inline.target)) add('reference', target, '');
        add(inline.link, inline.target, text);
      }
      last = 'link' in inline && inline.link === 'reference' ? { target: inline.target, gap: '' } : undefined;
      if ('href' in inline && /^https?:\/\//i.test(inline.href) && !source.has(inline.href)) {
        const where = note === undefined ? {} : { note };
        source.set(inline.href, { href: inline.href, text: text || inline.href, ...where });
      }
      collect(inline.content, note);
    }
  };
  const division = path === undefined ? undefined : divisionAt(unit.parts, path);
  if (!division) {
    collect(unit.num ?? []);
    collect(unit.heading ?? []);
  }
  for (const content of runsOf(division ? [division] : unit.parts)) collect(content);
  for (const note of unit.notes) if (!division || named.has(note.number)) collect(note.content, note.number);
  return {
    references: [...found.reference.values()],
    terms: [...found.term.values()],
    source: [...source.values()],
  };
}

function divisionAt(parts: readonly Part[], path: string): Division | undefined {
  for (const part of parts) {
    if (part.part !== 'division' && part.part !== 'table') continue;
    if (part.part === 'division' && part.id === path) return part;
    const inner = part.part === 'table' ? part.rows.flat().flatMap((cell) => cell.parts) : part.parts;
    const found = divisionAt(inner, path);
    if (found) return found;
  }
  return undefined;
}

function runsOf(parts: readonly Part[]): (readonly Inline[])[] {
  return parts.flatMap((part) => {
    if (part.part === 'text') return [part.content];
    if (part.part === 'table') return part.rows.flat().flatMap((cell) => runsOf(cell.parts));
    const own = part.part === 'division' ? [part.num ?? [], part.heading ?? []] : [];
    return [...own, ...runsOf(part.parts)];
  });
}
