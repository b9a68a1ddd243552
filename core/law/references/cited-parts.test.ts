import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../../contract/languages.ts';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { unitReferences } from './find-references.ts';
import { citables } from './references-fixture.ts';

type Row = [language: LanguageCode, text: string, links: string[]];

type Given = { id?: string; heading?: string; parts?: Unit['parts']; notes?: Unit['notes'] };

const textOf = (content: readonly unknown[] | undefined) => (content ?? []).join('');
const plain = (text: string): Unit['parts'][number] => ({ part: 'text', content: [text] });

/** The citations of a text in an article of the harbour act: "words → likeliest target, or another". */
function cited(text: string, language: LanguageCode, given: Given = {}): string[] {
  const { id = '7', heading = '', parts = [plain(text)], notes = [] } = given;
  const unit = { id, kind: 'article' as const, heading: [heading], parts, notes };
  return unitReferences(unit, textOf, { citables, language, own: 'hafeng' })
    .flat()
    .map(
      ({ start, end, documents, paths }) =>
        `${text.slice(start, end)} → ${documents.join()}~${paths[0] ?? ''}`,
    );
}

/** All places that the last citation of a text may mean, the likeliest first. */
function meant(text: string, language: LanguageCode): readonly string[] {
  const parts = [plain(text)];
  const unit = { id: '7', kind: 'article' as const, heading: [], parts, notes: [] };
  return unitReferences(unit, textOf, { citables, language, own: 'hafeng' }).flat().at(-1)?.paths ?? [];
}

describe('a bare number behind a paragraph', () => {
  it.each<[LanguageCode, string, string[]]>([
    ['DE', 'nach Artikel 22a Absatz 2 oder 3 gilt', ['22a^3', '3']],
    ['DE', 'nach Artikel 22a Absatz 2 oder 30 gilt', ['22a^30', '30']],
    ['DE', 'nach Artikel 81 Absatz 1 oder 118m gilt', ['81^118m', '118m']],
    ['DE', 'nach Artikel 22 Absatz 1, 2 oder 30 gilt', ['22^30', '30']],
    ['DE', 'nach Artikel 22 Absatz 1 Buchstabe a oder 30 gilt', ['22^30', '30']],
    ['IT', 'secondo l’articolo 22a capoverso 2 o 30 si applica', ['22a^30', '30']],
    ['EN', 'under Article 22a paragraph 2 or 30 applies', ['22a^30', '30']],
    ['DE', 'nach Artikel 22a Absatz 2 und 3 gilt', ['22a^3', '3']],
  ])('is first another paragraph, then an article: %s: %s', (language, text, expected) => {
    expect(meant(text, language)).toEqual(expected);
  });

  it.each<[LanguageCode, string, string[]]>([
    ['DE', 'nach Artikel 22a Absatz 2 und 30 gilt', ['30', '22a^30']],
    ['DE', 'nach den Artikeln 22a Absatz 2 oder 30 gilt', ['30', '22a^30']],
    ['IT', 'agli articoli 22a capoverso 2 o 30 si applica', ['30', '22a^30']],
    ['EN', 'under Articles 22a paragraph 2 or 30 applies', ['30', '22a^30']],
    ['DE', 'nach Artikel 22a Absatz 2 (oder) 3 gilt', ['22a^2']],
  ])('is first an article where articles are listed: %s: %s', (language, text, expected) => {
    expect(meant(text, language)).toEqual(expected);
  });

  it.each<[LanguageCode, string, string[]]>([
    ['DE', 'nach Artikel 5 Absatz 2 oder 30 Absatz 1 gilt', ['30^1', '30^_']],
    ['DE', 'nach Artikel 5 Absätze 2 und 30 gilt', ['5^30']],
    ['FR', 'selon l’art. 22a, al. 2 ou 3, est', ['22a^3']],
    ['DE', 'nach Artikel 5 Absatz 2 oder 30 Buchstabe b', ['5^30^b', '5^30^+list_u1^b', '5^30^+list_u2^b']],
    ['DE', 'nach Artikel 5 Absatz 2–4 oder 30 gilt', ['5^30']],
  ])('is certain in other cases: %s: %s', (language, text, expected) => {
    expect(meant(text, language)).toEqual(expected);
  });
});

