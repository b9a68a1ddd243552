import { describe, expect, it } from 'vitest';
import type { InterfaceLanguage } from '../../contract/languages.ts';
import { citationTokens, longestMatchAt } from '../citation/citation-tokens.ts';
import { createCitables } from './citables.ts';

describe('an act whose name begins with what all acts of its country are', () => {
  it.each<[InterfaceLanguage, string, string]>([
    ['DE', 'Schweizerisches Leuchtturmgesetz', 'Leuchtturmgesetz'],
    ['FR', 'Loi fédérale sur les phares', 'loi sur les phares'],
    ['IT', 'Legge federale sui fari', 'legge sui fari'],
    ['EN', 'Federal Act on Lighthouses', 'Act on Lighthouses'],
  ])('is known without it in %s: %s', (language, longName, cited) => {
    const document = { regTextId: 'leuchtg', sourceNumber: '', naming: 'act' as const };
    const { names } = createCitables([
      { ...document, shortNames: {}, longNames: { [language]: [longName] } },
    ]);
    const tokens = citationTokens(cited);
    expect(longestMatchAt(names, tokens, 0)?.next).toBe(tokens.length);
  });
});
