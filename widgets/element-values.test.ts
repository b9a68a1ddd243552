import { describe, expect, it, vi } from 'vitest';
import { attributeName } from './attribute-name.ts';
import { parseText } from './attribute-text.ts';
import { readOptions } from './element-values.ts';

describe('an attribute', () => {
  it.each([
    ['number', ' 1.5 ', 1.5],
    ['number', '0', 0],
    ['json', '{"a":[1]}', { a: [1] }],
    ['json', 'false', false],
    ['string', 'false', 'false'],
    ['string', '', ''],
  ] as const)('that is a %s and reads "%s" means %j', (kind, text, value) => {
    expect(parseText(kind, text)).toEqual(value);
  });

  it.each([
    ['number', '', '"" is not a number'],
    ['number', 'Infinity', '"Infinity" is not a number'],
    ['number', 'five', '"five" is not a number'],
    ['json', '{', /JSON/],
  ] as const)('that is a %s and reads "%s" is named as wrong', (kind, text, error) => {
    expect(() => parseText(kind, text)).toThrow(error);
  });

  it.each([
    ['address', '/law/{regTextId}', true],
    ['address', 'reader.html#{article}', true],
    ['address', '//other.example/{path}', true],
    ['address', 'https://other.example/?p={path}', true],
    ['address', 'javascript:alert(1)', false],
    ['address', '\tjava\nscript:alert(1)//{path}', false],
    ['address', 'data:text/html,{path}', false],
    ['server', 'https://regesta.example/law/', true],
    ['server', 'https://regesta.example@evil.example', false],
    ['server', 'https://regesta.example/?to=', false],
    ['server', 'javascript:alert(1)', false],
    ['folder', 'https://page.example/pdfjs', true],
    ['folder', '/pdfjs', true],
    ['folder', 'https://evil.example/pdfjs', false],
    ['folder', 'blob:https://page.example/1', false],
  ] as const)('that is an address (%s) and reads %j counts: %s', (kind, text, counts) => {
    vi.stubGlobal('document', { baseURI: 'https://page.example/intranet/' });
    vi.stubGlobal('origin', 'https://page.example');
    const attributes = { readerUrl: { kind, fallback: 'https://default.example' } } as const;
    const { readerUrl, refused } = readOptions(attributes, { readerUrl: text });
    vi.unstubAllGlobals();
    expect(readerUrl).toBe(counts ? text : 'https://default.example');
    expect(refused).toEqual(counts ? [] : [`reader-url: ${text}`]);
  });

  it.each([undefined, null, '', 5, {}])(
    'of an address that is %j means the default and is no fault',
    (given) => {
      const options = readOptions({ mainUrl: { kind: 'server', fallback: '' } }, { mainUrl: given });
      expect(options).toMatchObject({ mainUrl: '', refused: [] });
    },
  );

  it('is named with dashes', () => {
    expect([attributeName('regTextId'), attributeName('view')]).toEqual(['reg-text-id', 'view']);
  });
});
