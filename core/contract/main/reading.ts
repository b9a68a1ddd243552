import * as v from 'valibot';
import { call, forReaders } from '../endpoint.ts';
import { isoDate, languageCode } from '../values.ts';
import { documentBehind } from './behind.ts';
import { category } from './document-marks.ts';
import { tocEntry, unit } from './regulation-text.ts';
import { legalStatuses, officialSources, versionStatuses } from './text-status.ts';

/** Validity of a version today. */
export const versionStatus = v.picklist(versionStatuses);

/**
 * The facts about a document that a reader displays before its text (specification, section 3, "Regulation
 * document").
 */
export const regulationDocument = v.object({
  regTextId: v.string(),
  /** Short name if there is one, otherwise the long name; in the requested language or the nearest one. */
  displayName: v.string(),
  longName: v.string(),
  /** Short names per language: BankG, LB, LBCR, BA. */
  shortNames: v.record(v.string(), v.string()),
  /** SR number, CELEX number or circular number; empty if the source gives none. */
  sourceNumber: v.string(),
  category,
  /** Invented content that ships with the product. */
  sample: v.boolean(),
  archived: v.boolean(),
  /**
   * Date of the text in the requested language that answers on the requested day: that of the version in force, or an
   * older one, which is `behind`. In a language without any text, that of the version in force.
   */
  versionDate: isoDate,
  /** Last day of that version; absent while it is open. */
  validUntil: v.optional(isoDate),
  /** Validity of that text today; one that is behind is in force while its document is. */
  status: versionStatus,
  behind: v.optional(documentBehind),
  /** Date of the version in force today; absent if there is none. */
  currentVersion: v.optional(isoDate),
  /** First day of the next version; absent if none is known. */
  nextVersion: v.optional(isoDate),
  /** Languages in which it can be read on that day, in the version in force or an older one. */
  languages: v.array(languageCode),
  /** Newest version that exists in each language, for "not available in this language". */
  languageVersions: v.record(v.string(), isoDate),
  /** The day on which the act, not this version of it, came into force. */
  entryIntoForce: v.optional(isoDate),
  /** The official collection it comes from, and what the text in the requested language is worth before the law. */
  source: v.picklist(officialSources),
  legalStatus: v.picklist(legalStatuses),
  /** The day up to which the collection is known; later changes may be missing. */
  collectionDay: v.optional(isoDate),
  /** The official page of the source. */
  sourcePage: v.optional(v.string()),
});
export type RegulationDocument = v.InferOutput<typeof regulationDocument>;

/** The calls that list and open documents: everything that reading needs first. */
export const readingCalls = {
  regulation: call('GET', '/ListOfRegulation/RegTextID/:regTextId', {
    access: forReaders,
    reply: regulationDocument,
  }),
  tableOfContent: call('GET', '/TableOfContent/V2/RegTextID/:regTextId', {
    access: forReaders,
    reply: v.object({
      regTextId: v.string(),
      language: languageCode,
      versionDate: isoDate,
      entries: v.array(tocEntry),
    }),
  }),
  /**
   * The text of a document, a window of units at a time: around the path `around`, or from index `from` on.
   */
  regText: call('GET', '/RegText/:regTextId', {
    access: forReaders,
    reply: v.object({ versionDate: isoDate, total: v.number(), from: v.number(), units: v.array(unit) }),
  }),
  listOfRegulation: call('POST', '/ListOfRegulation', {
    access: forReaders,
    reply: v.array(regulationDocument),
  }),
};
