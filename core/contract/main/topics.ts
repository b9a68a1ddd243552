import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { languageCode, languageParam } from '../values.ts';

export const topic = v.object({
  name: v.string(),
  language: languageCode,
  title: v.string(),
  /** Markdown without markup of its own; a fenced block `search-language` stands for the table of modifiers. */
  text: v.string(),
});
export type Topic = v.InferOutput<typeof topic>;

export const topicEndpoints = {
  topic: endpoint('GET', '/Topic/:topicName', {
    params: v.object({
      topicName: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]{0,79}$/, 'must be the name of a topic')),
    }),
    query: v.object({ language: languageParam }),
    reply: topic,
  }),
};
