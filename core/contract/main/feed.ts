import * as v from 'valibot';
import { call, forReaders } from '../endpoint.ts';
import { isoDate, languageCode } from '../values.ts';
import { category } from './document-marks.ts';
import { unit } from './regulation-text.ts';

/** A text of one version in one language, with its number in the feed. */
const fedText = {
  sequence: v.number(),
  regTextId: v.string(),
  versionDate: isoDate,
  language: languageCode,
};

/** A line of the feed: a text that was stored, also anew under the same date, or one that is there no more. */
export const feedItem = v.variant('kind', [
  v.object({
    kind: v.literal('version'),
    ...fedText,
    /** Hash of the text of every unit and paragraph, by path; absent if they were not asked for. */
    hashes: v.optional(v.record(v.string(), v.string())),
  }),
  v.object({ kind: v.literal('withdrawn'), ...fedText }),
]);
export type FeedItem = v.InferOutput<typeof feedItem>;

/** A place of a text that is not as it was in the version before. */
const changedPlace = v.object({
  path: v.string(),
  became: v.picklist(['changed', 'added', 'repealed']),
  /** What it stands in, from the inside out: articles and the containers around them. */
  inside: v.array(v.string()),
  /** The article, margin number, recital or annex in which it counts as changed; absent of headings around those. */
  unit: v.optional(v.string()),
});
export type ChangedPlace = v.InferOutput<typeof changedPlace>;

/** What servers of organisations need to follow the collection. */
export const feedCalls = {
  /** What became of texts since a number. Of each text the latest line only, and a withdrawal if it is gone. */
  feed: call('GET', '/ListOfRegulation/Feed', {
    access: forReaders,
    reply: v.object({
      items: v.array(feedItem),
      /** The value of `since` for the next call. */
      next: v.number(),
      more: v.boolean(),
      /** The newest number that there is; lower than `since` if the main server was restored from a backup. */
      last: v.number(),
      /** The mark of the line `next`, to be sent with it; absent where there is no such line. */
      mark: v.optional(v.string()),
      /**
       * False if the line `since` has another mark than the one that was sent: the main server was restored from a
       * backup, and numbers mean other lines since then.
       */
      same: v.boolean(),
    }),
  }),
  /** The whole text of exactly this version in this language, with the number of its line: all of it from one moment. */
  feedText: call('GET', '/ListOfRegulation/Feed/:regTextId', {
    access: forReaders,
    reply: v.object({ ...fedText, units: v.array(unit) }),
  }),
  /**
   * What is different in exactly this version, compared with the one before it in a language that both have: the requested
   * one if possible. Of a first version, all its articles and annexes.
   */
  feedChanges: call('GET', '/ListOfRegulation/Feed/:regTextId/Changes', {
    access: forReaders,
    reply: v.object({
      regTextId: v.string(),
      category,
      /** In the compared language. */
      documentName: v.string(),
      language: languageCode,
      versionDate: isoDate,
      versionBefore: v.optional(isoDate),
      /** In the order of the text. */
      places: v.array(changedPlace),
    }),
  }),
};
