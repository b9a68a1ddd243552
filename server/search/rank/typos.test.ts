import { describe, expect, it } from 'vitest';
import { createSpelling } from '../words/spelling.ts';
import { everydaySpelling } from '../words/spelling-everyday.ts';
import { indexOf, unitsOf } from './corpus-fixture.ts';
import type { QueryExpansion } from './expansion.ts';

const related: QueryExpansion = {
  ofWord: (word) =>
    word === 'bankgeheimnis' ? [{ words: ['verschwiegen'], kind: 'synonym', weight: 0.7 }] : [],
  ofWords: (words) =>
    words.join(' ') === 'offene bank'
      ? [{ places: [0, 1], related: { words: ['schnittstelle'], kind: 'synonym', weight: 0.7 } }]
      : [],
  edition: () => 0,
};
const texts = [
  'Wer Daten weitergibt, erfasst die Bank und die Banken.',
  'Die erfassten Schwellen der Beteiligungen; der Schwelle.',
  'Wer offene Schnittstelle und Verschwiegen sagt, sagt Geschäft und Geschäfte.',
];
const { expander } = indexOf([unitsOf('Gesetz', [{ path: '1', paragraphs: texts }])], (frequencies) => ({
  spelling: createSpelling(frequencies, 'DE'),
  related,
}));
const ranked = (word: string) =>
  expander.ofWord(word).flatMap((find) => ('word' in find ? [`${find.kind} ${find.word}`] : []));

describe('a typo', () => {
  it.each([
    ['scgwelle', ['typo schwelle', 'typo schwellen']],
    ['erfazst', ['typo erfasst', 'typo erfassten']],
    // No text contains the corrected word, but the thesaurus relates it to one that a text contains.
    ['bsnkgeheimnis', ['corrected verschwiegen']],
    // An alternative spelling is not a typo, and its inflections match too.
    ['geschaefft', ['word geschaeft', 'stem geschaefte']],
  ])('%s finds all that the meant word finds', (typo, expected) => {
    expect(ranked(typo)).toEqual(expect.arrayContaining(expected));
  });

  it('is as sure as the word where nothing else can be meant', () => {
    expect(expander.ofWord('scgwelle')[0]).toMatchObject({ word: 'schwelle', weight: 1, kind: 'typo' });
  });

  it('among words that are known together finds what they find', () => {
    const finds = expander.ofWords(['offene', 'bnak']).get(1);
    expect(expander.ofWords(['offene', 'bank']).get(1)).toHaveLength(1);
    // A word of four letters may have too many corrections.
    expect(finds).toBeUndefined();
    expect(expander.ofWords(['ofene', 'bank']).get(0)).toMatchObject([{ word: 'schnittstelle' }]);
  });

  it.each(['bankgeheimnis', 'schwelle', 'die'])('%s is none', (word) => {
    expect(ranked(word).filter((one) => one.startsWith('typo'))).toEqual([]);
  });
});

describe('words of the thesaurus', () => {
  it.each([
    ['DE', 'bankgeheimnsi', 'bankgeheimnis'],
    ['FR', 'crxptomonnaies', 'cryptomonnaies'],
    ['EN', 'inmocence', 'innocence'],
  ] as const)('in %s: %s is %s', (language, typo, meant) => {
    expect(everydaySpelling(language).correct(typo, 1)[0]?.word).toBe(meant);
    expect(everydaySpelling(language).has(meant)).toBe(true);
    expect(everydaySpelling(language).has(typo)).toBe(false);
  });
});

describe('a compound that no text has', () => {
  const words = { bearbeitung: 9, verzeichnis: 9, verzeichnisse: 3 };
  const spelling = createSpelling(new Map(Object.entries(words)), 'DE');
  it.each([
    ['bearbeytungsverzeichnis', 'bearbeitungsverzeichnis'],
    ['bearbeitungsverzeihcnis', 'bearbeitungsverzeichnis'],
  ])('%s is put right as %s, each once', (typo, meant) => {
    const all = spelling.correct(typo).map(({ word }) => word);
    expect(all[0]).toBe(meant);
    expect(new Set(all).size).toBe(all.length);
  });
});
