import { hash } from 'node:crypto';
import type { Inline, Unit } from '#core/contract/main/regulation-text.ts';
import type { Box, UnitHead } from '../main/tables.ts';
import { plainText, provisions } from './provisions.ts';
import type { ImportedText } from './regulation.ts';

export type Positions = readonly { path: string; boxes: readonly Box[] }[];

/** Names everything that is stored of a text: equal hashes, nothing to do. */
export function contentHash({ warnings: _, ...content }: ImportedText): string {
  return hash('sha256', JSON.stringify(content), 'hex');
}

/** Rows of table unit, as one JSON array for one statement. */
export function unitRows({ units }: Pick<ImportedText, 'units'>): object[] {
  return units.map((unit, ord) => ({
    ord,
    path: unit.id,
    kind: unit.kind,
    size: plainText(unit).length,
    head: headOf(unit),
    body: unit,
  }));
}

/** Rows of table provision: every unit and division, with its place on the pages. */
export function provisionRows(text: Pick<ImportedText, 'units'>, positions: Positions): object[] {
  const boxesOf = new Map(positions.map(({ path, boxes }) => [path, boxes]));
  return provisions(text).map((provision) => ({
    ord: provision.ordinal,
    path: provision.path,
    unit_ord: provision.unitIndex,
    kind: provision.kind,
    parent: provision.parent ?? null,
    e_id: provision.eId ?? null,
    heading: provision.headingText,
    plain: provision.plainText,
    hash: provision.hash,
    repealed: provision.repealed,
    boxes: boxesOf.get(provision.path) ?? [],
  }));
}

function headOf({ id, kind, parent, depth, num, heading, marginal, repealed, range }: Unit): UnitHead {
  return {
    id,
    kind,
    depth,
    ...(parent === undefined ? {} : { parent }),
    ...(num === undefined ? {} : { num: withoutNotes(num) }),
    ...(heading === undefined ? {} : { heading: withoutNotes(heading) }),
    ...(marginal === undefined ? {} : { marginal }),
    ...(repealed === undefined ? {} : { repealed }),
    ...(range === undefined ? {} : { range }),
  };
}

function withoutNotes(content: readonly Inline[]): Inline[] {
  return content.flatMap((piece): Inline[] => {
    if (typeof piece === 'string') return [piece];
    if ('note' in piece) return [];
    return 'content' in piece ? [{ ...piece, content: withoutNotes(piece.content) }] : [piece];
  });
}
