import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { languageCode } from '../values.ts';

/** One definition. */
export const glossaryTerm = v.object({
  term: v.string(),
  /** Equal for the forms of one term: "Bank", "Banken". */
  entry: v.string(),
  /** Further names that stand with it: "CET1" beside "hartes Kernkapital". */
  also: v.array(v.string()),
  completeParagraphID: v.string(),
  regTextId: v.string(),
  documentName: v.string(),
  /** "Art. 5 Abs. 2", without the document's name. */
  name: v.string(),
  definition: v.string(),
  /** The same definition's term in other languages, where the text exists in them. */
  translations: v.array(v.object({ language: languageCode, term: v.string() })),
});
export type GlossaryTerm = v.InferOutput<typeof glossaryTerm>;

export const glossaryCalls = {
  /** What the texts in force on the day define, in the order of the language. */
  glossary: call('GET', '/Glossary', {
    reply: v.object({
      total: v.number(),
      /** Not while texts are still read: there may be more. */
      complete: v.boolean(),
      /** Texts in force, in all languages, and how many of them were read. */
      texts: v.number(),
      read: v.number(),
      terms: v.array(glossaryTerm),
    }),
  }),
};
