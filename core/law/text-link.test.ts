import { expect, it } from 'vitest';
import { addressOfPlace, parseTextLink } from './text-link.ts';

it.each([
  ['law:952.0', { number: '952.0' }],
  ['law:952.0~5a^2^b', { number: '952.0', path: '5a^2^b' }],
  ['law:32013R0575~92', { number: '32013R0575', path: '92' }],
  ['law:2023/1~12', { number: '2023/1', path: '12' }],
  ['/read/bankg', { regTextId: 'bankg' }],
  ['/read/bankg/5a', { regTextId: 'bankg', path: '5a' }],
  ['/read/bankg/5a?language=FR#5a%5E2', { regTextId: 'bankg', path: '5a^2' }],
  ['/read/bankg/5a?versionDate=2020-01-01', { regTextId: 'bankg', path: '5a', versionDate: '2020-01-01' }],
])('the link %s names a place', (address, place) => {
  expect(JSON.parse(JSON.stringify(parseTextLink(address)))).toEqual(place);
});

it.each([
  'law:',
  'law:~5',
  'law:952.0~',
  'law:952.0 ~5',
  '/read',
  '/read/',
  '/glossary',
  'https://a.example/read/b',
])('the link %s names none', (address) => {
  expect(parseTextLink(address)).toBeUndefined();
});

it.each([
  ['bankg', undefined, '/read/bankg'],
  ['bankg', '5a', '/read/bankg/5a'],
  ['bankg', '5a^2', '/read/bankg/5a#5a%5E2'],
])('the place %s %s has the address %s', (document, path, address) => {
  expect(addressOfPlace(document, path)).toBe(address);
  expect(parseTextLink(address)).toMatchObject({ regTextId: document });
});
