import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InterfaceLanguage } from '../../contract/languages.ts';
import type { RunningText } from '../running-text.ts';
import { findReferences } from './find-references.ts';
import { citables, languages } from './references-fixture.ts';

type Given = Partial<Pick<RunningText, 'path' | 'quoted' | 'notes'>> & {
  notesSay?: string;
  citesOwn?: boolean;
  own?: string;
};

/** The citations of a text as "words → likeliest target", by default in the harbour act. */
function cited(text: string, language: InterfaceLanguage, given: Given = {}): string[] {
  const { path = '7^2', quoted = false, notes = [], notesSay = '', citesOwn = true, own = 'hafeng' } = given;
  const run = { text, path, quoted, notes, closed: [] };
  return findReferences(run, { citables, language, own, citesOwn, noteText: () => notesSay }).map(
    ({ start, end, documents, paths }) =>
      `${text.slice(start, end)} → ${documents.join()}${paths[0] ? `~${paths[0]}` : ''}`,
  );
}

describe('references of the own act', () => {
  it.each<[InterfaceLanguage, string, string[]]>([
    ['DE', 'nach Artikel 5 Absatz 2 Buchstabe b zahlen', ['Artikel 5 Absatz 2 Buchstabe b → hafeng~5^2^b']],
    [
      'DE',
      'nach den Artikeln 3–5 und 7 dieses Gesetzes gelten',
      ['Artikeln 3 → hafeng~3', '5 → hafeng~5', '7 dieses Gesetzes → hafeng~7'],
    ],
    [
      'DE',
      'Artikel 5 Absatz 2 und Absatz 3 gelten',
      ['Artikel 5 Absatz 2 → hafeng~5^2', 'Absatz 3 → hafeng~5^3'],
    ],
    [
      'DE',
      'nach den Artikeln 7 Absatz 4, 8 Absätze 2 und 3 sowie 9',
      ['Artikeln 7 Absatz 4 → hafeng~7^4', '8 Absätze 2 → hafeng~8^2', '3 → hafeng~8^3', '9 → hafeng~9'],
    ],
    [
      'FR',
      'au sens de l’art. 5, al. 2, let. b, de la présente loi',
      ['art. 5, al. 2, let. b, de la présente loi → hafeng~5^2^b'],
    ],
    ['FR', 'aux art. 34, al. 2, et 36 s’appliquent', ['art. 34, al. 2 → hafeng~34^2', '36 → hafeng~36']],
    ['IT', 'di cui agli articoli 3–5 e 7', ['articoli 3 → hafeng~3', '5 → hafeng~5', '7 → hafeng~7']],
    [
      'IT',
      'secondo l’articolo 5 capoverso 2 lettere a e b',
      ['articolo 5 capoverso 2 lettere a → hafeng~5^2^a', 'b → hafeng~5^2^b'],
    ],
    [
      'EN',
      'under Article 5 paragraph 2 letter b of this Act',
      ['Article 5 paragraph 2 letter b of this Act → hafeng~5^2^b'],
    ],
    ['EN', 'pursuant to Articles 3 to 5 and 7', ['Articles 3 → hafeng~3', '5 → hafeng~5', '7 → hafeng~7']],
  ])('%s: %s', (language, text, expected) => {
    expect(cited(text, language)).toEqual(expected);
  });

  it.each<[InterfaceLanguage, string, string[]]>([
    ['DE', 'Die Absätze 1 und 3 finden Anwendung', ['Absätze 1 → hafeng~7^1', '3 → hafeng~7^3']],
    ['DE', 'nach Buchstabe a oder b gilt', ['Buchstabe a → hafeng~7^2^a', 'b → hafeng~7^2^b']],
    ['FR', 'Les al. 1 à 4 sont applicables', ['al. 1 → hafeng~7^1', '4 → hafeng~7^4']],
    ['IT', 'di cui al capoverso 1 lettera a', ['capoverso 1 lettera a → hafeng~7^1^a']],
    ['EN', 'the conditions of paragraph 3', ['paragraph 3 → hafeng~7^3']],
  ])('relative ones belong to the paragraph that is read: %s: %s', (language, text, expected) => {
    expect(cited(text, language)).toEqual(expected);
  });

  it.each<[InterfaceLanguage, string, string[]]>([
    ['DE', 'Artikel 5 und den 3 genannten Personen', ['Artikel 5 → hafeng~5']],
    ['DE', 'Artikel 5 und 7 an die Behörde', ['Artikel 5 → hafeng~5', '7 → hafeng~7']],
    ['DE', 'Artikel 5 und 7 Schiffe', ['Artikel 5 → hafeng~5']],
    [
      'DE',
      'Artikel 5 Absätze 2 und 3 und 9 gelten',
      ['Artikel 5 Absätze 2 → hafeng~5^2', '3 → hafeng~5^3', '9 → hafeng~5^9'],
    ],
    ['DE', 'Artikel 5 und 10 % davon', ['Artikel 5 → hafeng~5']],
    ['DE', 'Artikel 5 Absätze 2 sowie 9', ['Artikel 5 Absätze 2 → hafeng~5^2', '9 → hafeng~5^9']],
    [
      'DE',
      'Boote und Schiffe nach Artikel 5 Absätze 2 sowie 9',
      ['Artikel 5 Absätze 2 → hafeng~5^2', '9 → hafeng~5^9'],
    ],
    ['DE', 'Artikel 5 Absatz 2 und 9 gelten', ['Artikel 5 Absatz 2 → hafeng~5^2', '9 → hafeng~9']],
    ['DE', 'Artikel 5 Ziffer 2 und 7 gelten', ['Artikel 5 Ziffer 2 → hafeng~5^_^2', '7 → hafeng~5^_^7']],
    [
      'DE',
      'Absatz 3 sowie Artikel 5 Ziffer 2 und 7 gelten',
      ['Absatz 3 → hafeng~7^3', 'Artikel 5 Ziffer 2 → hafeng~5^_^2', '7 → hafeng~5^_^7'],
    ],
    [
      'DE',
      'Artikel 5 Absätze 2 und 7, Absatz 3 gilt',
      ['Artikel 5 Absätze 2 → hafeng~5^2', '7 → hafeng~5^7', 'Absatz 3 → hafeng~5^3'],
    ],
    ['FR', 'les art. 5, al. 2 et 7, al. 3 sont', ['art. 5, al. 2 → hafeng~5^2', '7, al. 3 → hafeng~7^3']],
    [
      'IT',
      'articolo 5 lettere b e abis contengono',
      ['articolo 5 lettere b → hafeng~5^_^b', 'abis → hafeng~5^_^abis'],
    ],
    [
      'IT',
      'articolo 5 lettere b e aa contengono',
      ['articolo 5 lettere b → hafeng~5^_^b', 'aa → hafeng~5^_^aa'],
    ],
    ['DE', 'nach Ziffer 1 und 3 gilt', ['Ziffer 1 → hafeng~7^2^1', '3 → hafeng~7^2^3']],
    ['DE', 'Artikel 5 oder des Absatzes 3', ['Artikel 5 → hafeng~5']],
    ['DE', 'nach Absatz 5 % davon', []],
    ['FR', 'les art. 5, al. 2, et 7 sont', ['art. 5, al. 2 → hafeng~5^2', '7 → hafeng~7']],
    ['FR', 'les art. 5, al. 2, et 7, al. 3, sont', ['art. 5, al. 2 → hafeng~5^2', '7, al. 3 → hafeng~7^3']],
    [
      'FR',
      'les art. 5, al. 2 à 4, et 7 sont',
      ['art. 5, al. 2 → hafeng~5^2', '4 → hafeng~5^4', '7 → hafeng~5^7'],
    ],
    ['FR', 'de l’art. 5, al. 2, ou de l’art. 6', ['art. 5, al. 2 → hafeng~5^2', 'art. 6 → hafeng~6']],
    ['FR', 'les art. 5 et 7 pour les ports', ['art. 5 → hafeng~5', '7 → hafeng~7']],
    ['FR', 'les art. 5 et 7 pour cent', ['art. 5 → hafeng~5']],
    ['IT', 'gli articoli 5 e 7 per i porti', ['articoli 5 → hafeng~5', '7 → hafeng~7']],
    ['IT', 'gli articoli 5 e 7 per mille', ['articoli 5 → hafeng~5']],
    [
      'IT',
      'articolo 5 lettere a e b, i titolari devono',
      ['articolo 5 lettere a → hafeng~5^_^a', 'b → hafeng~5^_^b'],
    ],
    ['EN', 'Article 5 paragraphs 2 and 7 apply', ['Article 5 paragraphs 2 → hafeng~5^2', '7 → hafeng~5^7']],
    ['EN', 'Article 5 paragraph 2 and 7 apply', ['Article 5 paragraph 2 → hafeng~5^2', '7 → hafeng~7']],
  ])(
    'an enumeration goes on with what counts as its last step, and ends before quantities: %s: %s',
    (language, text, expected) => {
      expect(cited(text, language)).toEqual(expected);
    },
  );

  it('are none in quotes, and none where nothing of the own act is cited', () => {
    expect(cited('Artikel 5 Absatz 2 dieses Gesetzes', 'DE', { quoted: true })).toEqual([]);
    expect(cited('gestützt auf Artikel 5', 'DE', { citesOwn: false })).toEqual([]);
  });
});

