import { expect, it } from 'vitest';
import type { Comment } from '../contract/domain/comments.ts';
import { citationOf } from '../law/cited-place.ts';
import { wordsOf } from './place.ts';

const documents = new Map(
  [
    { regTextId: 'bankg', category: 'base', shortNames: { DE: 'BankG', FR: 'LB' }, displayName: 'BankG' },
    { regTextId: 'rs', category: 'supervision', shortNames: {}, displayName: 'RS 23/1' },
  ].map((one) => [one.regTextId, one] as never),
) as never;

it.each([
  ['bankg~37b^2', 'DE', 'Art. 37b Abs. 2 BankG'],
  ['bankg~37b^2', 'FR', 'art. 37b, al. 2, LB'],
  ['bankg~5', 'EN', 'Art. 5 BankG'],
  ['rs~12', 'DE', 'Rz 12 RS 23/1'],
  ['gone~5', 'DE', 'gone~5'],
  ['bankg~1^2^3^4^5^6^7^8^9', 'DE', '1^2^3^4^5^6^7^8^9 BankG'],
] as const)('cites %s in %s as %s', (id, language, expected) => {
  expect(citationOf(id, documents, language).replaceAll('\u00a0', ' ')).toBe(expected);
});

it('says the words in the language that is read, otherwise as they were written', () => {
  const comment = { text: 'Prüfen', language: 'DE', translations: { FR: 'À vérifier', IT: '' } } as Comment;
  expect((['DE', 'FR', 'IT', 'EN'] as const).map((language) => wordsOf(comment, language))).toEqual([
    ...['Prüfen', 'À vérifier', 'Prüfen', 'Prüfen'],
  ]);
});
