import type { LanguageCode } from '../contract/languages.ts';
import type { Division, Inline, Part, Unit } from '../contract/main/regulation-text.ts';
import { displayName, type Naming, namings } from '../law/display-name.ts';
import { plainText } from '../law/inline-text.ts';
import { latinSuffixes } from '../law/label.ts';
import { ifPath } from '../law/paragraph-id.ts';

/** A link of the source itself; `note` is the number of the note that contains it. */
export type SourceLink = { href: string; text: string; note?: number };

/**
 * A reference or a defined term in the text. `text` is empty for a target that is only implied by a range.
 */
export type TextLink = { target: string; text: string };

export type Links = { references: TextLink[]; terms: TextLink[]; source: SourceLink[] };

type Linked = Pick<Unit, 'num' | 'heading' | 'parts' | 'notes'>;
type LinkOptions = {
  /** Only the links of this paragraph or item; all links if the unit does not contain it. */
  path?: string | undefined;
  /** The paths between the ends of a range: "Art. 3–5" also means Art. 4. */
  between?: ((first: string, last: string) => readonly string[]) | undefined;
};

/** The text between the two ends of a range. */
const rangeSign = /^\s*(?:\p{Pd}|−|bis|à|au|al?|to)\s*$/iu;

/**
 * The outgoing links of a unit or of one of its paragraphs, in text order; each target and each address once.
 */
export function linksOf(unit: Linked, { path, between = () => [] }: LinkOptions = {}): Links {
  const links = { reference: new Map<string, TextLink>(), term: new Map<string, TextLink>() };
  const source = new Map<string, SourceLink>();
  const named = new Set<number>();
  const add = (kind: keyof typeof links, target: string, text: string) => {
    const known = links[kind].get(target);
    if (!known || known.text === '') links[kind].set(target, { target, text });
  };
  const collect = (content: readonly Inline[], note?: number) => {
    /** The previous reference, and the text after it. */
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
    references: [...links.reference.values()],
    terms: [...links.term.values()],
    source: [...source.values()],
  };
}

function divisionAt(parts: readonly Part[], path: string): Division | undefined {
  for (const part of parts) {
    if (part.part !== 'division' && part.part !== 'table') continue;
    if (part.part === 'division' && part.id === path) return part;
    const inner = part.part === 'table' ? part.rows.flat().flatMap((cell) => cell.parts) : part.parts;
    const division = divisionAt(inner, path);
    if (division) return division;
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

/** Only a number or letter, perhaps with the short name of its act: "h", "4bis", "5 OR". */
const bareLabel = new RegExp(
  `^(?:\\d+\\p{Ll}?|\\p{Ll}{1,2}|[ivx]+)(?:${latinSuffixes.join('|')})?(?<act>\\s+\\p{Lu}[\\p{L}\\d-]*)?$`,
  'u',
);
const marginWords = /^(?:rz|randziff|cm\b|ch\.? ?marg|chiffres? marg|nm\b|n\.? ?marg|note? marg|mn\b|marg)/iu;

type Own = { regTextId: string; nameOf: (path: string) => string };

/** A name for each link: "Art. 5 Abs. 4" if the text has only the "4" of a list or range. */
export function linkNames(links: readonly TextLink[], language: LanguageCode, own: Own): string[] {
  /** The naming of a document is known from an earlier citation of it. */
  const known = new Map<string, Naming>();
  return links.map(({ target, text }) => {
    const [regTextId = '', path] = target.split('~');
    const bare = bareLabel.exec(text);
    if (!bare && text !== '') {
      known.set(regTextId, marginWords.test(text) ? namings.circular : namings.act);
      return text;
    }
    if (path === undefined) return text;
    if (regTextId === own.regTextId) return own.nameOf(path);
    return nameIn(path, language, known.get(regTextId) ?? namings.act, text) + (bare?.groups?.act ?? '');
  });
}

function nameIn(path: string, language: LanguageCode, naming: Naming, otherwise: string): string {
  // A path that no naming covers is displayed with the words of the text.
  return ifPath(() => displayName(path, language, naming)) || otherwise;
}
