import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type PdfCorrection,
  type PdfElement,
  type PdfStructure,
  pdfElementKinds,
} from '../../contract/main/pdf-structure.ts';
import { applyCorrection, isText } from './apply-correction.ts';
import { boxesOf } from './boxes.ts';
import { CorrectionError } from './correction-error.ts';
import { comparePlaces, startOf } from './spans.ts';
import { textOfElement } from './text-of-element.ts';

const line = (text: string, top: number) => ({
  top,
  bottom: top + 10,
  size: 10,
  runs: [{ text, left: 50, right: 50 + text.length * 5 }],
});
const whole = (page: number, index: number, text: string) => ({
  page,
  line: index,
  from: 0,
  to: text.length,
});

/** One page; each element has the lines that are given for it. */
function structureOf(...elements: (Partial<PdfElement> & { lines: string[] })[]): PdfStructure {
  const texts = elements.flatMap(({ lines }) => lines);
  const pages = [{ width: 400, height: 600, lines: texts.map((text, at) => line(text, 50 + 12 * at)) }];
  let next = 0;
  const placed = elements.map(({ lines, ...element }, at): PdfElement => {
    const spans = lines.map((text) => whole(1, next++, text));
    return {
      id: `e${at + 1}`,
      kind: 'text',
      ...element,
      spans,
      boxes: boxesOf(pages, { spans, ...element }),
    };
  });
  return { pages, elements: placed };
}
const texts = ({ pages, elements }: PdfStructure) =>
  elements.map((element) => `${element.kind} ${element.number ?? '-'}: ${textOfElement(pages, element)}`);

