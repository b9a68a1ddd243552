import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentHash, idOf } from './content-hash.ts';

it.each([0, 1, 1024 * 1024, 3 * 1024 * 1024 + 7])('is the SHA-256 of a file of %i bytes', async (size) => {
  const bytes = Uint8Array.from({ length: size }, (_, index) => index % 253);
  const expected = createHash('sha256').update(bytes).digest('hex');
  expect(await contentHash(new Blob([bytes]))).toBe(expected);
});

it('is not worked out to its end for what was given up', async () => {
  const controller = new AbortController();
  controller.abort();
  await expect(contentHash(new Blob(['x']), controller.signal)).rejects.toThrow('given up');
});

it('makes ids that follow from words, and differ with each of them', () => {
  const id = idOf('a', 1);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(idOf('a', 1)).toBe(id);
  expect(idOf('a', 2)).not.toBe(id);
  expect(idOf('a1')).not.toBe(id);
});
