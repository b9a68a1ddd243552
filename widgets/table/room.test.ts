import { expect, it } from 'vitest';
import { hasRoom, roomIn } from './room.ts';

it.each([
  [390, 'blocks', true, true],
  [959, 'blocks', true, true],
  [960, 'medium', false, false],
  [1279, 'medium', false, false],
  [1280, 'large', true, false],
  [1399, 'large', true, false],
  [1400, 'full', true, true],
] as const)('a table of %i pixels has room for %s', (width, room, large, full) => {
  expect(roomIn(width)).toBe(room);
  expect(hasRoom(undefined, room)).toBe(true);
  expect(hasRoom('large', room)).toBe(large);
  expect(hasRoom('full', room)).toBe(full);
});
