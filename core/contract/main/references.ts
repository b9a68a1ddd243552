import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { isoDate, languageCode } from '../values.ts';
import { versionStatus } from './reading.ts';
import { part } from './regulation-text.ts';

/** A document or a provision of it, as a reference names it: `bankg` or `bankg~5a^2`. */
export const referenceTarget = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[0-9A-Za-z][0-9A-Za-z._-]{0,79}(?:~.+)?$/u, 'must be a regulation or a paragraph identifier'),
);

/** What a reference or a defined term leads to, at the reading date. */
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
  repealed: v.boolean(),
  /** The beginning of its text, without notes and links. */
  parts: v.array(part),
  truncated: v.boolean(),
  /** First version that has the wording shown, as far as versions are loaded. */
  unchangedSince: isoDate,
  /** First later version that says something else. */
  changesOn: v.optional(isoDate),
  /** Texts (documents) in force on the day, in this language, that cite it; other than its own. */
  citedBy: v.number(),
});
export type ReferencePreview = v.InferOutput<typeof referencePreview>;

export const incomingReference = v.object({
  /** Where it is cited: the innermost paragraph. */
  completeParagraphID: v.string(),
  regTextId: v.string(),
  documentName: v.string(),
  /** "Art. 5 Abs. 2", without the document's name. */
  name: v.string(),
  /** Words around the citation. */
  snippet: v.string(),
  /** Place of the citation in the snippet. */
  start: v.number(),
  end: v.number(),
});
export type IncomingReference = v.InferOutput<typeof incomingReference>;

export const referenceCalls = {
  referencePreview: call('GET', '/References/Preview/:target', { reply: referencePreview }),
  incomingReferences: call('GET', '/References/Incoming/:target', {
    reply: v.object({
      total: v.number(),
      /** Documents among them. */
      documents: v.number(),
      /** False while texts are still read: there may be more. */
      complete: v.boolean(),
      items: v.array(incomingReference),
    }),
  }),
};
