import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closeness, narrowestWindow, runsIn } from './word-windows.ts';

const places = fc
  .uniqueArray(fc.nat(30), { minLength: 1, maxLength: 5 })
  .map((some) => some.sort((a, b) => a - b));

/** All combinations of one position from each slot. */
function choices(slots: readonly (readonly number[])[]): number[][] {
  return slots.reduce<number[][]>(
    (all, slot) => all.flatMap((some) => slot.map((place) => [...some, place])),
    [[]],
  );
}

describe('places', () => {
  it('have the narrowest window of all choices', () => {
    fc.assert(
      fc.property(fc.array(places, { minLength: 1, maxLength: 4 }), (slots) => {
        const widths = choices(slots).map((some) => Math.max(...some) - Math.min(...some) + 1);
        expect(narrowestWindow(slots)).toBe(Math.min(...widths));
      }),
    );
  });

  it('follow each other as often as there are such choices', () => {
    fc.assert(
      fc.property(fc.array(places, { minLength: 1, maxLength: 3 }), (slots) => {
        const follow = choices(slots).filter((some) =>
          some.every((place, at) => place === (some[0] ?? 0) + at),
        );
        expect(runsIn(slots)).toBe(follow.length);
      }),
    );
  });
});

describe('closeness', () => {
  const spot = (term: number, at: number[], offset = term) => ({ term, weight: 1, places: at, offset });
  it.each<[string, ReturnType<typeof spot>[], number, boolean]>([
    ['one word alone is near nothing', [spot(0, [3])], 0, false],
    ['side by side', [spot(0, [3]), spot(1, [4])], 1, true],
    ['side by side, turned round', [spot(0, [4]), spot(1, [3])], 1, false],
    ['with the stop word of the query between', [spot(0, [3]), spot(1, [5], 2)], 0.5, true],
    ['far apart', [spot(0, [0]), spot(1, [10])], 0.1, false],
  ])('%s', (_, spots, near, inOrder) => {
    expect(closeness(spots)).toEqual({ near, inOrder });
  });
});
