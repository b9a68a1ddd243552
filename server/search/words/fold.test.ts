import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWord, looseKey } from './fold.ts';

describe('a folded word', () => {
  it.each([
    ['Geschäft', 'geschaeft'],
    ['GESCHÄFT', 'geschaeft'],
    ['Gescha\u0308ft', 'geschaeft'],
    ['Maßnahme', 'massnahme'],
    ['MAẞNAHME', 'massnahme'],
    ['Öl', 'oel'],
    ['Übernahme', 'uebernahme'],
    ['dépôt', 'depot'],
    ['œuvre', 'oeuvre'],
    ['Ǽ', 'ae'],
    ['ﬁnanziell', 'finanziell'],
    ['società', 'societa'],
    ['façade', 'facade'],
    ['ＦＩＮＭＡ', 'finma'],
    ['aujourd’hui', "aujourd'hui"],
    ['Kollek\u00adtiv', 'kollektiv'],
    ['İstanbul', 'istanbul'],
    ['m²', 'm2'],
    ['½', '1/2'],
    ['Datenschutz\u2011Folgen', 'datenschutz-folgen'],
  ])('%s → %s', (word, folded) => expect(foldWord(word)).toBe(folded));

  it('is folded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (word) => {
        expect(foldWord(foldWord(word))).toBe(foldWord(word));
      }),
    );
  });

  it('does not depend on how accents and capitals are typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aäöüßéèêçïœñabcxyzÄÖÜÉ') }), (word) => {
        expect(foldWord(word.normalize('NFD'))).toBe(foldWord(word));
        expect(foldWord(word.toUpperCase())).toBe(foldWord(word));
      }),
    );
  });
});

describe('a loose key', () => {
  it.each([
    [['Geschäft', 'geschaeft', 'geschaft', 'GESCHÄFT']],
    [['Maße', 'Masse', 'Mase']],
    [['Übernahme', 'uebernahme', 'ubernahme']],
    [['Kommission', 'Komission', 'komision']],
    [['dépôt', 'depot']],
    [['ammesso', 'ameso']],
  ])('%j are one', (words) => expect(new Set(words.map(looseKey)).size).toBe(1));

  it.each([
    ['Steuer', 'Stur'],
    ['Quelle', 'Qulle'],
    ['Treue', 'Tru'],
    ['2023', '203'],
  ])('%s and %s are two', (a, b) => expect(looseKey(a)).not.toBe(looseKey(b)));
});
