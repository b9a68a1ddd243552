import * as v from 'valibot';
import { forDataAdministrators } from '../data-rights.ts';
import { call } from '../endpoint.ts';
import { isoDate, languageCode } from '../values.ts';
import { entityTypes } from './indexing.ts';

export const errorLevels = ['error', 'warning'] as const;
export type ErrorLevel = (typeof errorLevels)[number];

const indexState = v.object({
  entityType: v.picklist(entityTypes),
  /** Of regulations, which are indexed language by language. */
  language: v.optional(languageCode),
  entries: v.number(),
  /** What is not indexed, or was indexed by an older version of the program. */
  missing: v.number(),
  /** When it was last built anew; absent if it never was as a whole. */
  build: v.optional(
    v.object({
      /** `lost`: its process was ended. */
      state: v.picklist(['running', 'done', 'failed', 'lost']),
      at: v.string(),
      /** In per cent, since it runs over texts that are internal to others too. */
      progress: v.number(),
    }),
  ),
});
export type IndexState = v.InferOutput<typeof indexState>;

const queue = v.object({ waiting: v.number(), working: v.number(), refused: v.number() });

export const technicalData = v.object({
  /** Of the program. */
  version: v.string(),
  database: v.object({ kind: v.picklist(['PostgreSQL', 'PGlite']), version: v.string(), bytes: v.number() }),
  counts: v.object({
    documents: v.number(),
    versions: v.number(),
    texts: v.number(),
    paragraphs: v.number(),
  }),
  languages: v.array(v.object({ language: languageCode, texts: v.number(), paragraphs: v.number() })),
  index: v.array(indexState),
  queues: v.object({ loadedFiles: queue, pdfUploads: queue }),
  /** After how many hours they are looked after again; absent where the operator has not switched that on. */
  watchHours: v.optional(v.number()),
  /** Acts of official sources that are looked after. */
  watches: v.array(
    v.object({
      source: v.string(),
      number: v.string(),
      triedAt: v.optional(v.string()),
      /** When the source last answered whole. */
      lookedAt: v.optional(v.string()),
      failed: v.boolean(),
      /** Versions that were new to us when the source last answered whole. */
      brought: v.optional(v.number()),
      /** When it is looked after next. */
      nextAt: v.optional(v.string()),
      /** Drafts that wait for a decision. */
      drafts: v.number(),
      newestVersion: v.optional(isoDate),
    }),
  ),
  /** Mails of the main server that are not delivered yet. */
  mails: v.object({ waiting: v.number(), oldest: v.optional(v.string()) }),
});
export type TechnicalData = v.InferOutput<typeof technicalData>;

const errorLine = v.object({
  id: v.number(),
  level: v.picklist(errorLevels),
  /** What of the server it happened in. */
  place: v.string(),
  message: v.string(),
  /** That of the last request in which it happened. */
  requestId: v.optional(v.string()),
  firstAt: v.string(),
  lastAt: v.string(),
  /** How often it happened. */
  count: v.number(),
});
export type ErrorLine = v.InferOutput<typeof errorLine>;

export const technicalCalls = {
  technicalData: call('GET', '/Technical', { access: forDataAdministrators, reply: technicalData }),
  /** Errors and warnings of the main server, the last first. */
  errorLog: call('GET', '/Technical/Log', {
    access: forDataAdministrators,
    reply: v.object({ items: v.array(errorLine), total: v.number() }),
  }),
  clearErrorLog: call('DELETE', '/Technical/Log', {
    access: forDataAdministrators,
    reply: v.object({ deleted: v.number() }),
  }),
};
