import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldWord } from './fold.ts';
import { tokenise } from './tokenise.ts';

const words = (text: string) => tokenise(text).map(({ word }) => word);

describe('tokens', () => {
  it.each<[string, string[]]>([
    ['l’article', ['l', 'article']],
    ["dell'articolo", ['dell', 'articolo']],
    ['d‘un', ['d', 'un']],
    ['lʼétat', ['l', 'etat']],
    ['Datenschutz-Folgenabschätzung', ['datenschutz', 'folgenabschaetzung']],
    ['Datenschutz\u2011Folgenabschätzung', ['datenschutz', 'folgenabschaetzung']],
    ['Kollektiv- und Einzelanlagen', ['kollektiv', 'und', 'einzelanlagen']],
    ['Kollek\u00adtiv', ['kollektiv']],
    ['Art. 5a', ['art', '5a']],
    ['Art.\u00a05abis Abs. 2 lit.b', ['art', '5abis', 'abs', '2', 'lit', 'b']],
    ['10 000 Franken', ['10000', 'franken']],
    ['10\u00a0000\u202f000', ['10000', '000']],
    ["10'000 10’000 10,000", ['10000', '10000', '10000']],
    ['1 000 000', ['1000000']],
    ['10’000.50', ['10000.50']],
    ['2023 100', ['2023', '100']],
    ['0,125 und 2,5 und 2.5', ['0.125', 'und', '2.5', 'und', '2.5']],
    ['SR 952.0, 952.031.11', ['sr', '952.0', '952.031.11']],
    ['RS 2023/1.', ['rs', '2023/1']],
    ['2014/65/EU', ['2014/65', 'eu']],
    ['am 31.12.2024', ['am', '31.12.2024']],
    ['8 % und 8%', ['8', 'und', '8']],
    ['10–20', ['10', '20']],
    ['Artikel 5²', ['artikel', '5', '2']],
    ['12 m²', ['12', 'm2']],
    ['z.B. und/oder', ['z', 'b', 'und', 'oder']],
    ['the bank’s and banks’', ['the', 'bank', 'and', 'banks']],
    ['MiFID2', ['mifid2']],
    ['«Einlage»; (sog. „Depot“)', ['einlage', 'sog', 'depot']],
    ['<b>§ 3</b>', ['b', '3', 'b']],
    ['', []],
    [' – … ’ ', []],
  ])('of %j are %j', (text, expected) => expect(words(text)).toEqual(expected));

  it('say where they stand in the source', () => {
    const text = 'Gemäss l’Art. 5a: 10 000 Fr. für Da\u00adten 𝒜';
    expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Gemäss',
      'l',
      'Art',
      '5a',
      '10 000',
      'Fr',
      'für',
      'Da\u00adten',
      '𝒜',
    ]);
  });

  it('follow each other, are never empty and fold to themselves', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let last = 0;
        for (const { word, start, end } of tokenise(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          expect(word).not.toBe('');
          expect(foldWord(word)).toBe(word);
          last = end;
        }
      }),
    );
  });

  it('of a number are the number however its thousands are parted', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 999_999_999 }),
        fc.constantFrom(' ', '\u00a0', '\u202f', "'", '’', ','),
        (number, between) => {
          const typed = String(number).replaceAll(/\B(?=(\d{3})+$)/g, between);
          expect(words(`über ${typed} Franken`)).toEqual(['ueber', String(number), 'franken']);
        },
      ),
    );
  });

  it('are the same whatever separates them', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZäÉ1²0’s.-\u00ad;;;') }), (text) => {
        // A separator for which the tokeniser has no fast path.
        expect(tokenise(text)).toEqual(tokenise(text.replaceAll(';', '†')));
      }),
    );
  });
});
