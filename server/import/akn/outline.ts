import type { Note, Unit, UnitKind } from '#core/contract/main/regulation-text.ts';
import { inlineOf } from './inline.ts';
import type { AknReading } from './reading.ts';
import type { Element } from './tree.ts';

/** The unit around the current element, and what identifiers inside it are built from. */
export type Around = {
  unit: Unit | undefined;
  /** The path of the unit in the source. */
  natural: string;
  eId: string;
  /** The eId of the annex or final provisions around the unit. */
  prefix: string;
};

export const atTop: Around = { unit: undefined, natural: '', eId: '', prefix: '' };

/** The units of a text in document order, and the state of reading them. */
export type Outline = { units: Unit[]; reading: AknReading; unnumbered: Map<string, number> };

/** Starts a unit; notes that are read from here on belong to it. */
export function addUnit(outline: Outline, kind: UnitKind, id: string, around: Around): Unit {
  const notes: Note[] = [];
  const depth = around.unit ? around.unit.depth + 1 : 0;
  const unit: Unit = { id, kind, depth, parts: [], notes };
  if (around.unit) unit.parent = around.unit.id;
  outline.units.push(unit);
  outline.reading.notes = notes;
  return unit;
}

/** The next ordinal for elements without a number. */
export function countOf(outline: Outline, what: string): number {
  const count = (outline.unnumbered.get(what) ?? 0) + 1;
  outline.unnumbered.set(what, count);
  return count;
}

/** Number or heading of a unit. */
export function setHead(unit: Unit, child: Element, reading: AknReading): void {
  const content = inlineOf(child, reading);
  if (content.length === 0) return;
  if (child.name === 'num') unit.num = content;
  else unit.heading = content;
  if (child.attributes['fedlex:role'] === 'marginal') unit.marginal = true;
}
