import { expect, it, vi } from 'vitest';
import { createResources } from './resources.ts';

const failures = { report: vi.fn() };

it('are one for the same arguments, as many as are remembered', async () => {
  const { of } = createResources<[string, number], string>(failures, { max: 2 });
  const $first = of('a', 1);
  await $first.load('load', async () => 'A');
  of('b', 1);
  expect(of('a', 1)).toBe($first);
  of('c', 1);
  expect(of('a', 1)).toBe($first);
  of('d', 1);
  of('e', 1);
  expect(of('a', 1)).not.toBe($first);
});

it('are forgotten all together; one that is on its way leaves no trace', async () => {
  const { of, reset } = createResources<[string], string>(failures);
  await of('a').load('load', async () => 'A');
  const { promise, resolve } = Promise.withResolvers<string>();
  const loading = of('b').load('load', () => promise);
  reset();
  resolve('B');
  await loading;
  expect([of('a').get(), of('b').get()]).toEqual([{ state: 'idle' }, { state: 'idle' }]);
});

it('are loaded again where a view displays them, and forgotten elsewhere', async () => {
  const again = vi.fn();
  const { of, reset } = createResources<[string], string>(failures, { again });
  await of('displayed').load('load', async () => 'A');
  await of('other').load('load', async () => 'B');
  const stop = of('displayed').listen(() => undefined);
  reset();
  stop();
  expect(again).toHaveBeenCalledExactlyOnceWith('displayed');
  expect([of('displayed').get().state, of('other').get().state]).toEqual(['ready', 'idle']);
});
