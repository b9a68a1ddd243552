import { fieldNumber, fields, firstSharedField } from '../index/fields.ts';
import { findableFlag, type Part } from '../index/part.ts';
import type { Weights } from './weights.ts';

// Made once for a part: a search looks them up for every posting.
const known = new WeakMap<Part, { weights: Weights; byDoc: Float32Array }>();

/** What one occurrence counts in each doc: the weight of its field, less in a long text, more where few share it. */
export function docWeights(part: Part, weights: Weights): Float32Array {
  const before = known.get(part);
  if (before?.weights === weights) return before.byDoc;
  const ofField = fields.map((field) => weights.field[field]);
  const byDoc = part.docUnit.length === 0 ? new Float32Array(0) : new Float32Array(part.docUnit.length);
  for (let doc = 0; doc < byDoc.length; doc++) {
    const field = part.docField[doc] ?? 0;
    const length =
      field === fieldNumber.text
        ? lengthFactor(part.unitLength[part.docUnit[doc] ?? 0] ?? 0, weights.usualText, weights.textLength)
        : lengthFactor(part.docLength[doc] ?? 0, weights.usualHeading, weights.headingLength);
    const isHeading = field >= firstSharedField && field !== fieldNumber.title;
    const few = isHeading ? 1 + weights.loneHeading / articlesBelow(part, part.docUnit[doc] ?? 0) : 1;
    byDoc[doc] = (ofField[field] ?? 0) * length * few;
  }
  known.set(part, { weights, byDoc });
  return byDoc;
}

/** An article without a heading of its own is often the only one below another: that is its heading. */
function articlesBelow(part: Part, unit: number): number {
  let count = 0;
  const end = part.unitEnd[unit] ?? 0;
  for (let below = unit + 1; below < end; below++)
    if (((part.unitFlags[below] ?? 0) & findableFlag) !== 0) count++;
  return Math.max(1, count);
}

function lengthFactor(length: number, usual: number, strength: number): number {
  return 1 / (1 - strength + strength * (length / usual));
}
