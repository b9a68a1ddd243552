import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { uuid } from '../forms.ts';
import { filledLine, typedText } from '../text.ts';
import { longestNewsFeedName, newsFeedCalls } from './news-feeds.ts';
import { planUnknown } from './service-plan.ts';

export const newsFeedEndpoints = endpoints(newsFeedCalls, {
  newsFeeds: { cache: 'no-store', statuses: planUnknown },
  createNewsFeed: {
    body: v.object({ name: filledLine(longestNewsFeedName) }),
    cache: 'no-store',
    statuses: planUnknown,
  },
  revokeNewsFeed: {
    params: v.object({ id: uuid('must be the id of a feed') }),
    cache: 'no-store',
    statuses: planUnknown,
  },
  readNewsFeed: {
    // Whatever its form is, an address that is none is told from nothing.
    params: v.object({ file: typedText(200) }),
    hasSecretAddress: true,
    statuses: {
      ...planUnknown,
      429: { description: 'Asked for too often, by this address or from this network' },
    },
  },
});
