import { expect, it } from 'vitest';
import { columnChoices } from './column-choices.ts';

it('a column moves, goes and becomes another, within the languages that there are', () => {
  expect(columnChoices(['DE', 'FR', 'IT'], 0, ['DE', 'FR', 'IT', 'EN'])).toEqual({
    before: undefined,
    after: ['FR', 'DE', 'IT'],
    removed: ['FR', 'IT'],
    replaced: [{ other: 'EN', languages: ['EN', 'FR', 'IT'] }],
  });
});

it('two are never fewer', () => {
  expect(columnChoices(['DE', 'FR'], 1, ['DE', 'FR'])).toEqual({
    before: ['FR', 'DE'],
    after: undefined,
    removed: undefined,
    replaced: [],
  });
});
