import { describe, expect, it } from 'vitest';
import { attachment, parseRange } from './bytes.ts';

describe('parseRange', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-0', { first: 0, last: 0 }],
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=90-200', { first: 90, last: 99 }],
    ['bytes=50-', { first: 50, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=-0', 'none'],
    ['bytes=100-', 'none'],
    ['bytes=5-2', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['lines=0-1', 'whole'],
    ['bytes=-', 'whole'],
  ])('reads %s of 100 bytes', (header, expected) => {
    expect(parseRange(header, 100)).toEqual(expected);
  });
});

describe('attachment', () => {
  it('names a file in any letters, and in those that every program reads', () => {
    expect(attachment('GwG Art. 4 (neu) "é" 2021–2023.pdf')).toBe(
      `attachment; filename="GwG Art. 4 (neu) _` +
        `__ 2021-2023.pdf"; filename*=UTF-8''GwG%20Art.%204%20%28neu%29%20%22%C3%A9%22%202021%E2%80%932023.pdf`,
    );
  });
});
