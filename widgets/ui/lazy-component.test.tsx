import { expect, it, vi } from 'vitest';
import { lazyCode } from './lazy-component.tsx';

const page = () => null;

it('fetches a page once, however often it is asked for, and has it from then on', async () => {
  const fetchPage = vi.fn(async () => page);
  const code = lazyCode(fetchPage);
  expect(code.loaded()).toBeUndefined();
  await Promise.all([code.load(), code.load()]);
  await code.load();
  expect(code.loaded()).toBe(page);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

it('fetches again what did not come', async () => {
  const fetchPage = vi.fn(async () => page).mockRejectedValueOnce(new Error('away'));
  const code = lazyCode(fetchPage);
  await expect(code.load()).rejects.toThrow('away');
  expect(code.loaded()).toBeUndefined();
  await code.load();
  expect(code.loaded()).toBe(page);
});