describe('G1-3a a correction is an edit of the structure', () => {
  const act = structureOf(
    { kind: 'article', number: '1', label: 6, lines: ['Art. 1 Zweck'] },
    { kind: 'paragraph', number: '1', level: 1, label: 1, lines: ['1 Erster Satz.', 'Zweiter Satz.'] },
    { kind: 'footnote', number: '1', label: 1, lines: ['1 SR 101'] },
    { kind: 'text', lines: ['Rest.'] },
  );

  test('an element is divided at a place and its second part is text', () => {
    const done = applyCorrection(act, { do: 'split', element: 'e2', page: 1, line: 2, at: 0 });
    expect(texts(done)).toEqual([
      'article 1: Zweck',
      'paragraph 1: Erster Satz.',
      'text -: Zweiter Satz.',
      'footnote 1: SR 101',
      'text -: Rest.',
    ]);
    expect(done.elements[2]?.boxes).toEqual([{ page: 1, top: 74, bottom: 84, left: 50, right: 115 }]);
    expect(act.elements).toHaveLength(4);
  });

  test('an element joins the one before it in the text, over what stands beside it', () => {
    const done = applyCorrection(act, { do: 'merge', element: 'e4' });
    expect(texts(done)).toEqual([
      'article 1: Zweck',
      'paragraph 1: Erster Satz. Zweiter Satz. Rest.',
      'footnote 1: SR 101',
    ]);
  });

  test('what was beside the text and is part of it stands in its place', () => {
    const joined = applyCorrection(act, { do: 'merge', element: 'e4' });
    const done = applyCorrection(joined, { do: 'setKind', element: 'e3', kind: 'heading' });
    expect(texts(done)).toEqual([
      'article 1: Zweck',
      'paragraph 1: Erster Satz. Zweiter Satz.',
      'heading 1: SR 101',
      'text -: Rest.',
    ]);
  });

  test('numbers, levels and kinds are set and numbers taken away', () => {
    let done = applyCorrection(act, { do: 'setNumber', element: 'e2', number: '1bis' });
    done = applyCorrection(done, { do: 'setLevel', element: 'e2', level: 3 });
    expect(done.elements[1]).toMatchObject({ kind: 'paragraph', number: '1bis', level: 3, label: 1 });
    expect(applyCorrection(done, { do: 'setNumber', element: 'e2' }).elements[1]).not.toHaveProperty(
      'number',
    );
    expect(applyCorrection(act, { do: 'ignore', element: 'e4' }).elements[3]?.kind).toBe('ignored');
  });

  test('a boundary moves within the element before it and within its own', () => {
    const up = applyCorrection(act, { do: 'moveBoundary', element: 'e4', page: 1, line: 2, at: 0 });
    expect(texts(up)).toEqual([
      'article 1: Zweck',
      'paragraph 1: Erster Satz.',
      'text -: Zweiter Satz. Rest.',
      'footnote 1: SR 101',
    ]);
    const down = applyCorrection(act, { do: 'moveBoundary', element: 'e2', page: 1, line: 1, at: 2 });
    expect(texts(down).slice(0, 2)).toEqual([
      'article 1: Zweck 1',
      'paragraph 1: Erster Satz. Zweiter Satz.',
    ]);
  });

  test('a number that is a picture moves to another paragraph', () => {
    const picture = { page: 1, top: 50, bottom: 56, left: 380, right: 386 };
    const circular = structureOf(
      { kind: 'marginNumber', number: '1', picture, lines: [] },
      { lines: ['Erstens.', 'Zweitens.'] },
    );
    const done = applyCorrection(circular, { do: 'moveBoundary', element: 'e1', page: 1, line: 1, at: 0 });
    expect(texts(done)).toEqual(['text -: Erstens.', 'marginNumber 1: ', 'text -: Zweitens.']);
    expect(done.elements[1]?.boxes).toEqual([picture]);
    expect(() => applyCorrection(circular, { do: 'merge', element: 'e2' })).toThrow('picture');
  });

  test('a boundary moves over a number that is a picture, which stays before its paragraph', () => {
    const circular = structureOf(
      { lines: ['Erstens.', 'Zweitens.'] },
      {
        kind: 'marginNumber',
        number: '2',
        picture: { page: 1, top: 74, bottom: 80, left: 380, right: 386 },
        lines: [],
      },
      { lines: ['Drittens.', 'Viertens.'] },
    );
    const moved = (to: number) =>
      texts(applyCorrection(circular, { do: 'moveBoundary', element: 'e3', page: 1, line: to, at: 0 }));
    expect(moved(1)).toEqual([
      'text -: Erstens.',
      'marginNumber 2: ',
      'text -: Zweitens. Drittens. Viertens.',
    ]);
    expect(moved(3)).toEqual([
      'text -: Erstens. Zweitens. Drittens.',
      'marginNumber 2: ',
      'text -: Viertens.',
    ]);
  });

  test.each<[PdfCorrection, string]>([
    [{ do: 'merge', element: 'e9' }, 'there is no element e9'],
    [{ do: 'merge', element: 'e1' }, 'nothing stands before element e1'],
    [{ do: 'split', element: 'e2', page: 1, line: 1, at: 0 }, 'element e2 cannot be divided there'],
    [{ do: 'split', element: 'e2', page: 7, line: 1, at: 0 }, 'element e2 cannot be divided there'],
    [{ do: 'moveBoundary', element: 'e1', page: 1, line: 0, at: 3 }, 'no text stands before element e1'],
    [{ do: 'moveBoundary', element: 'e2', page: 1, line: 0, at: 0 }, 'element e2 cannot begin there'],
  ])('what cannot be done is refused with the reason: %o', (correction, reason) => {
    expect(() => applyCorrection(act, correction)).toThrow(new CorrectionError(reason));
  });
});

/** Pages of random lines, parted into random elements in the order of reading. */
const anyStructure = fc
  .array(fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 3,
  })
  .chain((pages) => {
    const count = pages.flat().length;
    return fc.record({
      pages: fc.constant(pages),
      begins: fc.array(fc.boolean(), { minLength: count, maxLength: count }),
      kinds: fc.array(fc.constantFrom(...pdfElementKinds), { minLength: count, maxLength: count }),
    });
  })
  .map(({ pages: words, begins, kinds }): PdfStructure => {
    const pages = words.map((lines) => ({
      width: 400,
      height: 600,
      lines: lines.map((text, at) => line(text, 50 + 12 * at)),
    }));
    const elements: PdfElement[] = [];
    let at = 0;
    for (const [page, lines] of words.entries())
      for (const [index, text] of lines.entries()) {
        const span = whole(page + 1, index, text);
        const open = elements.at(-1);
        if (open && !begins[at]) open.spans.push(span);
        else elements.push({ id: `e${at + 1}`, kind: kinds[at] ?? 'text', spans: [span], boxes: [] });
        at += 1;
      }
    return { pages, elements };
  });