describe('letters that are words of another language', () => {
  it.each<Row>([
    ['DE', 'nach Artikel 4 Absatz 3 Buchstaben b, e und f des Finanzdienstleistungsgesetzes', []],
    ['FR', 'l’art. 4, al. 3, let. b, e et f, de la loi sur les services financiers', []],
    ['IT', 'l’articolo 4 capoverso 3 lettere b, e e f della legge sui servizi finanziari', []],
    [
      'DE',
      'nach Artikel 4 Absatz 3 Buchstaben d, e und f',
      ['Artikel 4 Absatz 3 Buchstaben d → hafeng~4^3^d', 'e → hafeng~4^3^e', 'f → hafeng~4^3^f'],
    ],
    [
      'DE',
      'Artikel 4 Absatz 3 Buchstaben n, o und p LeuchtG',
      ['Artikel 4 Absatz 3 Buchstaben n → leuchtg~4^3^n', 'o → leuchtg~4^3^o', 'p LeuchtG → leuchtg~4^3^p'],
    ],
    [
      'FR',
      'selon l’art. 4, al. 3, let. a, b et f, le port',
      ['art. 4, al. 3, let. a → hafeng~4^3^a', 'b → hafeng~4^3^b', 'f → hafeng~4^3^f'],
    ],
    [
      'IT',
      'articolo 4 capoverso 3 lettere b, e ed f LFari',
      ['articolo 4 capoverso 3 lettere b → leuchtg~4^3^b', 'e → leuchtg~4^3^e', 'f LFari → leuchtg~4^3^f'],
    ],
    [
      'IT',
      'articolo 4 capoverso 3 lettere d ed e contengono',
      ['articolo 4 capoverso 3 lettere d → hafeng~4^3^d', 'e → hafeng~4^3^e'],
    ],
    [
      'IT',
      'articolo 4 capoverso 3 lettera d, e il porto',
      ['articolo 4 capoverso 3 lettera d → hafeng~4^3^d'],
    ],
    ['FR', 'l’art. 4, al. 3, let. d, et a été', ['art. 4, al. 3, let. d → hafeng~4^3^d']],
    [
      'EN',
      'Article 4 paragraph 3 letters b, e and f of the Lighthouse Act',
      [
        'Article 4 paragraph 3 letters b → leuchtg~4^3^b',
        'e → leuchtg~4^3^e',
        'f of the Lighthouse Act → leuchtg~4^3^f',
      ],
    ],
  ])('%s: %s', (language, text, expected) => {
    expect(cited(text, language)).toEqual(expected);
  });
});

describe('enumerations', () => {
  it.each<Row>([
    [
      'IT',
      'agli articoli 16 capoverso 2 nonché 17 capoverso 2',
      ['articoli 16 capoverso 2 → hafeng~16^2', '17 capoverso 2 → hafeng~17^2'],
    ],
    ['IT', 'gli articoli 16 oppure 17 sono', ['articoli 16 → hafeng~16', '17 → hafeng~17']],
    ['FR', 'aux art. 3 ainsi que 5 et 7 sont', ['art. 3 → hafeng~3', '5 → hafeng~5', '7 → hafeng~7']],
    ['EN', 'Articles 3 as well as 5 apply', ['Articles 3 → hafeng~3', '5 → hafeng~5']],
    ['DE', 'Artikel 5 und 3. Januar gelten', ['Artikel 5 → hafeng~5']],
    ['FR', 'l’art. 5 et 3 janvier sont', ['art. 5 → hafeng~5']],
    [
      'DE',
      'Artikel 5 Absatz 2 und Absatz 3 des Artikels 8 gelten',
      ['Artikel 5 Absatz 2 → hafeng~5^2', 'Absatz 3 des Artikels 8 → hafeng~8^3'],
    ],
    [
      'FR',
      'l’art. 5, al. 2, et l’al. 3 de l’art. 8',
      ['art. 5, al. 2 → hafeng~5^2', 'al. 3 de l’art. 8 → hafeng~8^3'],
    ],
  ])('%s: %s', (language, text, expected) => {
    expect(cited(text, language)).toEqual(expected);
  });
});

