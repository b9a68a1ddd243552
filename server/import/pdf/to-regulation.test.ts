import { expect, test } from 'vitest';
import { parsePath } from '#core/law/paragraph-id.ts';
import { applyCorrection } from '#core/law/pdf-structure/apply-correction.ts';
import { lines, pdfOf, picture, raised, words } from './own-pdf-fixture.ts';
import { recognise } from './recognise.ts';
import { type PdfMetadata, toRegulation } from './to-regulation.ts';

const metadata = (naming: PdfMetadata['naming']): PdfMetadata => ({
  sourceKey: 'pdf/1',
  sourceNumber: '',
  sample: false,
  language: 'DE',
  versionDate: '2024-01-01',
  dateBasis: 'unknown',
  names: { DE: { long: 'Ein Text' } },
  authoritative: false,
  naming,
});

const act = () =>
  pdfOf(
    [
      words(50, 60, 'Ein Gesetz', 16, 'bold'),
      words(50, 100, '1. Titel: Allgemeines', 12, 'bold'),
      words(50, 120, '2. Kapitel: Zweck', 11, 'bold'),
      words(50, 150, 'Art. 5', 10, 'bold') + words(110, 150, 'Zweck'),
      lines(50, 164, ['Ohne Nummer gilt das Wort in-', 'nerhalb von zwei Seiten wie folgt:']),
      words(60, 192, 'a.') + words(80, 192, 'das Erste;'),
      words(60, 208, 'b.') + words(80, 208, 'das Zweite.'),
      words(50, 236, 'Art. 6', 10, 'bold') + words(79, 233.5, '1', 7) + words(110, 236, 'Umfang'),
      raised(50, 252, '1', 'Der erste Absatz der', 10) + words(155, 252, 'Verordnung', 10, 'italic'),
      raised(50, 268, '2', 'Der zweite Absatz,'),
      raised(50, 540, '1', 'Fassung von 2020.', 8),
    ],
    [lines(50, 60, ['der auf Seite zwei endet.']), raised(50, 90, '2bis', 'Der dritte Absatz.')],
  );

test('G1-4a an act becomes units with the identifiers of the house, its notes where they are named', async () => {
  const { text, warnings } = toRegulation(await recognise(act()), metadata('act'));
  expect(text.provisions.map(({ path, kind, plainText }) => [path, kind, plainText])).toEqual([
    ['{preface_1}', 'preface', 'Ein Gesetz'],
    ['{tit_1}', 'title', '1. Titel: Allgemeines'],
    ['{tit_1__chap_2}', 'chapter', '2. Kapitel: Zweck'],
    ['5', 'article', expect.stringMatching(/^Art\. 5 Zweck Ohne/)],
    [
      '5^_',
      'paragraph',
      'Ohne Nummer gilt das Wort innerhalb von zwei Seiten wie folgt: a. das Erste; b. das Zweite.',
    ],
    ['5^_^a', 'letter', 'a. das Erste;'],
    ['5^_^b', 'letter', 'b. das Zweite.'],
    ['6', 'article', expect.stringMatching(/^Art\. 6 Umfang 1 Der/)],
    ['6^1', 'paragraph', '1 Der erste Absatz der Verordnung'],
    ['6^2', 'paragraph', '2 Der zweite Absatz, der auf Seite zwei endet.'],
    ['6^2bis', 'paragraph', '2bis Der dritte Absatz.'],
  ]);
  const article = text.units.find(({ id }) => id === '6');
  expect(article).toMatchObject({
    parent: '{tit_1__chap_2}',
    depth: 2,
    num: ['Art. 6'],
    heading: [{ note: 1 }, ' Umfang'],
    notes: [{ number: 1, content: ['Fassung von 2020.'] }],
  });
  expect(article?.parts[0]).toMatchObject({
    parts: [{ content: ['Der erste Absatz der ', { mark: 'i', content: ['Verordnung'] }] }],
  });
  expect(warnings).toEqual([]);
});

test('G1-4b paragraphs have coordinates on the original pages, one area for each', async () => {
  const { text, positions } = toRegulation(await recognise(act()), metadata('act'));
  const boxes = (path: string) => positions.find((position) => position.path === path)?.boxes;
  expect(boxes('6^2')).toEqual([
    { page: 1, top: 260, bottom: 270.2, left: 50, right: expect.any(Number) },
    { page: 2, top: 52, bottom: 62.2, left: 50, right: expect.any(Number) },
  ]);
  expect(boxes('5^_^a')).toMatchObject([{ page: 1, top: 184, bottom: 194.2, left: 60 }]);
  expect(boxes('5')).toMatchObject([{ page: 1, top: 142, bottom: 210.2, left: 50 }]);
  const readAsOne = text.provisions.filter(({ kind }) => kind !== 'title' && kind !== 'chapter');
  expect(positions.map(({ path }) => path).sort()).toEqual(readAsOne.map(({ path }) => path).sort());
});

