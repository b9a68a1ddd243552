import { expect, it } from 'vitest';
import { readOptions } from '../element-values.ts';
import { isSamePlace, placeOfOptions } from './place-of-options.ts';
import { readerAttributes } from './reg-reader-options.ts';

const placeOf = (given: Record<string, unknown>) => placeOfOptions(readOptions(readerAttributes, given));

const options = { regTextId: 'bankg-m', article: '5', language: 'de', view: 'text', theme: 'auto' };

it('lets single options win over the same word in the place', () => {
  const place = { regTextId: 'lamp', article: '1', path: '1^2', versionDate: '2024-01-01', more: 'x' };
  expect(placeOf({ article: '7', place })).toEqual({
    regTextId: 'lamp',
    article: '7',
    path: '1^2',
    versionDate: '2024-01-01',
    language: undefined,
    view: 'text',
    compareTo: undefined,
    languages: undefined,
  });
  expect(placeOf({ place: { article: '1' } })).toBeUndefined();
});

it.each([
  ['theme', 'dark', true],
  ['zoom', 2, true],
  ['lang', 'fr', true],
  ['density', 'roomy', true],
  ['regTextId', 'lamp', false],
  ['article', '6', false],
  ['versionDate', '2022-01-01', false],
  ['language', 'fr', false],
  ['view', 'pdf', false],
  ['compareTo', '2022-01-01', false],
  ['languages', 'de fr', false],
  ['place', { path: '5^2' }, false],
])('after %s changed the same place is asked for: %s → %s', (option, value, same) => {
  expect(isSamePlace(placeOf(options), placeOf({ ...options, [option]: value }))).toBe(same);
});

it('knows a page that asks for nothing', () => {
  expect(isSamePlace(undefined, undefined)).toBe(true);
  expect(isSamePlace(placeOf(options), undefined)).toBe(false);
});
