import { expect, it } from 'vitest';
import { newSearch } from '#core/search/search-request.ts';
import type { Destination } from '#core/search/search-types.ts';
import { destinationAddress } from './destination-address.ts';

const read = { to: 'read', regTextId: 'bankg', language: 'DE' } as const;
const open = { regTextId: 'dsg', versionDate: '2020-01-01', view: 'text' } as const;

it.each<[Destination, string | undefined]>([
  [read, '/read/bankg'],
  [{ ...read, article: '5', path: '5^2', language: 'FR' }, '/read/bankg/5?language=FR#5%5E2'],
  [{ ...read, article: '5', versionDate: '2021-01-01' }, '/read/bankg/5?versionDate=2021-01-01'],
  [{ to: 'jump', path: '7^1' }, '/read/dsg/7?versionDate=2020-01-01#7%5E1'],
  [{ to: 'results', request: newSearch('Bank', 'DE', 'FR') }, '/search/DE/FR/Bank'],
])('%j leads to %s', (destination, address) => {
  expect(destinationAddress(destination, open, 'DE')).toBe(address);
});

it('has nowhere to jump without an open document', () => {
  expect(destinationAddress({ to: 'jump', path: '7' }, undefined, 'DE')).toBeUndefined();
});
