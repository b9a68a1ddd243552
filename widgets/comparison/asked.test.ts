import { describe, expect, it } from 'vitest';
import { askedBy, comparedWith, readOnAt, sideFor, swapped, wholeDocument, withVersion } from './asked.ts';

const asked = {
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
    expect(askedBy(asked)).toEqual({
      before: 'lampeng~5^2',
      after: 'lampeng~5^2',
      language: 'DE',
      beforeDate: '2022-01-01',
      afterDate: '2024-01-01',
    });
    expect(askedBy({ regTextId: 'lampeng', language: 'FR', view: { with: 'dochtv~3' } })).toMatchObject({
      before: 'dochtv~3',
      after: 'lampeng',
    });
  });

  it('swaps its sides and back', () => {
    const once = swapped(asked, dates);
    expect(once.place).toMatchObject({ article: '5', path: '5^2', versionDate: '2022-01-01' });
    expect(once.view).toEqual({ compare: '2024-01-01', only: true });
    const other = swapped({ ...asked, view: { ...asked.view, with: 'dochtv~3^1' } }, dates);
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
    expect(withVersion(asked, 'before', '2020-01-01').view.compare).toBe('2020-01-01');
    expect(withVersion(asked, 'after', '2026-01-01').place.versionDate).toBe('2026-01-01');
    expect(comparedWith(asked, 'dochtv', undefined).view).toEqual({
      with: 'dochtv',
      compare: undefined,
      only: true,
    });
    expect(wholeDocument(asked).place).toMatchObject({ regTextId: 'lampeng', article: undefined });
    expect(wholeDocument(asked).view.at).toBe('5^2');
    expect(wholeDocument({ ...asked, view: { at: '5^3' } }).view.at).toBe('5^3');
  });

  it('leads back to the text at what was looked at', () => {
    const whole = { regTextId: 'lampeng', versionDate: '2024-01-01', language: 'DE' as const };
    const at = (view: Parameters<typeof readOnAt>[0]['view']) => readOnAt({ ...whole, view });
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