describe('references of other acts', () => {
  it.each<[InterfaceLanguage, string, string[]]>([
    ['DE', 'nach Artikel 19 Absatz 2 LeuchtG', ['Artikel 19 Absatz 2 LeuchtG → leuchtg~19^2']],
    [
      'DE',
      'nach Artikel 19 des Leuchtturmgesetzes vom 4. April 2012',
      ['Artikel 19 des Leuchtturmgesetzes vom 4. April 2012 → leuchtg~19'],
    ],
    [
      'DE',
      'nach Artikel 3 des Bundesgesetzes vom 4. April 2012 über die Leuchttürme',
      ['Artikel 3 des Bundesgesetzes vom 4. April 2012 über die Leuchttürme → leuchtg~3'],
    ],
    ['DE', 'untersteht dem LeuchtG', ['LeuchtG → leuchtg']],
    ['DE', 'in der Fassung 5 LeuchtG', ['LeuchtG → leuchtg']],
    ['DE', 'nach LeuchtG, Artikel 5', ['LeuchtG → leuchtg']],
    ['DE', 'nach LeuchtG (Artikel 5) gilt', ['LeuchtG (Artikel 5 → leuchtg~5']],
    ['DE', 'Artikel 98 der Bundesverfassung', ['Artikel 98 der Bundesverfassung → bv~98']],
    ['DE', 'siehe SR 999.2', ['SR 999.2 → leuchtg']],
    ['DE', 'Artikel 5 der Verordnung (EU) 2099/7', ['Artikel 5 der Verordnung (EU) 2099/7 → eu-2099-7~5']],
    ['DE', 'FINMA-Rundschreiben 2099/1 Rz 12', ['FINMA-Rundschreiben 2099/1 Rz 12 → rs-99-1~12']],
    [
      'FR',
      'l’art. 19 de la loi du 4 avril 2012 sur les phares',
      ['art. 19 de la loi du 4 avril 2012 sur les phares → leuchtg~19'],
    ],
    ['FR', 'selon l’art. 19, al. 2, let. d, LPh', ['art. 19, al. 2, let. d, LPh → leuchtg~19^2^d']],
    ['FR', 'selon la Circ.-FINMA 99/1', ['Circ.-FINMA 99/1 → rs-99-1']],
    [
      'IT',
      'l’articolo 19 della legge del 4 aprile 2012 sui fari',
      ['articolo 19 della legge del 4 aprile 2012 sui fari → leuchtg~19'],
    ],
    [
      'EN',
      'Article 19 of the Lighthouse Act of 4 April 2012',
      ['Article 19 of the Lighthouse Act of 4 April 2012 → leuchtg~19'],
    ],
    [
      'EN',
      'Article 5(2) of Regulation (EU) 2099/7',
      ['Article 5(2) of Regulation (EU) 2099/7 → eu-2099-7~5^2'],
    ],
  ])('%s: %s', (language, text, expected) => {
    expect(cited(text, language)).toEqual(expected);
  });

  it('are known by the number in their note', () => {
    const text = 'nach Artikel 4 des Turmfeuergesetzes vom 4. April 2012';
    const notes = [{ at: text.length, number: 1 }];
    expect(cited(text, 'DE', { notes, notesSay: 'SR 999.2' })).toEqual([`${text.slice(5)} → leuchtg~4`]);
    expect(cited(text, 'DE', { notes, notesSay: 'SR 999.8' })).toEqual([]);
    const known = 'nach Artikel 4 des Leuchtturmgesetzes';
    expect(
      cited(known, 'DE', { notes: [{ at: known.length, number: 1 }], notesSay: '[AS 1950 12]' }),
    ).toEqual([]);
  });
});

