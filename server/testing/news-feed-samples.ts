import type { domainContract } from '#core/contract/domain/domain.ts';
import type { Samples } from './main-samples.ts';

const ofFeed = { params: { id: '00000000-0000-4000-8000-000000000000' } };

export const samplesOfNewsFeeds = {
  newsFeeds: { valid: {} },
  createNewsFeed: { valid: { body: { name: 'News' } }, invalid: { body: { name: '' } } },
  revokeNewsFeed: { valid: ofFeed, invalid: { params: { id: 'x' } }, unknown: ofFeed },
  readNewsFeed: {
    valid: { params: { file: `${'x'.repeat(43)}.rss` } },
    invalid: { params: { file: 'x'.repeat(201) } },
  },
} satisfies Partial<Samples<typeof domainContract>>;
