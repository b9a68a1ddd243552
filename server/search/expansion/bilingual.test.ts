import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import { buildPart } from '../index/build-part.ts';
import { createVocabulary } from '../index/vocabulary.ts';
import { unitsOf } from '../rank/corpus-fixture.ts';
import { foldWord } from '../words/fold.ts';
import { sampleLines } from '../words/sample-corpus.ts';
import { stem } from '../words/stems.ts';
import { bilingualSource } from './bilingual.ts';
import { learnDictionary, type Meanings } from './dictionary.ts';

const lines = await sampleLines();
const learnt = learnDictionary({ a: 'DE', b: 'FR', pairs: lines.map(({ DE, FR }) => [DE, FR]) });
const known = {
  meanings: (from: LanguageCode, into: LanguageCode): Meanings | undefined => {
    if (from === 'DE' && into === 'FR') return learnt.meanings.forward;
    return from === 'FR' && into === 'DE' ? learnt.meanings.backward : undefined;
  },
  cognate: (language: LanguageCode, key: string) =>
    language === 'DE' ? learnt.cognates.a.get(key) : undefined,
  share: (language: LanguageCode, key: string) => {
    if (language === 'DE') return learnt.shares.a.get(key) ?? 0;
    return language === 'FR' ? (learnt.shares.b.get(key) ?? 0) : 0;
  },
};

function sourceIn(language: 'DE' | 'FR', dictionaries: typeof known = known, more: readonly string[] = []) {
  const vocabulary = createVocabulary(language);
  const paragraphs = [...lines.map((line) => line[language]), ...more];
  const units = unitsOf('Text', [{ path: '1', paragraphs }]);
  vocabulary.add(buildPart(1, units, language));
  return bilingualSource(dictionaries, language, vocabulary);
}
const few = (frequencies: ReadonlyMap<string, number>) => ({ frequencies, occurrences: () => 100 });
const stemsOf = (related: readonly { words: readonly string[] }[], language: LanguageCode) =>
  related.map(({ words }) => words.map((word) => stem(word, language)).join(' '));

describe('words of another language', () => {
  it.each([
    ['Bewilligung', 'autorisation'],
    ['Einlagen', 'dépôts'],
    ['Risiken', 'risques'],
  ])('%s is found in French by %s', (queried, meant) => {
    const related = sourceIn('FR').of([foldWord(queried)]);
    expect(stemsOf(related, 'FR')).toContain(stem(foldWord(meant), 'FR'));
    expect(related.every(({ kind, weight }) => kind === 'translation' && weight < 0.8)).toBe(true);
  });

  it('are not translated where the language has them', () => {
    expect(
      sourceIn('DE')
        .of(['bank'])
        .every(({ kind }) => kind === 'synonym'),
    ).toBe(true);
  });

  it.each(['propres', 'fonds', 'autorisation', 'risques'])(
    'are translated where the language only quotes them: %s',
    (queried) => {
      const quoting = [
        'Die «fonds propres» stehen im Anhang.',
        'Ohne autorisation sind die risques grösser.',
      ];
      const related = sourceIn('DE', known, quoting).of([queried]);
      expect(related.map(({ kind }) => kind)).toContain('translation');
      expect(stemsOf(related, 'DE')).toEqual(stemsOf(sourceIn('DE').of([queried]), 'DE'));
    },
  );

  it('are recognised by a cognate', () => {
    const meanings = new Map([['portabilitaet', [{ word: 'remis', weight: 0.8 }]]]);
    const { of } = bilingualSource(
      {
        meanings: (from, into) => (from === 'DE' && into === 'FR' ? meanings : undefined),
        cognate: (language, key) => (language === 'DE' && key === 'portabilit' ? 'portabilitaet' : undefined),
        share: () => 0,
      },
      'FR',
      { ...few(new Map([['remise', 1]])), withStem: (key) => (key === 'remis' ? ['remise'] : []) },
    );
    expect(of(['portabilite']).map(({ words }) => words)).toEqual([['remise']]);
    expect(of(['portefeuille'])).toEqual([]);
  });

  it('know nothing before anything is learnt', () => {
    const none = { meanings: () => undefined, cognate: () => undefined, share: () => 0 };
    expect(sourceIn('FR', none).of(['bewilligung'])).toEqual([]);
  });
});

describe('words that are translated alike', () => {
  const alike = (weight: number) => {
    const both = new Map([
      ['entscheid', [{ word: 'decis', weight }]],
      ['verfugung', [{ word: 'decis', weight }]],
    ]);
    const back = new Map([
      [
        'decis',
        [
          { word: 'entscheid', weight },
          { word: 'verfugung', weight },
        ],
      ],
    ]);
    const { of } = bilingualSource(
      {
        meanings: (from, into) => {
          if (from === 'DE' && into === 'FR') return both;
          return from === 'FR' && into === 'DE' ? back : undefined;
        },
        cognate: () => undefined,
        share: () => 0,
      },
      'DE',
      { ...few(new Map([['entscheid', 3]])), withStem: (key) => [key] },
    );
    return of(['entscheid']);
  };

  it('stand for each other where that is sure', () => {
    expect(alike(0.8)).toMatchObject([{ words: ['verfugung'], kind: 'synonym' }]);
  });

  it('do not where it is a guess', () => {
    expect(alike(0.5)).toEqual([]);
  });
});
