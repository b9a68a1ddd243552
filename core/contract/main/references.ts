import * as v from 'valibot';
import { call, forReaders } from '../endpoint.ts';
import { isoDate, languageCode } from '../values.ts';
import { placeBehind } from './behind.ts';
import { sampleMark } from './document-marks.ts';
import { versionStatus } from './reading.ts';
import { part } from './regulation-text.ts';

/** The most citations of a place that a reply lists. */
export const maxIncoming = 200;

/** A preview of the target of a reference or defined term, on the reading date. */
export const referencePreview = v.object({
  target: v.string(),
  regTextId: v.string(),
  /** "Art. 5 Abs. 2 BankG", or the name of the document. */
  name: v.string(),
  documentName: v.string(),
  heading: v.string(),
  language: languageCode,
  versionDate: isoDate,
  status: versionStatus,
  behind: v.optional(placeBehind),
  repealed: v.boolean(),
  /** The beginning of its text, without notes and links. */
  parts: v.array(part),
  truncated: v.boolean(),
  /** First version with the displayed wording, as far as versions are loaded. */
  unchangedSince: isoDate,
  /** First later version with another wording. */
  changesOn: v.optional(isoDate),
  /** Number of other documents in force on the day, in this language, that cite it. */
  citedBy: v.number(),
  ...sampleMark,
});
export type ReferencePreview = v.InferOutput<typeof referencePreview>;

export const incomingReference = v.object({
  /** The innermost paragraph that contains the citation. */
  completeParagraphID: v.string(),
  regTextId: v.string(),
  documentName: v.string(),
  /** "Art. 5 Abs. 2", without the name of the document. */
  name: v.string(),
  /** Words around the citation. */
  snippet: v.string(),
  /** Position of the citation in the snippet. */
  start: v.number(),
  end: v.number(),
  behind: v.optional(placeBehind),
  ...sampleMark,
});
export type IncomingReference = v.InferOutput<typeof incomingReference>;

/** A place in an internal document that cites affected paragraphs, or the whole article around one. */
export const ownCitation = v.object({
  ...incomingReference.entries,
  /** That of the internal document. */
  language: languageCode,
  /** The complete identifiers of the paragraphs that it cites, of those that were asked for. */
  cites: v.array(v.string()),
});
export type OwnCitation = v.InferOutput<typeof ownCitation>;

export const referenceCalls = {
  referencePreview: call('GET', '/References/Preview/:target', {
    access: forReaders,
    reply: referencePreview,
  }),
  incomingReferences: call('GET', '/References/Incoming/:target', {
    access: forReaders,
    reply: v.object({
      total: v.number(),
      /** Number of documents among them. */
      documents: v.number(),
      /** False while the server still reads texts: there may be more. */
      complete: v.boolean(),
      items: v.array(incomingReference),
    }),
  }),
  /**
   * Where the internal documents of the caller's organisation that are in force, in whichever language, cite paragraphs;
   * paragraphs that no law has any more are cited nowhere.
   */
  ownCitations: call('POST', '/References/OwnDocuments', {
    access: forReaders,
    reply: v.object({
      /** False while the server still reads texts: there may be more. */
      complete: v.boolean(),
      items: v.array(ownCitation),
    }),
  }),
};
