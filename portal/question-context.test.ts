import { expect, it } from 'vitest';
import { placeOfAddress, questionContext } from './question-context.ts';

it.each([
  ['/read/bankg/5?versionDate=2022-06-01#5%5E2', 'bankg~5^2'],
  ['/read/bankg/5a', 'bankg~5a'],
  ['/read/bankg', undefined],
  ['/search/DE/DE/Bank#5', undefined],
])('the page %s has in view %s', (address, paragraph) => {
  const url = `https://regesta.example${address}`;
  expect(questionContext('Page', url)).toEqual({ title: 'Page', url, ...(paragraph && { paragraph }) });
});

it.each([
  [
    '/read/bankg/5?versionDate=2022-06-01&language=FR#5%5E2',
    { regTextId: 'bankg', path: '5^2', versionDate: '2022-06-01', language: 'FR' },
  ],
  ['/read/bankg/5a', { regTextId: 'bankg', path: '5a', versionDate: undefined, language: 'DE' }],
  [
    '/read/bankg/5a?versionDate=soon',
    { regTextId: 'bankg', path: '5a', versionDate: undefined, language: 'DE' },
  ],
  ['/read/bankg', undefined],
  ['/dashboard', undefined],
])('the page %s shows the place %j', (address, place) => {
  expect(placeOfAddress(`https://regesta.example${address}`, 'DE')).toEqual(place);
});
