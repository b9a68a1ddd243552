import type { ParallelUnit } from '../../contract/main/parallel.ts';
import type { Division, Part, Unit } from '../../contract/main/regulation-text.ts';

type Alignment = ParallelUnit['aligned'];

/**
 * The level on which languages can be aligned: by paragraphs if all have the same divisions in the same
 * order, otherwise only by the whole article.
 */
export function alignmentOf(columns: readonly (Unit | null)[]): Alignment {
  const [first, ...others] = columns.filter((unit) => unit !== null).map(divisionsOf);
  return others.every((divisions) => divisions === first) ? 'paragraphs' : 'article';
}

/** Whether a part becomes a row; divisions in tables and quotes belong to the text around them. */
export const isRow = (part: Part): part is Division & { id: string } =>
  part.part === 'division' && part.id !== undefined;

function divisionsOf(unit: Unit): string {
  const divisions: string[] = [];
  const visit = (parts: readonly Part[], level: number) => {
    for (const part of parts) {
      if (!isRow(part)) continue;
      divisions.push(`${level} ${part.kind} ${part.id}`);
      visit(part.parts, level + 1);
    }
  };
  visit(unit.parts, 0);
  return divisions.join('\n');
}

/**
 * Merges the order of the units of several languages: as in the first language; a unit that it lacks follows
 * its predecessor in the language that has it.
 */
export function mergeUnitOrder(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...others] = lists;
  const known = new Set(first);
  /** The units after a unit (or the beginning) that the first language lacks. */
  const following = new Map<string | undefined, string[]>();
  for (const list of others) {
    let before: string | undefined;
    for (const id of list) {
      if (!known.has(id)) {
        known.add(id);
        const beside = following.get(before);
        if (beside) beside.push(id);
        else following.set(before, [id]);
      }
      before = id;
    }
  }
  const order: string[] = [];
  const pending = [...[...first].reverse(), ...(following.get(undefined) ?? []).reverse()];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    order.push(id);
    pending.push(...(following.get(id) ?? []).reverse());
  }
  return order;
}
