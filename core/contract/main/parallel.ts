import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { isoDate, languageCode } from '../values.ts';
import { unit, unitKinds } from './regulation-text.ts';

/**
 * One unit in all asked languages. `aligned` says how far the languages agree: paragraph by paragraph,
 * or only as a whole (then the columns are shown beside each other without inner rows).
 */
export const parallelUnit = v.object({
  id: v.string(),
  aligned: v.picklist(['paragraphs', 'article']),
  /** In the order of the asked languages; null where a language has no such unit. */
  columns: v.array(v.nullable(unit)),
  /**
   * Paths that one language changed between the two versions and another did not, with the languages
   * that did. Empty where there is no version before in all languages.
   */
  uneven: v.array(v.object({ path: v.string(), changed: v.array(languageCode) })),
});
export type ParallelUnit = v.InferOutput<typeof parallelUnit>;

/** One unit of the whole text, in the order of all languages: for reserving height and going from article to article. */
export const parallelOutline = v.object({ id: v.string(), kind: v.picklist(unitKinds), size: v.number() });
export type ParallelOutline = v.InferOutput<typeof parallelOutline>;

export const parallelCalls = {
  parallelText: call('GET', '/RegText/Parallel/:regTextId', {
    reply: v.object({
      versionDate: isoDate,
      /** The version looked back to, absent where there is none. */
      since: v.optional(isoDate),
      /** Languages of the answer, in order; those that this version does not have are left out and named. */
      languages: v.array(languageCode),
      missing: v.array(languageCode),
      total: v.number(),
      from: v.number(),
      units: v.array(parallelUnit),
      /** All units, where no `from` is asked for: the answer that opens a text. */
      outline: v.optional(v.array(parallelOutline)),
    }),
  }),
};
