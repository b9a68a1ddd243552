import { hash } from 'node:crypto';
import type { Inline, Unit } from '#core/contract/main/regulation-text.ts';
import { memoizeByObject } from '#core/lib/memoize.ts';
import type { Box, UnitHead } from '../data/tables/main.ts';
import { importEdition } from './edition.ts';
import { unitProvisions } from './provisions.ts';
import type { ImportedText } from './regulation.ts';

export type Positions = readonly { path: string; boxes: readonly Box[] }[];

/** The hash of a text and the edition of the importer; if it is equal, nothing has to be stored. It leaves out provisions, which follow from the units. */
export function contentHash(
  { warnings: _, provisions: __, ...content }: ImportedText,
  edition = importEdition,
): string {
  return hash('sha256', JSON.stringify({ edition, content }), 'hex');
}

/** The same, made once for each text: it is asked for before typesetting, before storing and to store it. */
export const contentHashOf: (text: ImportedText) => string = memoizeByObject((text: ImportedText) =>
  contentHash(text),
);

/** Rows of the table unit, as one JSON array for one statement. */
export function unitRows({ units, provisions }: Pick<ImportedText, 'units' | 'provisions'>): object[] {
  const own = unitProvisions(provisions);
  return units.map((unit, ord) => ({
    ord,
    path: unit.id,
    kind: unit.kind,
    size: own[ord]?.plainText.length ?? 0,
    head: headOf(unit),
    body: unit,
  }));
}

/** Rows of the table provision: every unit and division, with its position on the pages. */
export function provisionRows(
  { provisions }: Pick<ImportedText, 'provisions'>,
  positions: Positions,
): object[] {
  const boxesOf = new Map(positions.map(({ path, boxes }) => [path, boxes]));
  return provisions.map((provision) => ({
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

/** What the contents have of a unit. */
export function headOf({
  id,
  former,
  kind,
  parent,
  depth,
  num,
  heading,
  marginal,
  repealed,
  range,
}: Unit): UnitHead {
  return {
    id,
    kind,
    depth,
    ...(former === undefined ? {} : { former }),
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
