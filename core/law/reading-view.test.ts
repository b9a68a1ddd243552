import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseReadingView, type ReadingView, withFirst, withReadingView } from './reading-view.ts';

describe('the view in an address', () => {
  test.each<[string, ReadingView, string]>([
    ['/read/bankg/5a', {}, '/read/bankg/5a'],
    ['/read/bankg/5a', { compare: '2021-08-01' }, '/read/bankg/5a?compare=2021-08-01'],
    [
      '/read/bankg/5a?versionDate=2024-01-01#5a%5E2',
      { languages: ['DE', 'FR'] },
      '/read/bankg/5a?versionDate=2024-01-01&languages=de,fr#5a%5E2',
    ],
    [
      '/read/bankg?compare=2020-01-01&only=changes',
      { compare: '2021-08-01', layout: 'side' },
      '/read/bankg?compare=2021-08-01&layout=side',
    ],
    ['/read/bankg?compare=2020-01-01', {}, '/read/bankg'],
  ])('%s with %o is %s', (address, view, expected) => {
    expect(withReadingView(address, view)).toBe(expected);
  });

  test('comes back as it was', () => {
    const view = fc.record(
      {
        compare: fc.constantFrom('2021-08-01', '2025-13-45'),
        with: fc.constantFrom('dsg~5^2', 'dsg~{A1}3'),
        languages: fc.subarray(['DE', 'FR', 'IT', 'EN'] as const, { minLength: 2 }),
        layout: fc.constantFrom('inline' as const, 'side' as const),
        only: fc.constant(true),
        classes: fc.subarray(['amount', 'deadline', 'obligation'], { minLength: 1 }),
        at: fc.constantFrom('6^1', 'A~{A1}3', '_'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(view, (one) => {
        const { search } = new URL(withReadingView('/read/bankg?view=pdf#5', one), 'https://regesta.example');
        expect(parseReadingView(search)).toEqual(one);
      }),
    );
  });

  test('has the chosen language first, which replaces the first or comes from its place', () => {
    expect(withFirst(['DE', 'FR'], 'IT')).toEqual(['IT', 'FR']);
    expect(withFirst(['DE', 'FR', 'EN'], 'FR')).toEqual(['FR', 'DE', 'EN']);
  });

  test('leaves out languages that do not exist, and one alone, and tells them', () => {
    const mixed = { languages: ['DE', 'FR'], misread: ['DE', 'XX', 'FR'] };
    expect(parseReadingView('?languages=de,xx,de,FR')).toEqual(mixed);
    expect(parseReadingView('?languages=de')).toEqual({ misread: ['DE'] });
    expect(parseReadingView('?languages=de,de')).toEqual({ misread: ['DE'] });
    expect(parseReadingView('?languages=xx')).toEqual({ misread: ['XX'] });
    expect(parseReadingView('?languages=')).toEqual({});
  });
});
