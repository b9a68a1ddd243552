import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { languageCode } from '../values.ts';

export const topic = v.object({
  name: v.string(),
  language: languageCode,
  title: v.string(),
  /** Markdown without HTML; a fenced block `search-language` is replaced by the table of modifiers. */
  text: v.string(),
  /** Where its links into texts lead that are there, by the address in the text; the others lead nowhere. */
  places: v.optional(v.record(v.string(), v.string())),
});
export type Topic = v.InferOutput<typeof topic>;

export const topicCalls = {
  topic: call('GET', '/Topic/:topicName', { reply: topic }),
};
