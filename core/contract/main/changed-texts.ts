import * as v from 'valibot';
import { call, forReaders } from '../endpoint.ts';
import { isoDate, languageCode } from '../values.ts';
import { sampleMark } from './document-marks.ts';
import { versionStatus } from './reading.ts';

/**
 * Why a version is listed: its document is new here, it came into force, it is no longer in force, it was published
 * without being in force, or it was stored, or stored anew, for another day.
 */
export const changeReasons = ['added', 'inForce', 'ended', 'published', 'stored'] as const;

/** The newest version of a document for which one of the reasons holds. */
export const changedText = v.object({
  regTextId: v.string(),
  longName: v.string(),
  /** In the requested language or the nearest one. */
  shortName: v.optional(v.string()),
  /** Languages of the version. */
  languages: v.array(languageCode),
  reason: v.picklist(changeReasons),
  /** The day on which that happened. */
  day: isoDate,
  versionDate: isoDate,
  status: versionStatus,
  /** The version before in one of the languages, to compare with. */
  versionBefore: v.optional(isoDate),
  /** Number of older versions of the document that are listed for the same reason. */
  older: v.number(),
  ...sampleMark,
});
export type ChangedText = v.InferOutput<typeof changedText>;

export const changedTextCalls = {
  /** What has changed in the listed documents since a moment, the newest first. */
  changedTexts: call('GET', '/ListOfRegulation/ChangedSince', {
    access: forReaders,
    reply: v.object({
      /** Number of all changes; `texts` has the first ones. */
      total: v.number(),
      texts: v.array(changedText),
    }),
  }),
};
