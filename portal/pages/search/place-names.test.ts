import { expect, it } from 'vitest';
import { placeNames } from './place-names.ts';

it.each([
  ['article', '5a^2', 'DE', 'Art. 5a Abs. 2'],
  ['marginNumber', '23', 'DE', 'Rz 23'],
  ['marginNumber', '23', 'FR', 'Cm 23'],
  [undefined, '23', 'FR', 'art. 23'],
  ['article', '??', 'DE', '??'],
] as const)('in an %s %s is called in %s %s', (kind, path, language, name) => {
  expect(placeNames(kind, language)(path)).toBe(name);
});
