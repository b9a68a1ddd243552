import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { languageParam, sequenceNumber } from '../params.ts';
import { filledLine, filledText, typedText } from '../text.ts';
import {
  longestTopicLink,
  longestTopicText,
  longestTopicTitle,
  maxTopicLinks,
  topicPageCalls,
} from './topic-pages.ts';
import { topicName } from './topics-endpoints.ts';

const params = v.object({ topicName });
/** The one that was read: a page that is another one by now is refused. */
const version = sequenceNumber;

export const topicPageEndpoints = endpoints(topicPageCalls, {
  topicPages: { cache: 'no-store' },
  topicVersion: { params: v.object({ version }), cache: 'no-store' },
  topicLinks: {
    body: v.object({ addresses: v.pipe(v.array(typedText(longestTopicLink)), v.maxLength(maxTopicLinks)) }),
  },
  topicPage: { params, query: v.object({ language: languageParam }), cache: 'no-store' },
  saveTopicPage: {
    params,
    body: v.object({
      language: languageParam,
      title: filledLine(longestTopicTitle),
      text: filledText(longestTopicText),
      version,
    }),
  },
  returnTopicPage: { params, body: v.object({ language: languageParam, version }) },
  keepTopicPage: { params, body: v.object({ language: languageParam, version }) },
  deleteTopicPage: { params, query: v.object({ version }) },
});
