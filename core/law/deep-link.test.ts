import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseReadLocation, type ReadLocation, readPath } from './deep-link.ts';

function throughTheAddressBar(location: ReadLocation) {
  const url = new URL(readPath(location), 'https://regesta.example');
  return parseReadLocation(url.pathname, url.search, url.hash);
}

describe('deep links', () => {
  test.each<[ReadLocation, string]>([
    [{ regTextId: 'bankg' }, '/read/bankg'],
    [{ regTextId: 'bankg', article: '5a' }, '/read/bankg/5a'],
    [{ regTextId: 'bankg', path: '5a^2^b' }, '/read/bankg/5a#5a%5E2%5Eb'],
    [
      { regTextId: 'bankg', versionDate: '2024-01-01', language: 'FR', path: '{A1a}3^2' },
      '/read/bankg/%7BA1a%7D3?versionDate=2024-01-01&language=FR#%7BA1a%7D3%5E2',
    ],
    [{ regTextId: 'crr', article: '{A1a}' }, '/read/crr/%7BA1a%7D'],
    [{ regTextId: 'dbg', path: '22^3^+list_u1^a' }, '/read/dbg/22#22%5E3%5E%2Blist_u1%5Ea'],
  ])('%o is %s', (location, address) => {
    expect(readPath(location)).toBe(address);
  });

  test('come back from a parsed URL as they were', () => {
    const part = fc.constantFrom(
      '5a',
      '{A1a}',
      '{A1a}3^2',
      '5^_^-1',
      '5^2!2',
      '135–149',
      '22^3^+list_u1^a',
      'a%é?#&=',
    );
    const location = fc.record(
      {
        regTextId: fc.constantFrom('bankg', 'A.b_c-1'),
        article: part,
        versionDate: fc.constantFrom('2024-01-01', '1999-12-31'),
        language: fc.constantFrom('DE' as const, 'FR' as const, 'IT' as const, 'EN' as const),
        path: part,
      },
      { requiredKeys: ['regTextId', 'article'] },
    );
    fc.assert(
      fc.property(location, (one) => {
        expect(throughTheAddressBar(one)).toEqual(one);
      }),
    );
  });

  test('are read decoded too, as some routers hand them over', () => {
    expect(parseReadLocation('/read/bankg/{A1a}', '', '#{A1a}3^2')).toEqual({
      regTextId: 'bankg',
      article: '{A1a}',
      path: '{A1a}3^2',
    });
  });

  test('a language that does not exist is left out, and a day that is none is kept to be told', () => {
    expect(parseReadLocation('/read/bankg/', '?versionDate=soon&language=rm', '#%')).toEqual({
      regTextId: 'bankg',
      versionDate: 'soon',
    });
    expect(parseReadLocation('/read/bankg', '?versionDate=')).toEqual({ regTextId: 'bankg' });
    expect(parseReadLocation('/read/bankg', '?language=fr')).toEqual({ regTextId: 'bankg', language: 'FR' });
  });

  test.each(['/read', '/read/', '/search/x', '/read/a/b/c', '/read/%'])(
    '%s is no place in a regulation',
    (pathname) => {
      expect(parseReadLocation(pathname)).toBeUndefined();
    },
  );
});
