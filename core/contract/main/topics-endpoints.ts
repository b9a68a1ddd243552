import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { formedText } from '../forms.ts';
import { languageParam } from '../params.ts';
import { topicCalls } from './topics.ts';

/** The name of a topic page, which is part of its address. */
export const topicName = formedText(/^[a-z0-9][a-z0-9_-]{0,79}$/, 'must be the name of a topic');

export const topicEndpoints = endpoints(topicCalls, {
  topic: {
    params: v.object({ topicName }),
    query: v.object({ language: languageParam }),
  },
});
