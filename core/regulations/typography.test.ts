import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '../contract/languages.ts';
import { pageMarks } from './page-marks.ts';
import { createReaderPreferences, zoomStep } from './preferences.ts';
import { plainText, repealedSince, repealNote } from './repeal.ts';
import { createTypesetter, type LawPiece, numberPieces } from './typography.ts';

/** Pieces as text: /italic/, ^superscript^, _ for the no-break space. */
const drawn = (pieces: LawPiece[]) =>
  pieces
    .map((piece) =>
      typeof piece === 'string' ? piece : piece.style === 'i' ? `/${piece.text}/` : `^${piece.text}^`,
    )
    .join('')
    .replaceAll('\u00a0', '_');

describe('the typesetter', () => {
  it.each([
    ['DE', 'gemäss Artikel 37a Absatz 1 und', 'gemäss Artikel_37/a/ Absatz_1 und'],
    ['DE', 'nach Artikel 4bis Absatz 1ter Buchstabe b.', 'nach Artikel_4^bis^ Absatz_1^ter^ Buchstabe_b.'],
    ['DE', 'Art. 12abis', 'Art._12/a/^bis^'],
    ['DE', 'nach den Artikeln 33–37g', 'nach den Artikeln_33–37/g/'],
    ['DE', 'Artikel 4a–4cbis,', 'Artikel_4/a/–4/c/^bis^,'],
    ['DE', 'den Artikeln 17 und 18', 'den Artikeln_17 und 18'],
    ['DE', 'Artikel 12 Wochen', 'Artikel_12 Wochen'],
    ['DE', 'Grosshartikel 12', 'Grosshartikel 12'],
    ['FR', "l'article 5, alinéa 2, lettre b", "l'article_5, alinéa_2, lettre_b"],
    ['IT', "all'articolo 5a capoverso 2", "all'articolo_5/a/ capoverso_2"],
    ['EN', 'under Article 7b paragraph 3', 'under Article_7/b/ paragraph_3'],
    ['EN', 'Buchstabe b bleibt', 'Buchstabe b bleibt'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(drawn(createTypesetter(language)(text))).toBe(expected);
  });

  it('changes nothing but the space of a citation', () => {
    const sentence = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('Artikel 3a', ' Abs. 2bis', 'let. b', ' ', 'art. 4')),
    );
    fc.assert(
      fc.property(sentence, fc.constantFrom(...languageCodes), (parts, language) => {
        const text = parts.join('');
        const set = createTypesetter(language)(text).map((each) =>
          typeof each === 'string' ? each : each.text,
        );
        expect(set.join('').replaceAll('\u00a0', ' ')).toBe(text.replaceAll('\u00a0', ' '));
      }),
    );
  });

  it.each([
    ['37b', '37b'],
    ['3quater', '3^quater^'],
    ['37gbis', '37g^bis^'],
    ['1–2bis', '1–2^bis^'],
    ['5bis', '5^bis^'],
    ['c.bis', 'c.^bis^'],
    ['12', '12'],
  ])('numbers standing alone: %s', (number, expected) => {
    expect(drawn(numberPieces(number))).toBe(expected);
  });
});

describe('repealedSince', () => {
  const since = (text: string, language: (typeof languageCodes)[number]) =>
    repealedSince({ notes: [{ number: 1, content: [text] }] }, language);

  it.each([
    ['DE', 'Aufgehoben durch Ziff. I des BG, mit Wirkung seit 1. Sept. 2011 (AS 2011).', '2011-09-01'],
    ['DE', 'Aufgehoben, mit Wirkung ab dem 15. März 2020', '2020-03-15'],
    ['FR', 'Abrogé par le ch. I, avec effet au 1er août 2021', '2021-08-01'],
    ['IT', 'Abrogato dal n. I, con effetto dal 1° set. 2011', '2011-09-01'],
    ['EN', 'Repealed by No I, with effect from 1 Jan. 2016', '2016-01-01'],
    ['DE', 'Aufgehoben durch Ziff. I des BG', undefined],
    ['DE', 'mit Wirkung seit 1. Brumaire 2011', undefined],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(since(text, language)).toBe(expected);
  });

  it('reads through marks and leaves notes out', () => {
    expect(plainText(['a', { mark: 'b', content: ['b', { note: 3 }] }, { br: true }, 'c'])).toBe('ab c');
  });
});

describe('preferences', () => {
  const memory = (initial?: string) => {
    let expected = initial;
    return {
      read: () => expected,
      write: (_: unknown, value: string | undefined) => (expected = value),
      kept: () => expected,
    };
  };

  it.each([undefined, '', 'null', '[]', '{"zoom":3,"headers":"x","pages":4000}'])(
    '%j means the defaults',
    (entry) => {
      expect(createReaderPreferences(memory(entry)).$preferences.get()).toEqual({
        zoom: 100,
        pages: 100,
        headers: true,
        keys: true,
        contentsWidth: null,
      });
    },
  );

  it('are kept and read again', () => {
    const storage = memory();
    createReaderPreferences(storage).change({ zoom: 125, pages: 'page', headers: false, contentsWidth: 320 });
    expect(createReaderPreferences(storage).$preferences.get()).toEqual({
      zoom: 125,
      pages: 'page',
      headers: false,
      keys: true,
      contentsWidth: 320,
    });
  });

  it('zoom stays at its ends', () => {
    expect([zoomStep(200, 1), zoomStep(80, -1), zoomStep(100, 1)]).toEqual([200, 80, 110]);
  });
});

describe('pageMarks', () => {
  const box = (page: number, top: number) => ({ page, top, bottom: top + 10, left: 0, right: 1 });

  it('marks what begins first on each page, the outer one of two', () => {
    const marks = pageMarks([
      { completeParagraphID: 'lamp~1', boxes: [box(1, 50), box(2, 20)] },
      { completeParagraphID: 'lamp~1^1', boxes: [box(1, 50)] },
      { completeParagraphID: 'lamp~1^2', boxes: [box(2, 80)] },
      { completeParagraphID: 'lamp~2', boxes: [box(2, 140)] },
      { completeParagraphID: 'lamp~3', boxes: [] },
    ]);
    expect([...marks]).toEqual([
      ['1', 1],
      ['1^2', 2],
    ]);
  });
});

describe('repealNote', () => {
  it.each([
    ['DE', 'mit Wirkung seit 1. Sept. 2011', 'Aufgehoben mit Wirkung seit 1. September 2011'],
    ['FR', 'avec effet au 1er sept. 2011', 'Abrogé avec effet au 1er septembre 2011'],
    ['IT', 'con effetto dal 1° set. 2011', 'Abrogato con effetto dal 1° settembre 2011'],
    ['EN', 'with effect from 1 September 2011', 'Repealed with effect from 1 September 2011'],
    ['DE', 'ohne Datum', 'Aufgehoben'],
  ] as const)('%s: speaks the language of the text', (language, note, said) => {
    expect(repealNote({ notes: [{ number: 1, content: [note] }] }, language)).toBe(said);
  });
});