describe('what only looks like a reference', () => {
  it.each<[InterfaceLanguage, string]>([
    ['DE', 'Artikel 5 KAG gilt'],
    ['DE', 'Artikel 5 Absatz 2 des Fischereigesetzes vom 1. Mai 1990'],
    ['DE', 'die Artikel 5, 6 Absatz 2 und 8 des schweizerischen Zivilgesetzbuches'],
    ['DE', 'nach Artikel 19 des Leuchtturmgesetzes vom 1. Mai 1970'],
    ['DE', 'nach Artikel 19 des Leuchtturmgesetzes vom 1. Jun. 1970'],
    ['DE', 'nach Artikel 3 LeuchtG-FINMA'],
    ['DE', 'Artikel 5 des Anhangs zum Abkommen'],
    ['DE', 'Fischereiverordnung (Muster), Artikel 3 Buchstabe b'],
    ['DE', 'Artikel 5 in der Fassung vom 1. Mai 2001'],
    ['DE', 'der Absatz 5 Prozent grösser ist'],
    ['FR', 'l’art. 5, al. 2, de la loi fédérale sur la pêche'],
    ['FR', 'le chiffre d’affaires et l’art moderne'],
    ['FR', 'par 3 membres, dans l’or'],
    ['IT', 'dal 1° gennaio al 31 dicembre, per numero e categoria'],
    ['IT', 'l’articolo 5 del Codice delle obbligazioni'],
    ['EN', 'Article 5 of the Swiss Code of Obligations'],
    ['EN', 'all 3 members of this Part'],
  ])('%s: %s', (language, text) => {
    expect(cited(text, language)).toEqual([]);
  });

  it('is told from what may be either: the name stands behind the last article only', () => {
    for (const text of ['nach Artikel 3 und Artikel 5 LeuchtG', 'nach Artikel 3 und dem Artikel 5 LeuchtG'])
      expect(cited(text, 'DE')).toEqual(['Artikel 5 LeuchtG → leuchtg~5']);
  });
});

it('never overlap, stand within their text, and any text is read', () => {
  const word = fc.constantFrom(
    'Artikel',
    'Art.',
    'Absatz',
    'al.',
    'let.',
    'capoverso',
    '5',
    '3–7',
    'b',
    'und',
    'et',
    ',',
    'LeuchtG',
    'KAG',
    'des',
    'Leuchtturmgesetzes',
    '(',
    ')',
    'vom 4. April 2012',
    'dieses Gesetzes',
    'SR 999.2',
    'à',
    'bis',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 25 }), fc.constantFrom(...languages), (words, language) => {
      const text = words.join(' ');
      const run = { text, path: '7^2^b', quoted: false, notes: [], closed: [] };
      const references = findReferences(run, {
        citables,
        language,
        own: 'hafeng',
        citesOwn: true,
        noteText: () => '',
      });
      for (const [at, { start, end }] of references.entries()) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
        expect(start).toBeGreaterThanOrEqual(references[at - 1]?.end ?? 0);
      }
    }),
  );
});
