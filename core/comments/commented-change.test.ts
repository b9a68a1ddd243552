import { expect, it } from 'vitest';
import { changeOfPlace, placeOfChange } from './commented-change.ts';
import { listedPlace } from './listed-place.ts';

const id = '00000000-0000-4000-8000-000000000001';

it.each(['main', 'domain'] as const)(
  'a change of %s is a place of comments, and never another one',
  (origin) => {
    const place = placeOfChange({ id, origin });
    expect(changeOfPlace(place)).toEqual({ id, origin });
    expect(listedPlace({ completeParagraphID: place, versionDate: '', language: 'DE' })).toEqual({
      listed: { completeParagraphID: place, versionDate: '', language: 'DE', inside: true },
      isWhole: true,
    });
  },
);

it('a paragraph is no change', () => {
  expect(changeOfPlace('bankg~5^2')).toBeUndefined();
  expect(changeOfPlace('change~1')).toBeUndefined();
});
