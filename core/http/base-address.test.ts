import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseAddress, webAddress } from './base-address.ts';

const page = 'https://intranet.example/law/page?x=1#y';

describe('the base address of a server', () => {
  it.each([
    ['https://regesta.example', 'https://regesta.example'],
    ['https://regesta.example/', 'https://regesta.example'],
    ['HTTPS://Regesta.Example:443//', 'https://regesta.example'],
    ['http://localhost:4000/main/', 'http://localhost:4000/main'],
    ['https://regesta.example/a/../b/./c', 'https://regesta.example/b/c'],
    ['https://regesta.example\\law', 'https://regesta.example/law'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['/regesta/', 'https://intranet.example/regesta'],
    ['regesta', 'https://intranet.example/law/regesta'],
    ['//other.example/x', 'https://other.example/x'],
  ])('%s is %s', (text, expected) => {
    expect(baseAddress(text, page)).toBe(expected);
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://regesta.example/1',
    'file:///etc/passwd',
    'ftp://regesta.example',
    'https://regesta.example@evil.example',
    'https://:x@evil.example',
    'https://regesta.example?to=',
    'https://regesta.example/?',
    'https://regesta.example/#',
    'https://',
    'https://a b',
  ])('%j is none', (text) => {
    expect(baseAddress(text, page)).toBeUndefined();
  });

  it('relative to nothing is none', () => {
    expect(baseAddress('/regesta')).toBeUndefined();
    expect(baseAddress('')).toBeUndefined();
  });

  it('has one spelling, to which calls are appended without leaving it', () => {
    const address = fc.webUrl({ withQueryParameters: false, withFragments: false });
    fc.assert(
      fc.property(address, (text) => {
        const base = baseAddress(text);
        if (base === undefined) return;
        expect(baseAddress(base)).toBe(base);
        expect(baseAddress(`${base}/`)).toBe(base);
        expect(new URL(`${base}/api/v1/x`).href).toBe(`${base}/api/v1/x`);
        expect(new URL(base).origin).toBe(new URL(text).origin);
      }),
    );
  });
});

describe('an address on the web', () => {
  it.each(['/law?x={regTextId}', 'https://u:p@regesta.example/?q#f', '?x', '#y', ''])('%j is one', (text) => {
    expect(webAddress(text, page)?.protocol).toBe('https:');
  });

  it.each(['javascript:1', '\u0001javascript:1', 'JaVaScRiPt:1', 'vbscript:1', 'mailto:a@b.example'])(
    '%j is none',
    (text) => {
      expect(webAddress(text, page)).toBeUndefined();
    },
  );
});
