import * as v from 'valibot';
import { forDataAdministrators } from '../data-rights.ts';
import { call } from '../endpoint.ts';
import { languageCode } from '../values.ts';

/** What the index is built of, a part for each (specification, section 7). */
export const entityTypes = [
  'regulations',
  'topics',
  'regestaComments',
  'changes',
  'changeFiles',
  'news',
] as const;
export type EntityType = (typeof entityTypes)[number];

/** Kept apart from the calls of the search, with which no element needs to load it. */
export const indexCalls = {
  /**
   * Rebuilds a part of the index. Searches go on meanwhile; beside law they wait for moments at its end, while the database
   * makes its indexes anew. Who calls the same process meanwhile gets the reply of the same build.
   */
  index: call('POST', '/Index', {
    access: forDataAdministrators,
    reply: v.object({
      entityType: v.picklist(entityTypes),
      language: languageCode,
      /** What was indexed: texts of regulations, pages, comments, changes, files, news. */
      entries: v.number(),
      /** Of regulations. */
      counts: v.optional(v.object({ texts: v.number(), paragraphs: v.number() })),
      /** Files in which no text can be read. */
      unreadable: v.optional(v.number()),
      seconds: v.number(),
    }),
  }),
};
