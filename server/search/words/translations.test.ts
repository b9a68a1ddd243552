import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { createCompounds } from './compounds.ts';
import { sampleLines, vocabularyOf } from './sample-corpus.ts';
import { stem } from './stems.ts';
import { isStopWord } from './stop-words.ts';
import { tokenise } from './tokenise.ts';
import { createTranslations, pivotSynonyms } from './translations.ts';

const lines = await sampleLines();
const compounds = createCompounds(vocabularyOf(lines.map(({ DE }) => DE)));

/** The stems as the index has them: without stop words, and with the parts of German compounds. */
const stems = (text: string, language: InterfaceLanguage) =>
  tokenise(text)
    .map(({ word }) => word)
    .filter((word) => !isStopWord(word, language))
    .flatMap((word) => [word, ...(language === 'DE' ? compounds.allPartsOf(word) : [])])
    .map((word) => stem(word, language));

const dictionary = (a: InterfaceLanguage, b: InterfaceLanguage) =>
  createTranslations(lines.map((line) => ({ a: stems(line[a], a), b: stems(line[b], b) })));

describe.each<[InterfaceLanguage, InterfaceLanguage, string]>([
  [
    'DE',
    'FR',
    'bank=banque aufsichtsbehoerde=autorite einlage=depot meldung=annonce risiko=risque kunde=client',
  ],
  [
    'DE',
    'IT',
    'bank=banca aufsichtsbehoerde=autorita einlage=deposito monat=mesi risiko=rischio kunde=cliente',
  ],
  ['DE', 'EN', 'bank=bank aufsichtsbehoerde=authority einlage=deposit bewilligung=licence kunde=client'],
  [
    'FR',
    'IT',
    'banque=banca autorite=autorita depot=deposito risque=rischio client=cliente surveillance=vigilanza',
  ],
  [
    'EN',
    'FR',
    'bank=banque authority=autorite deposit=depot client=client report=annonce licence=autorisation',
  ],
  ['IT', 'EN', 'banca=bank autorita=authority deposito=deposit cliente=client autorizzazione=licence'],
])('the dictionary %s–%s of the sample content', (a, b, table) => {
  const { of, back } = dictionary(a, b);
  it.each(table.split(' ').map((pair) => pair.split('=')))('has %s as %s', (word = '', meant = '') => {
    expect(of(stem(word, a)).map((translation) => translation.word)).toContain(stem(meant, b));
    expect(back(stem(meant, b)).map((translation) => translation.word)).toContain(stem(word, a));
  });
});

describe('a dictionary', () => {
  const pairs = [
    { a: ['haus', 'gross'], b: ['maison', 'grand'] },
    { a: ['haus', 'klein'], b: ['maison', 'petit'] },
    { a: ['gebaeude', 'klein'], b: ['maison', 'petit'] },
    { a: ['gebaeude', 'alt'], b: ['maison', 'vieux'] },
    { a: ['baum', 'gross'], b: ['arbre', 'grand'] },
    { a: ['baum', 'alt'], b: ['arbre', 'vieux'] },
  ];

  it('parts words that always stand together by the others', () => {
    const { of } = createTranslations(pairs);
    expect(of('gross')[0]?.word).toBe('grand');
    expect(of('klein')[0]?.word).toBe('petit');
    expect(of('baum')[0]?.word).toBe('arbre');
  });

  it('gives what is translated alike for synonyms', () => {
    const alike = [0, 1, 2, 3, 4, 5].flatMap((at) => [
      { a: ['haus', `a${at}`], b: ['maison', `x${at}`] },
      { a: ['gebaeude', `b${at}`], b: ['maison', `y${at}`] },
      { a: ['baum', `c${at}`], b: ['arbre', `z${at}`] },
    ]);
    const synonyms = pivotSynonyms('haus', [createTranslations(alike)]);
    expect(synonyms.map(({ word }) => word)).toEqual(['gebaeude']);
    expect(pivotSynonyms('unbekannt', [createTranslations(pairs)])).toEqual([]);
    expect(pivotSynonyms('haus', [])).toEqual([]);
  });

  it('counts a paragraph that comes again in another version once', () => {
    expect(createTranslations([...pairs, ...pairs]).of('haus')).toEqual(createTranslations(pairs).of('haus'));
  });

  it('is empty where nothing is aligned', () => {
    expect(createTranslations([]).of('haus')).toEqual([]);
    expect(createTranslations([{ a: ['haus'], b: [] }]).of('haus')).toEqual([]);
    expect(
      createTranslations([{ a: ['x'], b: Array.from({ length: 50 }, (_, at) => `w${at}`) }]).of('x'),
    ).toEqual([]);
  });

  it('has weights between 0 and 1, the greatest first, the same in both directions', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(fc.record({ a: words, b: words }), { maxLength: 30 }), (some) => {
        const { of, back } = createTranslations(some);
        for (const word of 'abcde') {
          const weights = of(word).map(({ weight }) => weight);
          expect(weights).toEqual([...weights].sort((x, y) => y - x));
          for (const { word: other, weight } of of(word)) {
            expect(weight > 0 && weight <= 1).toBe(true);
            expect(back(other)).toContainEqual({ word, weight });
          }
        }
      }),
    );
  });
});
