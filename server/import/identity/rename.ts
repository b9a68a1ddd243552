import type { Part, Unit } from '#core/contract/main/regulation-text.ts';
import { sectionOf, sectionSegments, withoutOrdinal } from '#core/law/paragraph-id.ts';
import type { ImportedText } from '../regulation.ts';

/** The parts of a unit's path: the containers in braces, and the article behind them. */
function splitSection(path: string): { segments: string[]; rest: string } {
  const [whole = '', section] = /^\{([^}]*)\}/.exec(path) ?? [];
  return { segments: section === undefined ? [] : sectionSegments(section), rest: path.slice(whole.length) };
}

const ordinalOf = (path: string) => /!\d+(?=\}$)/.exec(path)?.[0] ?? '';

/** A path inside a container whose own path changes from `before` to `after`; undefined for any other. */
export function movedPath(path: string, before: string, after: string): string | undefined {
  const from = splitSection(before).segments;
  const { segments, rest } = splitSection(path);
  if (!from.every((segment, at) => segments[at] === segment)) return undefined;
  const to = splitSection(after).segments;
  const ordinal = rest === '' && segments.length > from.length ? ordinalOf(path) : '';
  return `{${sectionOf([...to, ...segments.slice(from.length)])}${ordinal}}${rest}`;
}

function movedParts(parts: readonly Part[], before: string, after: string): Part[] {
  return parts.map((part): Part => {
    if (part.part === 'division') {
      const inner = movedParts(part.parts, before, after);
      return part.id?.startsWith(`${before}^`)
        ? { ...part, id: after + part.id.slice(before.length), parts: inner }
        : { ...part, parts: inner };
    }
    if (part.part !== 'table') return part;
    const rows = part.rows.map((row) =>
      row.map((cell) => ({ ...cell, parts: movedParts(cell.parts, before, after) })),
    );
    return { ...part, rows };
  });
}

/** The text with new paths of units, also of everything inside them; each unit remembers its former path. */
export function withPaths(text: ImportedText, paths: ReadonlyMap<string, string>): ImportedText {
  if ([...paths].every(([before, after]) => before === after)) return text;
  const units = text.units.map((unit): Unit => {
    const id = paths.get(unit.id) ?? unit.id;
    const parent = unit.parent === undefined ? undefined : (paths.get(unit.parent) ?? unit.parent);
    if (id === unit.id && parent === unit.parent) return unit;
    const own =
      id === unit.id ? unit : { ...unit, id, former: unit.id, parts: movedParts(unit.parts, unit.id, id) };
    return parent === undefined ? own : { ...own, parent };
  });
  const moved = (path: string): string => {
    const end = path.indexOf('^');
    const unit = end < 0 ? path : path.slice(0, end);
    return (paths.get(unit) ?? unit) + path.slice(unit.length);
  };
  const provisions = text.provisions.map((provision) => ({
    ...provision,
    path: moved(provision.path),
    parent: provision.parent === undefined ? undefined : moved(provision.parent),
  }));
  return { ...text, units, provisions };
}

/** The same container without what tells it apart from another of the same identifier. */
export const bare = (path: string): string =>
  path.endsWith('}') ? `${withoutOrdinal(path.slice(0, -1))}}` : path;
