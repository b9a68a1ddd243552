import { type Candidates, placeOf, textIdOf } from './candidates.ts';
import type { RankedText } from './ranking.ts';

/** Of an article that several versions of a document have, the newest that was found. */
export function newestOfGroups(found: Candidates, texts: ReadonlyMap<number, RankedText>): Candidates {
  const shared = groupsOfSeveral(texts);
  if (shared.size === 0) return found;
  const newest = new Map<string, { at: number; version: string }>();
  const kept: number[] = [];
  for (let at = 0; at < found.size; at++) {
    const { allowed, unit } = placeOf(found, at);
    const text = texts.get(textIdOf(allowed.part, unit));
    if (text === undefined || !shared.has(text.group)) {
      kept.push(at);
      continue;
    }
    const key = `${text.group} ${allowed.part.paths[allowed.part.unitPath[unit] ?? 0]}`;
    const before = newest.get(key);
    if (before === undefined || before.version < text.version) newest.set(key, { at, version: text.version });
  }
  for (const { at } of newest.values()) kept.push(at);
  return {
    ...found,
    size: kept.length,
    part: Uint16Array.from(kept, (at) => found.part[at] ?? 0),
    unit: Uint32Array.from(kept, (at) => found.unit[at] ?? 0),
    mask: Int32Array.from(kept, (at) => found.mask[at] ?? 0),
    score: Float32Array.from(kept, (at) => found.score[at] ?? 0),
  };
}

function groupsOfSeveral(texts: ReadonlyMap<number, RankedText>): ReadonlySet<number> {
  const once = new Set<number>();
  const several = new Set<number>();
  for (const { group } of texts.values()) (once.has(group) ? several : once).add(group);
  return several;
}
