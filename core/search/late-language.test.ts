import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findFatalProblem, isPlain } from './late-language.ts';
import { fatalProblem } from './query-language.ts';

it.each([
  ['Einlagensicherung Auszahlung', true],
  ['Art. 37h BankG', true],
  ['l’autorité, p. 5', true],
  ['title:Docht', false],
  ['#eu', false],
  ['a OR b', false],
  ['-Lampe', false],
  ['"a b"', false],
  ['.', false],
  ['', false],
])('%j is plain: %j', (term, plain) => {
  expect(isPlain(term)).toBe(plain);
});

it('finds nothing wrong in what is plain, and in the rest what the language finds', async () => {
  const word = fc.constantFrom(
    'Lampe',
    'OR',
    'ODER',
    'NOT',
    '5a',
    'in:',
    '-',
    '#',
    '"',
    '(',
    ')',
    '.',
    '§ 3',
    'é',
  );
  const term = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(term, async (wanted) => {
      expect(await findFatalProblem(wanted)).toEqual(fatalProblem(wanted));
    }),
  );
  fc.assert(fc.property(fc.string().filter(isPlain), (plain) => fatalProblem(plain) === undefined));
});
