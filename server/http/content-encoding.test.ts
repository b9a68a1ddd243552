import { expect, it } from 'vitest';
import { contentEncoding } from './content-encoding.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.8', 'gzip'],
  ['br; q=1.0, gzip; q=1.0', 'br'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['br;q=0, gzip;q=0', undefined],
  ['gzip;q=wrong', undefined],
  ['deflate', undefined],
  ['x-gzipped, abra', undefined],
  ['identity', undefined],
  ['', undefined],
  [null, undefined],
])('who accepts %s gets %s', (accepted, encoding) => {
  expect(contentEncoding(accepted)).toBe(encoding);
});
