import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../contract/languages.ts';
import { mayStartEntity } from './diff-words.ts';
import { readEntity } from './entities.ts';
import { scan } from './tokens.ts';
import { vocabularyFor } from './vocabulary.ts';

/** Every word in the rules of a language, its marks, and some words without a rule. */
function wordsOf(language: LanguageCode): string[] {
  const lists = Object.values(vocabularyFor(language)).flatMap((value) => {
    if (value instanceof Map) return [...value.keys()] as string[];
    if (value instanceof Set) return [...value] as string[];
    return Array.isArray(value) ? value.map((ending) => `Jahres${ending}`) : [];
  });
  return [
    ...lists,
    '3',
    '7.',
    '5a',
    '1,5',
    '2023/12',
    'a',
    'IV',
    '(',
    ')',
    ',',
    '31.12.2024',
    'Bank',
    'zwanzigste',
  ];
}

describe('beginnings', () => {
  it.each(['DE', 'FR', 'IT', 'EN'] as const)(
    'pass over no number, date, duty or citation in %s',
    (language) => {
      const vocabulary = vocabularyFor(language);
      const text = fc
        .array(fc.constantFrom(...wordsOf(language)), { minLength: 1, maxLength: 6 })
        .map((words) => words.join(' '));
      fc.assert(
        fc.property(text, (words) => {
          const tokens = scan(words);
          const missed = tokens.filter(
            (token, at) =>
              !mayStartEntity(token, vocabulary) && readEntity(tokens, at, vocabulary).length > 0,
          );
          expect(missed.map(({ key }) => key)).toEqual([]);
        }),
      );
    },
  );

  it('pass over words that say none of it', () => {
    const tokens = scan('Banken Effekten Aufsicht');
    expect(tokens.map((token) => mayStartEntity(token, vocabularyFor('DE')))).toEqual([false, false, false]);
  });
});
