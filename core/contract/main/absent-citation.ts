import * as v from 'valibot';
import { isoDate } from '../values.ts';
import { sampleMark } from './document-marks.ts';

/** What a query cites or is about and the collection does not have. */
export const absentCitation = v.variant('kind', [
  /** An act, by the name that the query has for it, and its number if that is known. */
  v.object({ kind: v.literal('act'), name: v.string(), sourceNumber: v.optional(v.string()) }),
  /** A word beside a provision that is like the name of an act, and of none that is known. */
  v.object({ kind: v.literal('name'), name: v.string() }),
  /**
   * The subject of the query: words of it, as typed, that no text has. The hits are the nearest there are, and `total`
   * counts only these.
   */
  v.object({ kind: v.literal('subject'), words: v.array(v.string()) }),
  /** A provision that a document does not have. */
  v.object({
    kind: v.literal('provision'),
    /** "Art. 999", in the display language. */
    number: v.string(),
    /** The articles that there are, if an article is missing: "Art. 1–56". */
    existing: v.optional(v.string()),
    regTextId: v.string(),
    shortName: v.string(),
    /** Day on which to open the document; absent for today. */
    versionDate: v.optional(isoDate),
    ...sampleMark,
  }),
]);
export type AbsentCitation = v.InferOutput<typeof absentCitation>;
