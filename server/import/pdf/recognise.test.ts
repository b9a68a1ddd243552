import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { type PdfStructure, pdfStructure } from '#core/contract/main/pdf-structure.ts';
import { textOfElement } from '#core/law/pdf-structure/text-of-element.ts';
import { lines, pdfOf, picture, raised, rule, words } from './own-pdf-fixture.ts';
import { recognise } from './recognise.ts';

const listed = ({ pages, elements }: PdfStructure) =>
  elements.map((element) => {
    const level = element.level === undefined ? '' : ` (${element.level})`;
    return `${element.kind}${level} ${element.number ?? '-'}: ${textOfElement(pages, element)}`;
  });
const read = async (...pages: string[][]) => {
  const structure = await recognise(pdfOf(...pages));
  // It is plain data of the contract.
  expect(v.parse(pdfStructure, JSON.parse(JSON.stringify(structure)))).toEqual(structure);
  return structure;
};

const filling = 'Dies ist eine Zeile, die so lang ist, dass sie den Satzspiegel ganz füllt';

describe('G1-3d an act', () => {
  test('has headings with levels, articles, paragraphs, letters and numbers', async () => {
    const structure = await read([
      words(50, 60, '1. Titel: Allgemeines', 12, 'bold'),
      words(50, 80, '1. Kapitel: Zweck', 11, 'bold'),
      words(50, 110, 'Art. 1', 10, 'bold') + words(110, 110, 'Zweck'),
      lines(50, 124, [`${filling} und`, 'hier endet.']),
      words(50, 160, 'Art. 2', 10, 'bold') +
        words(75.6, 160, 'a', 10, 'italic') +
        words(81.2, 157, '4', 7) +
        words(110, 160, 'Umfang'),
      raised(50, 176, '1', 'Es gilt:'),
      words(60, 192, 'a.') + words(80, 192, 'das Erste, mit'),
      words(80, 204, 'zwei Zeilen;'),
      words(60, 220, 'b.') + words(80, 220, 'das Zweite:'),
      words(80, 236, '1.') + words(95, 236, 'so,'),
      words(80, 252, '2.') + words(95, 252, 'oder so.'),
      raised(50, 268, '1bis', 'Es gilt weiter.'),
      words(50, 300, '2. Titel: Schluss', 12, 'bold'),
    ]);
    expect(listed(structure)).toEqual([
      'heading (1) -: 1. Titel: Allgemeines',
      'heading (2) -: 1. Kapitel: Zweck',
      'article 1: Zweck',
      `text -: ${filling} und hier endet.`,
      'article 2a: 4 Umfang',
      'paragraph (1) 1: Es gilt:',
      'letter (2) a: das Erste, mit zwei Zeilen;',
      'letter (2) b: das Zweite:',
      'number (3) 1: so,',
      'number (3) 2: oder so.',
      'paragraph (1) 1bis: Es gilt weiter.',
      'heading (1) -: 2. Titel: Schluss',
    ]);
    expect(structure.elements[2]?.boxes).toEqual([
      { page: 1, top: 102, bottom: 112.2, left: 50, right: 138.89 },
    ]);
  });

  test('a citation at the beginning of a line is no article', async () => {
    const structure = await read([
      words(50, 60, 'Art. 1', 10, 'bold') + words(110, 60, 'Zweck'),
      lines(50, 80, [`${filling} nach`, 'Art. 5 des Gesetzes, und', 'Artikel 6 gilt auch.']),
      lines(50, 140, ['Artikel 7 des Gesetzes gilt nicht.']),
    ]);
    expect(listed(structure).filter((line) => line.startsWith('article'))).toEqual(['article 1: Zweck']);
  });

  test('of the Union has centred articles with their headings, and recitals', async () => {
    const structure = await read([
      words(50, 60, 'considérant ce qui suit:'),
      words(50, 84, '(1)') + words(75, 84, 'Premier motif'),
      words(75, 96, 'qui continue ici avec assez de mots pour remplir toute la ligne.'),
      words(50, 120, '(2)') + words(75, 120, 'Second motif.'),
      words(175, 160, 'Article premier', 10, 'italic'),
      words(190, 180, 'Objet', 10, 'bold'),
      words(50, 204, '1.') + words(75, 204, 'Le premier paragraphe:'),
      words(50, 228, 'a)') + words(75, 228, 'le point a);'),
      words(50, 252, 'b)') + words(75, 252, 'le point b).'),
      words(50, 276, '2.') + words(75, 276, 'Le second paragraphe.'),
    ]);
    expect(listed(structure)).toEqual([
      'text -: considérant ce qui suit:',
      'recital (1) 1: Premier motif qui continue ici avec assez de mots pour remplir toute la ligne.',
      'recital (1) 2: Second motif.',
      'article 1: Objet',
      'paragraph (1) 1: Le premier paragraphe:',
      'letter (2) a: le point a);',
      'letter (2) b: le point b).',
      'paragraph (1) 2: Le second paragraphe.',
    ]);
  });
});

