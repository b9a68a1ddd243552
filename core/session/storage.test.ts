import { expect, it } from 'vitest';
import { createMemoryStorage, type KeyValueStorage, storageOrMemory } from './storage.ts';

it.each([
  ['absent', () => undefined],
  ['refused when read', () => ({ ...createMemoryStorage(), getItem: refuse })],
  ['refused by the frame', refuse],
])('a storage that is %s lives in memory', (_, given) => {
  const storage = storageOrMemory(given as () => KeyValueStorage);
  storage.setItem('regesta-theme', 'dark');
  expect(storage.getItem('regesta-theme')).toBe('dark');
});

it('a storage that works is used', () => {
  const own = createMemoryStorage();
  expect(storageOrMemory(() => own)).toBe(own);
});

function refuse(): never {
  throw new DOMException('no', 'SecurityError');
}
