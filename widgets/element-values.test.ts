import { describe, expect, it } from 'vitest';
import { attributeName, parseAttribute } from './element-values.ts';

describe('an attribute', () => {
  it.each([
    ['boolean', '', true],
    ['boolean', 'true', true],
    ['boolean', 'compact', true],
    ['boolean', 'false', false],
    ['number', ' 1.5 ', 1.5],
    ['number', '0', 0],
    ['list', 'de, fr  it', ['de', 'fr', 'it']],
    ['list', '', []],
    ['json', '{"a":[1]}', { a: [1] }],
    ['json', 'false', false],
    ['string', 'false', 'false'],
  ] as const)('that is a %s and reads "%s" means %j', (kind, text, value) => {
    expect(parseAttribute(kind, text)).toEqual({ value });
  });

  it.each([
    ['number', '', '"" is not a number'],
    ['number', 'Infinity', '"Infinity" is not a number'],
    ['number', 'five', '"five" is not a number'],
  ] as const)('that is a %s and reads "%s" is named as wrong', (kind, text, error) => {
    expect(parseAttribute(kind, text)).toEqual({ error });
  });

  it('of broken JSON is named as wrong, and nothing is thrown', () => {
    expect(parseAttribute('json', '{')).toHaveProperty('error');
  });

  it('is named with dashes', () => {
    expect([attributeName('regTextId'), attributeName('view')]).toEqual(['reg-text-id', 'view']);
  });
});
