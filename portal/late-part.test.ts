import { expect, it, vi } from 'vitest';
import { createLatePart } from './late-part.ts';

const page = () => null;

it('fetches a page once, however often it is asked for, and has it from then on', async () => {
  const fetchPage = vi.fn(async () => page);
  const part = createLatePart(fetchPage);
  expect(part.here()).toBeUndefined();
  await Promise.all([part.load(), part.load()]);
  await part.load();
  expect(part.here()).toBe(page);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

it('fetches again what did not come', async () => {
  const fetchPage = vi.fn(async () => page).mockRejectedValueOnce(new Error('away'));
  const part = createLatePart(fetchPage);
  await expect(part.load()).rejects.toThrow('away');
  expect(part.here()).toBeUndefined();
  await part.load();
  expect(part.here()).toBe(page);
});
