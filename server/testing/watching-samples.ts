import type { domainContract } from '#core/contract/domain/domain.ts';
import type { Samples } from './main-samples.ts';

const ofWatch = { params: { id: '00000000-0000-4000-8000-000000000000' } };

export const samplesOfWatching = {
  watches: { valid: {} },
  createWatch: {
    valid: { body: { kind: 'document', regTextId: 'musterg' } },
    invalid: { body: { kind: 'document', regTextId: '-' } },
  },
  removeWatch: { valid: ofWatch, invalid: { params: { id: 'x' } }, unknown: ofWatch },
  watchedEvents: { valid: {}, invalid: { query: { rows: 'x' } } },
  readWatchedEvents: { valid: { body: {} }, invalid: { body: { ids: ['x'] } } },
} satisfies Partial<Samples<typeof domainContract>>;
