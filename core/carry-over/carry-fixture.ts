import type { CarriedDetail, CarriedItem } from '../contract/domain/carry-over.ts';

const before = 'This Act protects lamps within 30 days.';
const now = 'This Act protects all lamps within 10 days.';

/** Where words changed with the version of 2024; it waits for somebody who may work on it. */
export function aCarriedItem(fields: Partial<CarriedItem> = {}): CarriedItem {
  const { caid = 'k1' } = fields;
  return {
    caid,
    version: 1,
    versionDate: '2024-01-01',
    outcome: 'changed',
    state: 'review',
    open: true,
    type: 'comment',
    from: { regArt: 'lamp~1^1', versionDate: '2020-01-01', language: 'EN', words: before },
    to: { regArt: 'lamp~1^2', versionDate: '2024-01-01', language: 'EN', words: now },
    also: [],
    at: '2026-05-01T08:00:00Z',
    rights: { work: true, undo: false },
    ...fields,
  };
}

/** The same with what differs between the words. */
export const aCarriedDetail = (item: CarriedItem = aCarriedItem()): CarriedDetail => ({
  ...item,
  difference: [
    { text: 'This Act protects ' },
    { text: 'all ', op: 'inserted' },
    { text: 'lamps within ' },
    { text: '30', op: 'deleted' },
    { text: '10', op: 'inserted' },
    { text: ' days.' },
  ],
});
