import { expect, it } from 'vitest';
import { isTyped } from './keys-inside.ts';

const none = { ctrlKey: false, metaKey: false, altKey: false };
const ctrl = { ...none, ctrlKey: true };
const meta = { ...none, metaKey: true };
const altGr = { ctrlKey: true, metaKey: false, altKey: true };

it.each([
  ['s', none, true],
  ['S', none, true],
  ['/', none, true],
  ['Enter', none, true],
  [' ', none, true],
  ['ArrowDown', none, true],
  ['Backspace', none, true],
  ['Dead', none, true],
  ['å', { ...none, altKey: true }, true],
  ['@', altGr, true],
  ['z', ctrl, true],
  ['V', meta, true],
  ['ArrowLeft', ctrl, true],
  ['Backspace', meta, true],
  ['k', ctrl, false],
  ['s', meta, false],
  ['Tab', none, false],
  ['Escape', none, false],
  ['F3', none, false],
  ['F', none, true],
])('a key in a field types: %s with %j → %s', (key, held, typed) => {
  expect(isTyped({ key, ...held })).toBe(typed);
});
