import { expect, it } from 'vitest';
import { type ReceivedBytes, receivedBytes } from './received-bytes.ts';

it.each<[string, number, Record<string, string>, ReceivedBytes]>([
  [
    'a part',
    206,
    { etag: '"a"', 'content-range': 'bytes 5-9/20' },
    { isWhole: false, etag: '"a"', total: 20 },
  ],
  ['a part of which the size is hidden', 206, { etag: '"a"' }, { isWhole: false, etag: '"a"' }],
  ['all', 200, { etag: '"b"' }, { isWhole: true, etag: '"b"' }],
  ['all, with an ETag that says nothing of the bytes', 200, { etag: 'W/"b"' }, { isWhole: true }],
])('%s is known by the head of its reply', (_, status, headers, came) => {
  expect(receivedBytes({ status, headers: new Headers(headers) })).toEqual(came);
});
