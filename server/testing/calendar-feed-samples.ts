import type { domainContract } from '#core/contract/domain/domain.ts';
import type { Samples } from './main-samples.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const ofFeed = { params: { id: unknownId } };

export const samplesOfCalendarFeeds = {
  calendarFeeds: { valid: {} },
  createCalendarFeed: {
    // Of nobody, so that none is made.
    valid: { body: { kind: 'owner', name: 'Fristen', ownerId: unknownId } },
    invalid: { body: { kind: 'owner', name: '' } },
  },
  renameCalendarFeed: {
    valid: { ...ofFeed, body: { name: 'Fristen' } },
    invalid: { ...ofFeed, body: { name: '' } },
    unknown: { ...ofFeed, body: { name: 'Fristen' } },
  },
  revokeCalendarFeed: { valid: ofFeed, invalid: { params: { id: 'x' } }, unknown: ofFeed },
  calendar: {
    valid: { params: { file: `${'x'.repeat(43)}.ics` } },
    invalid: { params: { file: 'x'.repeat(201) } },
  },
} satisfies Partial<Samples<typeof domainContract>>;
