import { describe, expect, it } from 'vitest';
import {
  articleOf,
  comparedWith,
  placeToRead,
  requestOf,
  sideFor,
  swapped,
  wholeDocument,
  withVersion,
} from './comparison-places.ts';

const requested = {
  regTextId: 'lampeng',
  article: '5',
  path: '5^2',
  versionDate: '2024-01-01',
  language: 'DE' as const,
  view: { compare: '2022-01-01', only: true },
};
const dates = { before: '2022-01-01', after: '2024-01-01' };

describe('a comparison in an address', () => {
  it('puts the version to compare with first', () => {
    expect(requestOf(requested)).toEqual({
      before: 'lampeng~5^2',
      after: 'lampeng~5^2',
      language: 'DE',
      beforeDate: '2022-01-01',
      afterDate: '2024-01-01',
    });
    expect(requestOf({ regTextId: 'lampeng', language: 'FR', view: { with: 'dochtv~3' } })).toMatchObject({
      before: 'dochtv~3',
      after: 'lampeng',
    });
  });

  it('swaps its sides and back', () => {
    const once = swapped(requested, dates);
    expect(once.place).toMatchObject({ article: '5', path: '5^2', versionDate: '2022-01-01' });
    expect(once.view).toEqual({ compare: '2024-01-01', only: true });
    const other = swapped({ ...requested, view: { ...requested.view, with: 'dochtv~3^1' } }, dates);
    expect(other.place).toEqual({
      regTextId: 'dochtv',
      article: '3',
      path: '3^1',
      versionDate: '2022-01-01',
      language: 'DE',
    });
    expect(other.view).toEqual({ compare: '2024-01-01', only: true, with: 'lampeng~5^2' });
  });

  it('takes another version on either side, another text, or the whole', () => {
    expect(withVersion(requested, 'before', '2020-01-01').view.compare).toBe('2020-01-01');
    expect(withVersion(requested, 'after', '2026-01-01').place.versionDate).toBe('2026-01-01');
    expect(comparedWith(requested, 'dochtv', undefined).view).toEqual({
      with: 'dochtv',
      compare: undefined,
      only: true,
    });
    expect(wholeDocument(requested).place).toMatchObject({ regTextId: 'lampeng', article: undefined });
    expect(wholeDocument(requested).view.at).toBe('5^2');
    expect(wholeDocument({ ...requested, view: { at: '5^3' } }).view.at).toBe('5^3');
  });

  it('leads back to the text at what was looked at', () => {
    const whole = { regTextId: 'lampeng', versionDate: '2024-01-01', language: 'DE' as const };
    const at = (view: Parameters<typeof placeToRead>[0]['view']) => placeToRead({ ...whole, view });
    expect(at({})).toMatchObject({ regTextId: 'lampeng', article: undefined });
    expect(at({ at: '7^2' })).toMatchObject({ article: '7', path: '7^2', versionDate: '2024-01-01' });
    expect(at({ at: 'A~7' })).toMatchObject({ article: '7', path: undefined });
    expect(at({ at: 'A~7', with: 'dochtv' })).toMatchObject({ article: undefined });
  });

  it('takes a version for the side that is nearer in time', () => {
    expect(sideFor('2021-01-01', dates)).toBe('before');
    expect(sideFor('2022-06-01', dates)).toBe('before');
    expect(sideFor('2025-01-01', dates)).toBe('after');
  });
});

it('a place that moved is compared in its own article', () => {
  const requested = {
    regTextId: 'lampe',
    article: '1',
    language: 'DE' as const,
    view: { compare: '2020-01-01' },
  };
  expect(articleOf(requested, '3^2^a')).toMatchObject({
    place: { regTextId: 'lampe', article: '3', path: undefined },
    view: { compare: '2020-01-01', at: '3^2^a' },
  });
});