test('G1-4c margin numbers of a circular are its units, with items directly in them', async () => {
  const filling = 'Eine Zeile eines Rundschreibens, die bis an den rechten Rand reicht und';
  const circular = pdfOf([
    words(50, 60, 'I. Zweck', 13, 'bold'),
    picture(400, 100),
    lines(50, 100, [filling, 'hier beinhaltet:']),
    picture(400, 140),
    words(50, 140, 'a.') + lines(70, 140, ['das Erste;']),
    picture(400, 170),
    words(50, 170, 'b.') + lines(70, 170, ['das Zweite.']),
  ]);
  const structure = await recognise(circular);
  const { text } = toRegulation(structure, metadata('circular'));
  expect(text.provisions.map(({ path, kind, plainText }) => [path, kind, plainText])).toEqual([
    ['{lvl_I}', 'level', 'I. Zweck'],
    ['1', 'marginNumber', `1 ${filling} hier beinhaltet:`],
    ['2', 'marginNumber', '2 a. das Erste;'],
    ['2^a', 'letter', 'a. das Erste;'],
    ['3', 'marginNumber', '3 b. das Zweite.'],
    ['3^b', 'letter', 'b. das Zweite.'],
  ]);
  // A correction of the structure is one of the text.
  const second = structure.elements.find(({ number }) => number === '2');
  const corrected = applyCorrection(structure, { do: 'setNumber', element: second?.id ?? '', number: '1.1' });
  expect(toRegulation(corrected, metadata('circular')).text.units.map(({ id }) => id)).toContain('u1');
});

test('G1-4d a number that is there twice is marked and named', async () => {
  const structure = await recognise(
    pdfOf([
      words(50, 60, 'Art. 1', 10, 'bold'),
      words(50, 90, 'Art. 1', 10, 'bold'),
      words(50, 120, 'Ein Text.'),
    ]),
  );
  const { text, warnings } = toRegulation(structure, metadata('act'));
  expect(text.provisions.map(({ path }) => path)).toEqual(['1', '1!2', '1!2^_']);
  for (const { path } of text.provisions) expect(() => parsePath(path)).not.toThrow();
  expect(warnings).toEqual([{ code: 'PLACE_TWICE', path: '1', times: 2 }]);
});

test('G1-10d warnings are those of the structure as it is corrected, with what they are about', async () => {
  const structure = await recognise(
    pdfOf(
      [words(50, 60, 'Art. 1', 10, 'bold'), words(50, 90, 'Ein Text.'), raised(50, 540, '7', 'SR 101.', 8)],
      [],
    ),
  );
  const warningsOf = (now: typeof structure) => toRegulation(now, metadata('act')).warnings;
  const unnamed = { code: 'NOTE_UNNAMED', number: '7', page: 1 };
  expect(warningsOf(structure)).toEqual([{ code: 'PAGES_WITHOUT_TEXT', pages: [2] }, unnamed]);
  const article = structure.elements.find(({ kind }) => kind === 'article')?.id ?? '';
  const asText = applyCorrection(structure, { do: 'setKind', element: article, kind: 'text' });
  expect(warningsOf(asText)).toContainEqual({ code: 'NOTHING_TO_CITE' });
  const note = structure.elements.find(({ kind }) => kind === 'footnote')?.id ?? '';
  const mended = applyCorrection(structure, { do: 'ignore', element: note });
  expect(warningsOf(mended)).not.toContainEqual(unnamed);
});

test('G1-10e a raised number behind a year is the mark of its footnote once it is corrected', async () => {
  const structure = await recognise(
    pdfOf([
      words(50, 60, 'Art. 1', 10, 'bold'),
      words(50, 90, 'Fassung von X20041 an.'),
      raised(50, 540, '1', 'AS 2004 101.', 8),
    ]),
  );
  const text = structure.elements.find(
    ({ kind, spans: [span] }) => kind === 'text' || (kind === 'paragraph' && span),
  );
  const [span] = text?.spans ?? [];
  const line = structure.pages[0]?.lines[span?.line ?? 0]?.runs.map((run) => run.text).join('') ?? '';
  const at = { element: text?.id ?? '', page: 1, line: span?.line ?? 0 };
  const from = line.indexOf('X2004');
  const corrected = [
    { do: 'setScript' as const, ...at, from: from + 5, to: from + 6, script: 'sup' as const },
    { do: 'setWords' as const, ...at, from, to: from + 1, words: '' },
  ].reduce(applyCorrection, structure);
  const { text: made } = toRegulation(corrected, metadata('act'));
  expect(JSON.stringify(made.units)).toContain('"content":["Fassung von 2004",{"note":1}," an."]');
  expect(made.units.flatMap(({ notes }) => notes)).toEqual([{ number: 1, content: ['AS 2004 101.'] }]);
});
