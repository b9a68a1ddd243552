import { documentParts } from '#core/contract/main/search.ts';
import { documentPartNumber } from '../index/part.ts';
import type { Candidates } from './candidates.ts';
import type { Ranked } from './ranking.ts';

/** How many articles of each text and part were found. */
export function countsOf(found: Candidates): Ranked['counts'] {
  const kinds = documentParts.length;
  const counts = found.parts.map(({ part }) => new Uint32Array(part.textIds.length * kinds));
  for (let at = 0; at < found.size; at++) {
    const number = found.part[at] ?? 0;
    const part = found.parts[number]?.part;
    const own = counts[number];
    if (part === undefined || own === undefined) continue;
    const unit = found.unit[at] ?? 0;
    const key = (part.unitText[unit] ?? 0) * kinds + documentPartNumber(part.unitFlags[unit] ?? 0);
    own[key] = (own[key] ?? 0) + 1;
  }
  return counts.flatMap((own, number) =>
    [...(found.parts[number]?.part.textIds ?? [])].flatMap((textId, text) =>
      documentParts.flatMap((part, kind) => {
        const count = own[text * kinds + kind] ?? 0;
        return count === 0 ? [] : [{ textId, part, count }];
      }),
    ),
  );
}
