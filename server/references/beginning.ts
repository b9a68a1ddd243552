import type { Division, Inline, Part, Unit } from '#core/contract/main/regulation-text.ts';

/** Number of characters after which the excerpt ends, at the end of a part. */
const enough = 600;

/** The beginning of a text, cut at the end of a part, without notes, links and tables. */
export function beginningOf(parts: readonly Part[]): { parts: Part[]; truncated: boolean } {
  let left = enough;
  let truncated = false;
  const take = (all: readonly Part[]): Part[] =>
    all.flatMap((part): Part[] => {
      if (left <= 0 || part.part === 'table') {
        truncated = true;
        return [];
      }
      if (part.part === 'text') {
        const content = bare(part.content);
        left -= lengthOf(content);
        return [{ ...part, content }];
      }
      if (part.part === 'quote') return [{ ...part, parts: take(part.parts) }];
      return [{ ...part, ...bareHead(part), parts: take(part.parts) }];
    });
  const taken = take(parts);
  return { parts: taken, truncated };
}

const bareHead = ({ num, heading }: Pick<Division, 'num' | 'heading'>) => ({
  ...(num === undefined ? {} : { num: bare(num) }),
  ...(heading === undefined ? {} : { heading: bare(heading) }),
});

function bare(content: readonly Inline[]): Inline[] {
  return content.flatMap((piece): Inline[] => {
    if (typeof piece === 'string' || 'br' in piece || 'image' in piece) return [piece];
    if ('note' in piece) return [];
    return 'mark' in piece ? [{ ...piece, content: bare(piece.content) }] : bare(piece.content);
  });
}

function lengthOf(content: readonly Inline[]): number {
  return content.reduce(
    (sum, piece) =>
      sum + (typeof piece === 'string' ? piece.length : 'content' in piece ? lengthOf(piece.content) : 1),
    0,
  );
}

/** The unit itself or a division in it. */
export function pieceAt(unit: Unit, path: string): Pick<Unit, 'parts'> | undefined {
  return unit.id === path ? unit : divisionAt(unit.parts, path);
}

function divisionAt(parts: readonly Part[], path: string): Division | undefined {
  for (const part of parts) {
    if (part.part === 'division' && part.id === path) return part;
    const inside =
      part.part === 'table'
        ? part.rows.flat().flatMap((cell) => cell.parts)
        : part.part === 'text'
          ? []
          : part.parts;
    const division = divisionAt(inside, path);
    if (division !== undefined) return division;
  }
  return undefined;
}
