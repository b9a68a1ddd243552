import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, 'en-GB', '0 B'],
  [1023, 'en-GB', '1,023 B'],
  [1024, 'en-GB', '1 KB'],
  [1536, 'en-GB', '1.5 KB'],
  [1536, 'fr-CH', '1,5 KB'],
  [1024 ** 2 - 1, 'en-GB', '1 MB'],
  [5.25 * 1024 ** 2, 'de-CH', '5.3 MB'],
  [1024 ** 3, 'it-CH', '1 GB'],
  [2048 * 1024 ** 3, 'en-GB', '2,048 GB'],
])('%d bytes in %s: %s', (bytes, locale, text) => {
  expect(formatFileSize(bytes, locale)).toBe(text);
});

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%d is no file size', (bytes) => {
  expect(() => formatFileSize(bytes, 'en-GB')).toThrow(new RangeError(`${bytes} is not a file size`));
});
