import * as v from 'valibot';
import { forDataAdministrators } from '../data-rights.ts';
import { call } from '../endpoint.ts';
import { languageCode } from '../values.ts';

/** The longest title and text of a topic page, how many links of it are looked up at once, and the longest of them. */
export const longestTopicTitle = 200;
export const longestTopicText = 100_000;
export const maxTopicLinks = 500;
export const longestTopicLink = 2000;

/**
 * What became of a topic page: it was `written` in the portal, or `loaded` with a table; `shipped`: the product had
 * this page when another one was written over it; `kept`: it stays although the product brought another one; `returned`:
 * the shipped one holds again; `deleted`.
 */
export const topicActs = ['written', 'loaded', 'shipped', 'kept', 'returned', 'deleted'] as const;
export type TopicAct = (typeof topicActs)[number];

/**
 * Which page is read: that of the product (`shipped`), one that was written over it (`edited`), one that the product
 * has not (`own`), or none (`absent`).
 */
const topicState = v.picklist(['shipped', 'edited', 'own', 'absent']);
export type TopicState = v.InferOutput<typeof topicState>;

const topicWords = v.object({ title: v.string(), text: v.string() });
export type TopicWords = v.InferOutput<typeof topicWords>;

const topicListing = v.object({
  name: v.string(),
  language: languageCode,
  title: v.string(),
  state: topicState,
  /** Who wrote it last, and when; absent for what ships. */
  writtenAt: v.optional(v.string()),
  writtenBy: v.optional(v.string()),
  /** The product has another page by now than when this one was written over it. */
  isShippedNewer: v.boolean(),
});
export type TopicListing = v.InferOutput<typeof topicListing>;

const topicVersion = v.object({
  /** The number that the page had from then on. */
  version: v.number(),
  act: v.picklist(topicActs),
  writtenAt: v.string(),
  writtenBy: v.optional(v.string()),
});
export type TopicVersion = v.InferOutput<typeof topicVersion>;

const topicPage = v.object({
  name: v.string(),
  language: languageCode,
  state: topicState,
  /** Counts what became of the page in this language, 0 at first: whoever changes it names it. */
  version: v.number(),
  /** The same of the page in all languages, which whoever deletes it names. */
  versionOfAll: v.number(),
  /** Whether it ships in another language: such a page is not deleted. */
  shipsElsewhere: v.boolean(),
  words: v.optional(topicWords),
  /** The page of the product, and the one that it had when this one was written over it. */
  shipped: v.optional(topicWords),
  shippedBefore: v.optional(topicWords),
  isShippedNewer: v.boolean(),
  /** All that became of it, the last first. */
  history: v.array(topicVersion),
});
export type TopicPageReply = v.InferOutput<typeof topicPage>;

const topicLinks = v.object({
  /** Where links lead, by the address in the text. */
  places: v.record(v.string(), v.string()),
  /** What is not there of those that lead into a text or to a topic. */
  missing: v.array(v.object({ address: v.string(), what: v.picklist(['document', 'article', 'topic']) })),
});
export type TopicLinks = v.InferOutput<typeof topicLinks>;

export const topicPageCalls = {
  /** All topic pages in all languages, those that ship and those that were written. */
  topicPages: call('GET', '/TopicPages', {
    access: forDataAdministrators,
    reply: v.array(topicListing),
  }),
  /** What one version of a page said. */
  topicVersion: call('GET', '/TopicPages/Version/:version', {
    access: forDataAdministrators,
    reply: v.object({
      ...topicVersion.entries,
      name: v.string(),
      language: languageCode,
      /** Absent where the page was deleted. */
      words: v.optional(topicWords),
    }),
  }),
  /** Where the links of a page lead that is not saved yet. */
  topicLinks: call('POST', '/TopicPages/Links', { access: forDataAdministrators, reply: topicLinks }),
  /** A page in a language with what is needed to write it; of a name that nobody has, an absent one. */
  topicPage: call('GET', '/TopicPages/:topicName', { access: forDataAdministrators, reply: topicPage }),
  /** Writes a page, which from then on is read instead of the shipped one. */
  saveTopicPage: call('PUT', '/TopicPages/:topicName', {
    access: forDataAdministrators,
    reply: topicPage,
  }),
  /** Lets the shipped page hold again. */
  returnTopicPage: call('PATCH', '/TopicPages/Shipped/:topicName', {
    access: forDataAdministrators,
    reply: topicPage,
  }),
  /** Goes on with the written page after the product brought another one. */
  keepTopicPage: call('PATCH', '/TopicPages/Keep/:topicName', {
    access: forDataAdministrators,
    reply: topicPage,
  }),
  /** Deletes a page that does not ship, in all languages; its versions stay. */
  deleteTopicPage: call('DELETE', '/TopicPages/:topicName', {
    access: forDataAdministrators,
    reply: v.object({ name: v.string() }),
  }),
};
