import { expect, it } from 'vitest';
import { closeAll } from './close-all.ts';

it('closes what comes after a failure too, in order, and tells the first failure', async () => {
  const closed: string[] = [];
  const closer = (name: string, failure?: string) => async () => {
    closed.push(name);
    if (failure !== undefined) throw new Error(failure);
  };
  const closing = closeAll([closer('a', 'stuck'), closer('b'), closer('c', 'broken'), closer('d')]);
  await expect(closing).rejects.toThrow('stuck');
  expect(closed).toEqual(['a', 'b', 'c', 'd']);
  await expect(closeAll([closer('e')])).resolves.toBeUndefined();
});