describe('chapters, titles and annexes', () => {
  it.each<Row>([
    ['DE', 'nach dem 5. Titel.', ['5. Titel → hafeng~{tit_5}']],
    ['DE', 'nach dem 5. Titel 4. Kapitel LeuchtG', ['5. Titel 4. Kapitel LeuchtG → leuchtg~{tit_5__chap_4}']],
    ['DE', 'des 4. Kapitels des 5. Titels gelten', ['4. Kapitels des 5. Titels → hafeng~{tit_5__chap_4}']],
    [
      'DE',
      'nach dem elften und zwölften Abschnitt gilt',
      ['elften → hafeng~{sec_11}', 'zwölften Abschnitt → hafeng~{sec_12}'],
    ],
    ['DE', 'der 2.–4. Titel des LeuchtG', ['2. → leuchtg~{tit_2}', '4. Titel des LeuchtG → leuchtg~{tit_4}']],
    ['DE', 'nach dem 13a. Abschnitt dieses Gesetzes', ['13a. Abschnitt dieses Gesetzes → hafeng~{sec_13_a}']],
    ['DE', 'nach Kapitel 3 gilt', ['Kapitel 3 → hafeng~{chap_3}']],
    ['FR', 'les chapitres V et VI sont', ['chapitres V → hafeng~{chap_5}', 'VI → hafeng~{chap_6}']],
    [
      'FR',
      'aux chapitres XI, XII et XIIa, les',
      ['chapitres XI → hafeng~{chap_11}', 'XII → hafeng~{chap_12}', 'XIIa → hafeng~{chap_12_a}'],
    ],
    [
      'FR',
      'exigences du titre cinquième, chapitre 4, LPh',
      ['titre cinquième, chapitre 4, LPh → leuchtg~{tit_5__chap_4}'],
    ],
    ['FR', 'selon l’annexe 1, ch. 7, le port', ['annexe 1, ch. 7 → hafeng~{A1}^7']],
    ['IT', 'al titolo quinto capitolo 4 LFari', ['titolo quinto capitolo 4 LFari → leuchtg~{tit_5__chap_4}']],
    [
      'IT',
      'ai capi undicesimo e dodicesimo a della presente legge',
      ['capi undicesimo → hafeng~{chap_11}', 'dodicesimo a della presente legge → hafeng~{chap_12_a}'],
    ],
    [
      'EN',
      'in accordance with Title 5 Chapter 4 LightA',
      ['Title 5 Chapter 4 LightA → leuchtg~{tit_5__chap_4}'],
    ],
    ['EN', 'Chapters 2 and 3 apply', ['Chapters 2 → hafeng~{chap_2}', '3 → hafeng~{chap_3}']],
    ['EN', 'in accordance with sections 1.6 or 1.7 of Annex 4', ['Annex 4 → hafeng~{A4}']],
  ])('%s: %s', (language, text, expected) => {
    expect(cited(text, language)).toEqual(expected);
  });

  it.each<[LanguageCode, string]>([
    ['DE', 'nach Kapitel 20 der Leitlinien'],
    ['DE', 'Inkrafttreten des fünften und sechsten Abschnitts der Änderung'],
    ['DE', 'im ersten Teil gilt'],
    ['DE', 'mit Ausnahme von dessen 4. Kapitel'],
    ['FR', 'le chapitre 20 du rapport'],
    ['FR', 'le chapitre 4 de ce titre'],
    ['EN', 'Chapter 20 of the report'],
    ['EN', 'the first part of the year'],
  ])('are none of this act where they may be of something else: %s: %s', (language, text) => {
    expect(cited(text, language)).toEqual([]);
  });

  it('may be sections where the German text calls them so', () => {
    expect(meant('au chapitre V est', 'FR')).toEqual(['{chap_5}', '{chap_V}', '{sec_5}']);
  });
});

describe('the final title', () => {
  it.each<Row>([
    ['DE', 'nach Art. 17 SchlT LeuchtG', ['Art. 17 SchlT LeuchtG → leuchtg~{disp_final}17']],
    [
      'DE',
      'Art. 15 und 17 Abs. 2 SchlT',
      ['Art. 15 → hafeng~{disp_final}15', '17 Abs. 2 SchlT → hafeng~{disp_final}17^2'],
    ],
    ['FR', 'l’art. 17 Tit. fin. LPh', ['art. 17 Tit. fin. LPh → leuchtg~{disp_final}17']],
    ['FR', 'l’art. 17, al. 2, du titre final', ['art. 17, al. 2, du titre final → hafeng~{disp_final}17^2']],
    ['IT', 'l’art. 17 tit. fin. LFari', ['art. 17 tit. fin. LFari → leuchtg~{disp_final}17']],
    ['EN', 'Article 17 of the Final Title', ['Article 17 of the Final Title → hafeng~{disp_final}17']],
    ['DE', 'Artikel 5 der Schlussbestimmungen', []],
  ])('%s: %s', (language, text, expected) => {
    expect(cited(text, language)).toEqual(expected);
  });
});

