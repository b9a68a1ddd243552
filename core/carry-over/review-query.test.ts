import { describe, expect, it } from 'vitest';
import { asRequest, readReviewQuery, reviewSearch } from './review-query.ts';

const byDefault = { filters: {}, worked: false, item: undefined, sort: 'law', descending: false, page: 0 };

describe('the address of the review queue', () => {
  it.each([
    ['', {}],
    ['outcome=changed,split', { filters: { outcome: 'changed,split' } }],
    ['regulation=bankg,kvv&type=answer', { filters: { regulation: 'bankg,kvv', type: 'answer' } }],
    ['state=worked&page=3', { worked: true, page: 2 }],
    ['item=4f0c-1', { item: '4f0c-1' }],
  ])('%s is read and written alike', (search, fields) => {
    const query = readReviewQuery(search);
    expect(query).toEqual({ ...byDefault, ...fields });
    expect(reviewSearch(query)).toBe(search);
  });

  it('leaves out what nothing can have', () => {
    const search = 'outcome=lost,split&regulation=,..%2F&type=tag&state=odd&page=-1&item=%2F';
    expect(reviewSearch(readReviewQuery(search))).toBe('outcome=split');
  });

  it('asks for what waits, or for what was worked off', () => {
    expect(asRequest(readReviewQuery('outcome=split&page=2'))).toEqual({ outcome: 'split', open: 'true' });
    expect(asRequest(readReviewQuery('state=worked'))).toEqual({ open: 'false' });
  });
});
