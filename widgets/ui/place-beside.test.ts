import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeBeside } from './place-beside.ts';

const screen = { width: 1000, height: 600 };
const trigger = { left: 400, top: 100, width: 100, height: 32 };

it.each([
  ['start', { left: 400, top: 136 }],
  ['center', { left: 350, top: 136 }],
  ['end', { left: 300, top: 136 }],
] as const)('stands below its trigger, aligned to its %s', (align, place) => {
  expect(placeBeside(trigger, { width: 200, height: 100 }, screen, align)).toEqual(place);
});

it('stands above where there is no room below', () => {
  const low = { ...trigger, top: 560 };
  expect(placeBeside(low, { width: 200, height: 100 }, screen).top).toBe(456);
});

it('never leaves a screen that is large enough', () => {
  const length = (most: number) => fc.integer({ min: 0, max: most });
  fc.assert(
    fc.property(
      fc.record({ left: length(1000), top: length(600), width: length(300), height: length(80) }),
      fc.record({ width: length(900), height: length(500) }),
      fc.constantFrom('start' as const, 'center' as const, 'end' as const),
      (box, size, align) => {
        const { left, top } = placeBeside(box, size, screen, align);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(top).toBeGreaterThanOrEqual(0);
        expect(left + size.width).toBeLessThanOrEqual(screen.width);
        expect(top + size.height).toBeLessThanOrEqual(screen.height);
      },
    ),
  );
});
