import type { Candidates } from './candidates.ts';
import type { RankedText } from './ranking.ts';

/** Of an article that several versions of a document have, the newest that was found. */
export function newestOfGroups(found: Candidates, texts: ReadonlyMap<number, RankedText>): Candidates {
  const shared = groupsOfSeveral(texts);
  if (shared.size === 0) return found;
  const newest = new Map<string, { at: number; version: string }>();
  const kept: number[] = [];
  for (const [at, unit] of found.unit.entries()) {
    const part = found.parts[found.part[at] ?? 0]?.part;
    const text = texts.get(part?.textIds[part.unitText[unit] ?? 0] ?? 0);
    if (part === undefined || text === undefined || !shared.has(text.group)) {
      kept.push(at);
      continue;
    }
    const key = `${text.group} ${part.paths[part.unitPath[unit] ?? 0]}`;
    const before = newest.get(key);
    if (before === undefined || before.version < text.version) newest.set(key, { at, version: text.version });
  }
  for (const { at } of newest.values()) kept.push(at);
  const pick = (numbers: readonly number[]) => kept.map((at) => numbers[at] ?? 0);
  return {
    ...found,
    part: pick(found.part),
    unit: pick(found.unit),
    mask: pick(found.mask),
    score: pick(found.score),
  };
}

function groupsOfSeveral(texts: ReadonlyMap<number, RankedText>): ReadonlySet<number> {
  const once = new Set<number>();
  const several = new Set<number>();
  for (const { group } of texts.values()) (once.has(group) ? several : once).add(group);
  return several;
}
