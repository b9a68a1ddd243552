import { describe, expect, it } from 'vitest';
import {
  createMemoryStorage,
  createProductStorage,
  type KeyValueStorage,
  sessionKeys,
  storageOrMemory,
} from './storage.ts';

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

const own = 'https://page.example';
const other = 'https://regesta.example/law';

describe('what is stored for a main server', () => {
  const both = () => {
    const memory = createMemoryStorage();
    return {
      memory,
      ofOwn: createProductStorage('regesta', memory, own, own),
      ofOther: createProductStorage('regesta', memory, other, own),
    };
  };

  it('has the names of the specification for the page’s own, and names with the address for others', () => {
    const { memory, ofOwn, ofOther } = both();
    for (const storage of [ofOwn, ofOther]) {
      storage.beginSession();
      for (const key of sessionKeys) if (key !== 'main-base-url') storage.write(key, key);
      storage.write('drafts', '{}');
    }
    const names = [...sessionKeys, 'drafts'].flatMap((key) => [`regesta-${key}`, `regesta-${key}@${other}`]);
    expect(memory.keys().sort()).toEqual(names.sort());
  });

  it.each([...sessionKeys, 'drafts'] as const)('is never read for another: %s', (key) => {
    const { ofOwn, ofOther } = both();
    for (const storage of [ofOwn, ofOther]) storage.beginSession();
    ofOwn.write(key, 'own');
    expect(ofOther.read(key)).not.toBe('own');
    ofOther.write(key, 'other');
    expect(ofOwn.read(key)).not.toBe('other');
  });

  it('stays where a session with another ends, or everything of it is removed', () => {
    const { memory, ofOwn, ofOther } = both();
    for (const storage of [ofOwn, ofOther]) {
      storage.beginSession();
      storage.write('token', 'secret');
      storage.write('theme', 'dark');
    }
    ofOther.clearSession();
    expect([ofOwn.read('token'), ofOther.read('token')]).toEqual(['secret', undefined]);
    expect(memory.keys().filter((name) => name.includes('@'))).toEqual([]);
    ofOther.beginSession();
    ofOther.write('token', 'secret');
    ofOwn.clearAll();
    expect([ofOwn.read('token'), ofOther.read('token')]).toEqual([undefined, 'secret']);
  });

  it('shares preferences', () => {
    const { ofOwn, ofOther } = both();
    ofOther.write('theme', 'dark');
    expect(ofOwn.read('theme')).toBe('dark');
  });
});

describe('a session that an older version stored', () => {
  const older = () => {
    const memory = createMemoryStorage();
    for (const key of ['token', 'user', 'domain-base-url', 'capabilities', 'recent-searches'])
      memory.setItem(`regesta-${key}`, 'older');
    return memory;
  };

  it('belongs to nobody knows which server, so it counts for none', () => {
    const memory = older();
    for (const mainUrl of [own, other]) {
      const storage = createProductStorage('regesta', memory, mainUrl, own);
      for (const key of ['token', 'user', 'domain-base-url', 'capabilities'] as const)
        expect(storage.read(key)).toBeUndefined();
    }
    memory.setItem('regesta-main-base-url', other);
    expect(createProductStorage('regesta', memory, own).read('token')).toBeUndefined();
  });

  it.each([own, other])('is removed when somebody signs in at %s', (mainUrl) => {
    const memory = older();
    const storage = createProductStorage('regesta', memory, mainUrl, own);
    storage.beginSession();
    expect(memory.keys().filter((name) => !name.includes('main-base-url'))).toEqual([
      'regesta-recent-searches',
    ]);
    for (const key of ['token', 'user', 'capabilities'] as const) expect(storage.read(key)).toBeUndefined();
  });

  it('of the page’s own server stays where somebody signs in at another', () => {
    const memory = createMemoryStorage();
    const ofOwn = createProductStorage('regesta', memory, own);
    ofOwn.beginSession();
    ofOwn.write('token', 'secret');
    createProductStorage('regesta', memory, other, own).beginSession();
    expect(ofOwn.read('token')).toBe('secret');
  });
});
