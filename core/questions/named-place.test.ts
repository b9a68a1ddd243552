import { expect, it, vi } from 'vitest';
import { namePlace } from './named-place.ts';

const document = { shortNames: { DE: 'BankG', FR: 'LB' }, displayName: 'Bankengesetz' };

it.each([
  ['DE', undefined, 'Art. 37b Abs. 1 BankG'],
  ['FR', '2024-06-01', 'Art. 37b Abs. 1, LB'],
  ['IT', undefined, 'Art. 37b Abs. 1 Bankengesetz'],
] as const)('a place in %s on %s is %s', async (language, versionDate, citation) => {
  const regulation = vi.fn().mockResolvedValue(document);
  const searchRegArt = vi
    .fn()
    .mockResolvedValue({ displayName: 'Art. 37b Abs. 1', versionDate: '2024-01-01' });
  const main = { regulation, searchRegArt } as never;
  const place = { regTextId: 'bankg', path: '37b^1', language, versionDate };
  expect(await namePlace(main, place)).toEqual({ citation, versionDate: '2024-01-01' });
  const at = versionDate === undefined ? { language } : { language, versionDate };
  expect(searchRegArt).toHaveBeenCalledWith({ inFocus: 'bankg~37b^1', ...at });
  expect(regulation).toHaveBeenCalledWith({ regTextId: 'bankg', ...at });
});
