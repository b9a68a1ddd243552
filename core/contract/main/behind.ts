import * as v from 'valibot';
import { isoDate, languageCode } from '../values.ts';

/**
 * Set where the text of a language is older than the version of its document in force on the day: the law as this
 * language has it, but not the latest.
 */
export const behind = v.object({
  /** The date of the older text. */
  textDate: isoDate,
  /** The version in force on the day, and the languages that it has. */
  versionDate: isoDate,
  languages: v.array(languageCode),
  /** Whether the older text is a translation without legal force. */
  translation: v.optional(v.literal(true)),
});
export type Behind = v.InferOutput<typeof behind>;

/** The same of one place. */
export const placeBehind = v.object({
  ...behind.entries,
  /** Whether the place reads differently now, in the first language that has both versions; absent if none has. */
  changed: v.optional(v.boolean()),
});
export type PlaceBehind = v.InferOutput<typeof placeBehind>;

/** The same of a whole document. */
export const documentBehind = v.object({
  ...behind.entries,
  /** The language by which changes are known: the first one that has both versions. */
  comparedIn: v.optional(languageCode),
  /** Paths of the older text that read differently now, or are gone; only in replies about one document. */
  changedPaths: v.optional(v.array(v.string())),
  /** Number of articles that the newer version has in addition; present with the paths. */
  added: v.optional(v.number()),
});
export type DocumentBehind = v.InferOutput<typeof documentBehind>;
