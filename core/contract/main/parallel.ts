import * as v from 'valibot';
import { call, forReaders } from '../endpoint.ts';
import { isoDate, languageCode } from '../values.ts';
import { behind } from './behind.ts';
import { unit, unitKinds } from './regulation-text.ts';
import { legalStatuses } from './text-status.ts';

/**
 * One unit in all requested languages. `aligned` is the level on which the languages correspond: paragraph by
 * paragraph, or only as a whole; then the columns are displayed without inner rows.
 */
export const parallelUnit = v.object({
  id: v.string(),
  aligned: v.picklist(['paragraphs', 'article']),
  /** In the order of the requested languages; null if a language does not have the unit. */
  columns: v.array(v.nullable(unit)),
  /**
   * Paths that changed between the two versions in some languages only, with these languages. Empty if there
   * is no earlier version in all languages.
   */
  uneven: v.array(v.object({ path: v.string(), changed: v.array(languageCode) })),
  /** Paths that read differently in the version of the day, with the languages whose text is older. */
  outdated: v.optional(v.array(v.object({ path: v.string(), languages: v.array(languageCode) }))),
});
export type ParallelUnit = v.InferOutput<typeof parallelUnit>;

/**
 * One unit of the whole text in the order of all languages, for reserving heights and stepping between
 * articles.
 */
export const parallelOutline = v.object({ id: v.string(), kind: v.picklist(unitKinds), size: v.number() });
export type ParallelOutline = v.InferOutput<typeof parallelOutline>;

export const parallelCalls = {
  parallelText: call('GET', '/RegText/Parallel/:regTextId', {
    access: forReaders,
    reply: v.object({
      versionDate: isoDate,
      /** Date of the earlier version; absent if there is none. */
      since: v.optional(isoDate),
      /**
       * Languages of the reply, in order, each in the version of the day or an older one. Languages that have
       * neither are left out and listed in `missing`.
       */
      languages: v.array(languageCode),
      missing: v.array(languageCode),
      /** What the text of each language is worth before the law, in their order; present with the outline. */
      legalStatuses: v.optional(v.array(v.picklist(legalStatuses))),
      /** For each language what is said of an older text, else null; present with the outline where one is older. */
      behind: v.optional(v.array(v.nullable(behind))),
      total: v.number(),
      from: v.number(),
      units: v.array(parallelUnit),
      /** All units; present if the request has no `from`, as in the first call for a text. */
      outline: v.optional(v.array(parallelOutline)),
    }),
  }),
};
