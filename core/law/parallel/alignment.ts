import type { ParallelUnit } from '../../contract/main/parallel.ts';
import type { Division, Part, Unit } from '../../contract/main/regulation-text.ts';

type Alignment = ParallelUnit['aligned'];

/**
 * How far languages agree on a unit: paragraph by paragraph where all have the same divisions in the same
 * order, else only as a whole.
 */
export function alignmentOf(columns: readonly (Unit | null)[]): Alignment {
  const [first, ...others] = columns.filter((unit) => unit !== null).map(divisionsOf);
  return others.every((divisions) => divisions === first) ? 'paragraphs' : 'article';
}

/** Divisions that rows are made of: those in tables and quotes belong to the text around. */
export const isRow = (part: Part): part is Division & { id: string } =>
  part.part === 'division' && part.id !== undefined;

function divisionsOf(unit: Unit): string {
  const found: string[] = [];
  const visit = (parts: readonly Part[], level: number) => {
    for (const part of parts) {
      if (!isRow(part)) continue;
      found.push(`${level} ${part.kind} ${part.id}`);
      visit(part.parts, level + 1);
    }
  };
  visit(unit.parts, 0);
  return found.join('\n');
}
