import { describe, expect, it } from 'vitest';
import { createMemoryStorage, createProductStorage } from '#core/session/storage.ts';
import { rememberPath, takeStoredPath } from './stored-path.ts';

const aStorage = () => createProductStorage('regesta', createMemoryStorage(), 'https://main.example');

describe('a remembered path', () => {
  it('is used once and then removed', () => {
    const storage = aStorage();
    rememberPath(storage, '/read/bankg/37b?versionDate=2024-01-01#37b%5E2');
    expect(takeStoredPath(storage)).toBe('/read/bankg/37b?versionDate=2024-01-01#37b%5E2');
    expect(storage.read('redirect')).toBeUndefined();
    expect(takeStoredPath(storage)).toBe('/dashboard');
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '//localhost/read',
    '/\\localhost/read',
    '/\t/localhost/read',
    'javascript:x',
    '/',
    '/logout',
  ])('never leads to %s', (address) => {
    const storage = aStorage();
    rememberPath(storage, address);
    expect(takeStoredPath(storage)).toBe('/dashboard');
  });
});
