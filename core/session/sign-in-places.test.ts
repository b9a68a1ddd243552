import { expect, it } from 'vitest';
import type { PartContext } from '../app-parts.ts';
import { signInPlaces } from './sign-in-places.ts';

it('the first that waits is asked, and the next where that goes away', () => {
  const { $places, join } = signInPlaces.create({} as PartContext);
  const [first, second] = [{ focus: () => undefined }, { focus: () => undefined }];
  const leave = join(first);
  join(second);
  expect($places.get()).toEqual([first, second]);
  expect($places.get()[0]).toBe(first);
  leave();
  expect($places.get()[0]).toBe(second);
});
