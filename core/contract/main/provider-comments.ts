import * as v from 'valibot';
import { call, forReaders } from '../endpoint.ts';
import { interfaceLanguage } from '../values.ts';

/** A comment of the provider ("Regesta global"): nobody changes it here. Its fields are named as those of an organisation's. */
export const providerComment = v.object({
  id: v.string(),
  completeParagraphID: v.string(),
  scope: v.literal('regesta'),
  source: v.literal('main'),
  domainComment: v.literal(false),
  commentType: v.number(),
  /** Markdown, in the language in which it was written, and in others. */
  text: v.string(),
  language: interfaceLanguage,
  translations: v.object({
    DE: v.optional(v.string()),
    FR: v.optional(v.string()),
    IT: v.optional(v.string()),
    EN: v.optional(v.string()),
  }),
  /** The day on which it was written. */
  date: v.string(),
});
export type ProviderComment = v.InferOutput<typeof providerComment>;

export const providerCommentCalls = {
  regArtComments: call('GET', '/RegArtComments/:complete', {
    access: forReaders,
    reply: v.array(providerComment),
  }),
  /** The places of a document that have such comments, with their numbers. */
  regArtCommentCounts: call('GET', '/RegArtComments/Counts/:regTextId', {
    access: forReaders,
    reply: v.array(v.object({ completeParagraphID: v.string(), total: v.number() })),
  }),
  /** Whether a document has a paragraph in any version and language, for servers that keep what is said about it. */
  knowsParagraph: call('GET', '/RegText/Knows/:complete', {
    access: forReaders,
    reply: v.object({ known: v.boolean() }),
  }),
};
