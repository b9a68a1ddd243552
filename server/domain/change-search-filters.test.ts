import { expect, it } from 'vitest';
import { changeStatuses } from '#core/contract/change-values.ts';
import { namesOfStatus } from './change-search-filters.ts';

it('names statuses in queries by their words in four languages and their colours', () => {
  expect(namesOfStatus('R')).toEqual(
    expect.arrayContaining(['Critical', 'Kritisch', 'Critique', 'Critico', 'red', 'rot', 'rouge', 'rosso']),
  );
});

it('names no two statuses by the same word', () => {
  const names = changeStatuses.flatMap(namesOfStatus).map((name) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});
