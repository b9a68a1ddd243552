import * as v from 'valibot';
import { call, forReaders } from '../endpoint.ts';
import { languageCode } from '../values.ts';
import { placeBehind } from './behind.ts';
import { sampleMark } from './document-marks.ts';

/** One definition. */
export const glossaryTerm = v.object({
  term: v.string(),
  /** Equal for inflected forms of one term: "Bank", "Banken". */
  entry: v.string(),
  /** Further names of the term: "CET1" beside "hartes Kernkapital". */
  also: v.array(v.string()),
  completeParagraphID: v.string(),
  regTextId: v.string(),
  documentName: v.string(),
  /** "Art. 5 Abs. 2", without the name of the document. */
  name: v.string(),
  definition: v.string(),
  /** The term of the same definition in other languages, where their texts have the same wording. */
  translations: v.array(v.object({ language: languageCode, term: v.string() })),
  behind: v.optional(placeBehind),
  ...sampleMark,
});
export type GlossaryTerm = v.InferOutput<typeof glossaryTerm>;

export const glossaryCalls = {
  /**
   * The terms defined by the texts that are in force on the day, in the alphabetical order of the language.
   */
  glossary: call('GET', '/Glossary', {
    access: forReaders,
    reply: v.object({
      total: v.number(),
      /** False while the server still reads texts: there may be more terms. */
      complete: v.boolean(),
      /** Number of texts in force, in all languages, and how many of them the server has read. */
      texts: v.number(),
      read: v.number(),
      terms: v.array(glossaryTerm),
    }),
  }),
};
