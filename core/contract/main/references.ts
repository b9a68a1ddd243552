import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, isoDate, languageCode } from '../values.ts';
import { atDate, versionStatus } from './reading.ts';
import { part } from './regulation-text.ts';

/** A document or a provision of it, as a reference names it: `bankg` or `bankg~5a^2`. */
export const referenceTarget = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^[0-9A-Za-z][0-9A-Za-z._-]{0,79}(?:~.+)?$/u, 'must be a regulation or a paragraph identifier'),
);
const byTarget = { params: v.object({ target: referenceTarget }), query: v.object(atDate) };

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

export const referenceEndpoints = {
  referencePreview: endpoint('GET', '/References/Preview/:target', { ...byTarget, reply: referencePreview }),
  incomingReferences: endpoint('GET', '/References/Incoming/:target', {
    params: byTarget.params,
    query: v.object({ ...atDate, from: v.optional(count, 0), count: v.optional(count, 50) }),
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