const anyPlace = { page: fc.integer({ min: 0, max: 4 }), line: fc.nat(6), at: fc.nat(9) };
const anyStretch = {
  page: fc.integer({ min: 1, max: 3 }),
  line: fc.nat(4),
  from: fc.nat(6),
  length: fc.nat(4),
};
const anyElement = { element: fc.nat(30).map((number) => `e${number}`) };
const anyCorrection: fc.Arbitrary<PdfCorrection> = fc.oneof(
  fc.record({ do: fc.constant('split' as const), ...anyElement, ...anyPlace }),
  fc.record({ do: fc.constant('merge' as const), ...anyElement }),
  fc.record({ do: fc.constant('moveBoundary' as const), ...anyElement, ...anyPlace }),
  fc.record({ do: fc.constant('ignore' as const), ...anyElement }),
  fc.record({ do: fc.constant('setNumber' as const), ...anyElement, number: fc.constant('7') }),
  fc.record({ do: fc.constant('setLevel' as const), ...anyElement, level: fc.integer({ min: 1, max: 12 }) }),
  fc.record({
    do: fc.constant('setKind' as const),
    ...anyElement,
    kind: fc.constantFrom(...pdfElementKinds),
  }),
  fc
    .record({ ...anyElement, ...anyStretch, words: fc.constantFrom('', 'x', 'ein Wort ', '𝄞') })
    .map(({ length, ...one }) => ({ do: 'setWords' as const, ...one, to: one.from + length })),
  fc
    .record({ ...anyElement, ...anyStretch, script: fc.constantFrom('sup' as const, undefined) })
    .map(({ length, ...one }) => ({ do: 'setScript' as const, ...one, to: one.from + length })),
);

const allSpans = (elements: readonly PdfElement[]) => elements.flatMap(({ spans }) => spans);

/** Every character with its place, as often as elements have it. */
const characters = (elements: readonly PdfElement[]) =>
  allSpans(elements)
    .flatMap(({ page, line: index, from, to }) =>
      Array.from({ length: to - from }, (_, at) => `${page} ${index} ${from + at}`),
    )
    .sort();

/** The same of what is printed. */
const printed = ({ pages }: PdfStructure) =>
  pages
    .flatMap(({ lines }, page) =>
      lines.flatMap(({ runs }, index) =>
        Array.from(
          runs
            .map(({ text }) => text)
            .join('')
            .split(''),
          (_, at) => `${page + 1} ${index} ${at}`,
        ),
      ),
    )
    .sort();
const linesOf = ({ pages }: PdfStructure) =>
  pages.flatMap(({ lines }) => lines.map(({ runs }) => runs.map(({ text }) => text).join('')));

test('G1-3b over any corrections no character is lost or doubled and the text stays in the order of reading', () => {
  fc.assert(
    fc.property(anyStructure, fc.array(anyCorrection, { maxLength: 12 }), (structure, corrections) => {
      let now = structure;
      for (const correction of corrections) {
        const words = linesOf(now);
        try {
          now = applyCorrection(now, correction);
          if (correction.do === 'setWords') {
            const { page, line: index, from, to } = correction;
            const at = now.pages.slice(0, page - 1).reduce((sum, { lines }) => sum + lines.length, 0) + index;
            const old = words[at] ?? '';
            words[at] = old.slice(0, from) + correction.words + old.slice(to);
          }
        } catch (error) {
          if (!(error instanceof CorrectionError)) throw error;
        }
        // No words change but those that somebody corrects.
        expect(linesOf(now)).toEqual(words);
        expect(characters(now.elements)).toEqual(printed(now));
        const places = allSpans(now.elements.filter(isText)).map(startOf);
        expect(places).toEqual([...places].sort(comparePlaces));
        expect(new Set(now.elements.map(({ id }) => id)).size).toBe(now.elements.length);
      }
    }),
  );
});
