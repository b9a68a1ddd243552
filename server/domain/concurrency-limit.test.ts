import { expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('runs some at once, lets more wait in their order, and refuses the rest', async () => {
  const limit = createConcurrencyLimit({ atOnce: 2, waiting: 3 });
  const started: number[] = [];
  const end = new Map<number, (failure?: Error) => void>();
  const ask = (name: number) =>
    limit(
      () =>
        new Promise<number>((resolve, reject) => {
          started.push(name);
          end.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
        }),
    );
  const requests = [1, 2, 3, 4, 5].map(ask);
  await expect(ask(6)).rejects.toMatchObject({ status: 503, code: 'BUSY' });
  expect(started).toEqual([1, 2]);
  end.get(2)?.();
  await settled();
  expect(started).toEqual([1, 2, 3]);
  const failed = expect(requests[0]).rejects.toThrow('broken');
  end.get(1)?.(new Error('broken'));
  await failed;
  await settled();
  expect(started).toEqual([1, 2, 3, 4]);
  for (const name of [3, 4]) end.get(name)?.();
  await settled();
  end.get(5)?.();
  expect(await Promise.all(requests.slice(1))).toEqual([2, 3, 4, 5]);
  const surplus = ask(7);
  await settled();
  end.get(7)?.();
  expect(await surplus).toBe(7);
});