describe('G1-3e margin numbers', () => {
  const paragraphs = [120, 200, 280].map((y) => lines(50, y, [filling, filling, 'und endet hier.']));

  test('that are pictures number the paragraphs beside them, in the order of reading', async () => {
    const structure = await read(
      [
        ...paragraphs,
        picture(395, 200),
        picture(395, 120),
        picture(393, 280),
        picture(300, 40, 90, 20),
        picture(395, 340),
      ],
      // What moved to the next page left its number at the foot of the one before.
      [lines(50, 60, [filling, 'auf Seite zwei.']), picture(395, 120), lines(50, 120, ['Ganz zuletzt.'])],
    );
    const marks = structure.elements.flatMap(({ kind, number, picture: box }, at) => {
      const next = structure.elements[at + 1];
      return kind === 'marginNumber' && next
        ? [[number, box?.page, next.kind, textOfElement(structure.pages, next).slice(-14)]]
        : [];
    });
    expect(marks).toEqual([
      ['1', 1, 'text', 'nd endet hier.'],
      ['2', 1, 'text', 'nd endet hier.'],
      ['3', 1, 'text', 'nd endet hier.'],
      ['4', 1, 'text', 'uf Seite zwei.'],
      ['5', 2, 'text', ' Ganz zuletzt.'.trim()],
    ]);
  });

  test('that are printed keep what they say', async () => {
    const structure = await read([
      ...paragraphs,
      words(395, 120, '7'),
      words(390, 200, '8a'),
      words(390, 280, '9'),
    ]);
    const numbers = structure.elements
      .filter(({ kind }) => kind === 'marginNumber')
      .map(({ number }) => number);
    expect(numbers).toEqual(['7', '8a', '9']);
  });
});

describe('G1-3f what stands beside the text', () => {
  test('running heads, page numbers and footnotes are told apart from it', async () => {
    const page = (number: number, ...text: string[]) => [
      words(50, 30, '101') + words(300, 30, 'Ein Gesetz'),
      ...text,
      words(200, 580, String(number)),
    ];
    const structure = await read(
      page(
        4,
        lines(50, 60, [filling, `${filling} und`]),
        rule(50, 500, 100),
        raised(50, 520, '3', 'Eine Anmerkung,', 8),
        words(60, 530, 'die weitergeht.', 8),
      ),
      page(5, lines(50, 60, ['so geht es weiter,', 'bis es endet.'])),
      page(6, lines(50, 60, ['Und noch etwas anderes.'])),
    );
    expect(listed(structure).slice(0, 5)).toEqual([
      'runningHead -: 101 Ein Gesetz',
      `text -: ${filling} ${filling} und so geht es weiter, bis es endet.`,
      'footnote 3: Eine Anmerkung, die weitergeht.',
      'pageNumber -: 4',
      'runningHead -: 101 Ein Gesetz',
    ]);
  });

  test('a table of contents and turned words are ignored', async () => {
    const entry = (y: number, text: string, number: string) => words(50, y, text) + words(370, y, number);
    const turned = 'BT /F1 10 Tf 0 1 -1 0 400 300 Tm (Rand) Tj ET';
    const structure = await read(
      [
        words(50, 60, 'Inhaltsverzeichnis', 12, 'bold'),
        entry(90, 'Erstens ..........', '1'),
        entry(110, 'Zweitens ..........', '2'),
        entry(130, 'Drittens ..........', '3'),
      ],
      [words(50, 60, 'Art. 1', 10, 'bold'), lines(50, 80, [filling]), turned],
    );
    expect(listed(structure)).toEqual([
      'ignored -: Inhaltsverzeichnis Erstens .......... 1 Zweitens .......... 2 Drittens .......... 3',
      'article 1: ',
      `text -: ${filling}`,
      'ignored -: Rand',
    ]);
  });
});

test('G1-3g two columns are read one after the other, what reaches over both in its place', async () => {
  const column = (x: number, y: number, name: string) =>
    lines(
      x,
      y,
      [1, 2, 3, 4].map((number) => `${name} Spalte mit der Zeile Nr. ${number}`),
    );
  const structure = await read([
    words(50, 60, 'Ein Titel, der über beide Spalten reicht und das auch soll.', 10),
    column(50, 90, 'Linke'),
    column(230, 90, 'Rechte'),
  ]);
  expect(listed(structure)[0]?.replace(/ mit der Zeile Nr\./g, '')).toBe(
    'text -: Ein Titel, der über beide Spalten reicht und das auch soll.',
  );
  const rest = listed(structure)
    .slice(1)
    .join(' ')
    .replace(/ Spalte mit der Zeile Nr\.|text -: /g, '');
  expect(rest).toBe('Linke 1 Linke 2 Linke 3 Linke 4 Rechte 1 Rechte 2 Rechte 3 Rechte 4');
});

describe('G1-3h a file is refused with its reason', () => {
  test.each([
    [
      'scanWithoutText',
      pdfOf([picture(0, 600, 420, 600)]),
      'the pages are pictures without text: recognise their text (OCR) first',
    ],
    ['noText', pdfOf([rule(0, 300, 100)]), 'the file has no text'],
    ['damaged', new TextEncoder().encode('no PDF at all'), 'the file is damaged, or no PDF'],
  ])('%s', async (reason, bytes, message) => {
    await expect(recognise(bytes)).rejects.toMatchObject({
      reason,
      message: expect.stringContaining(message),
    });
  });
});
