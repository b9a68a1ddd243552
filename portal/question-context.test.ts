import { expect, it } from 'vitest';
import { questionContext } from './question-context.ts';

it.each([
  ['/read/bankg/5?versionDate=2022-06-01#5%5E2', 'bankg~5^2'],
  ['/read/bankg/5a', 'bankg~5a'],
  ['/read/bankg', undefined],
  ['/search/DE/DE/Bank#5', undefined],
])('the page %s has in view %s', (address, paragraph) => {
  const url = `https://regesta.example${address}`;
  expect(questionContext('Page', url)).toEqual({ title: 'Page', url, ...(paragraph && { paragraph }) });
});