describe('words that point back', () => {
  it.each<[LanguageCode, string, string]>([
    [
      'DE',
      'Artikel 49 Absatz 1 LeuchtG, ausgenommen dessen Buchstabe e',
      'Artikel 49 Absatz 1 LeuchtG → leuchtg~49^1',
    ],
    ['FR', 'l’art. 49, al. 1, LPh, sauf la let. e de cet alinéa', 'art. 49, al. 1, LPh → leuchtg~49^1'],
    ['IT', 'l’articolo 49 LFari, tranne la lettera e di tale articolo', 'articolo 49 LFari → leuchtg~49'],
    ['EN', 'Article 49 LightA, except letter e thereof', 'Article 49 LightA → leuchtg~49'],
  ])('cite nothing of this article: %s: %s', (language, text, expected) => {
    expect(cited(text, language)).toEqual([expected]);
  });
});

describe('what amends other acts', () => {
  it.each([
    'Änderung eines anderen Erlasses',
    'Aufhebung und Änderung anderer Erlasse',
    'Änderungen bisherigen Rechts',
    'Modification d’un autre acte',
    'Abrogation et modification du droit en vigueur',
    'Modifica di un altro atto normativo',
    'Modifiche del diritto vigente',
    'Amendment of another enactment',
    'Amendments of current legislation',
  ])('cites nothing of this act below "%s", but its annex', (heading) => {
    expect(cited('Artikel 5 Absatz 2 und Absatz 3', 'DE', { heading })).toEqual([]);
    expect(cited('wird in Anhang 1 geregelt', 'DE', { heading })).toEqual(['Anhang 1 → hafeng~{A1}']);
    expect(cited('wird in Anhang 1 geregelt', 'DE', { heading, id: '{A2}' })).toEqual([]);
  });

  it.each([
    'Übergangsbestimmung zur Änderung des Gesetzes vom 1. Mai 2020',
    'Disposition transitoire relative à la modification de la loi',
    'Änderung der Verhältnisse',
  ])('is not what stands below "%s"', (heading) => {
    expect(cited('Artikel 5 Absatz 2', 'DE', { heading })).toEqual(['Artikel 5 Absatz 2 → hafeng~5^2']);
  });

  it.each([
    'Die Seeverordnung wird wie folgt geändert:',
    'L’ordonnance sur la mer est modifiée comme suit:',
    'Gli atti sono modificati come segue:',
    'The ordinance is amended as follows:',
  ])('stands behind "%s"', (intro) => {
    const text = 'Artikel 5 Absatz 2';
    expect(cited(text, 'DE', { parts: [plain(intro), plain(text)] })).toEqual([]);
    expect(cited(text, 'DE', { parts: [plain(text), plain(intro)] })).toEqual([`${text} → hafeng~5^2`]);
  });

  it('stands directly above a quote', () => {
    const text = 'Art. 5 Abs. 2';
    const quote: Unit['parts'][number] = { part: 'quote', parts: [plain('Neuer Wortlaut')] };
    expect(cited(text, 'DE', { parts: [plain(text), quote] })).toEqual([]);
    expect(cited(text, 'DE', { parts: [plain(text), plain('Wortlaut')] })).toEqual([`${text} → hafeng~5^2`]);
  });
});

describe('the words of a link to an act that its note identifies', () => {
  const note = (text: string) => [{ number: 1, content: [text] }];
  const noted = (before: string, behind: string): Unit['parts'] => [
    { part: 'text', content: [before, { note: 1 }, behind] },
  ];

  it.each<[LanguageCode, string, string, string[]]>([
    ['FR', 'les dispositions du code des feux', ' sont', ['code des feux → leuchtg~']],
    ['IT', 'le disposizioni del codice dei fuochi', ' sono', ['codice dei fuochi → leuchtg~']],
    ['DE', 'die Bestimmungen der Feuerverordnung', ' gelten', ['Feuerverordnung → leuchtg~']],
    ['FR', 'l’art. 5 du règlement sur les feux', ' est', ['art. 5 du règlement sur les feux → leuchtg~5']],
  ])('are its name: %s: %s', (language, before, behind, expected) => {
    const links = cited(before + behind, language, {
      parts: noted(before, behind),
      notes: note(language === 'DE' ? 'SR 999.2' : 'RS 999.2'),
    });
    expect(links).toEqual(expected);
  });
});
