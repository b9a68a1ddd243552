import { describe, expect, test } from 'vitest';
import type { PdfCorrection, PdfElement, PdfStructure } from '../../contract/main/pdf-structure.ts';
import { applyCorrection } from './apply-correction.ts';
import { styledText, textOfElement } from './text-of-element.ts';

const line = (text: string, at: number) => ({
  top: 50 + 12 * at,
  bottom: 60 + 12 * at,
  size: 10,
  runs: [{ text, left: 50, right: 50 + 5 * text.length }],
});
const element = (id: string, from: number, to: number, more: Partial<PdfElement> = {}): PdfElement => ({
  id,
  kind: 'text',
  spans: [{ page: 1, line: 0, from, to }],
  boxes: [{ page: 1, top: 50, bottom: 60, left: 50 + 5 * from, right: 50 + 5 * to }],
  ...more,
});

/** A line with an article and what stands behind it, and a line that is another paragraph. */
const act = (): PdfStructure => ({
  pages: [{ width: 400, height: 600, lines: [line('Art.1 Zwek20041 Rest', 0), line('Ende', 1)] }],
  elements: [
    element('e1', 0, 16, { kind: 'article', number: '1', label: 5 }),
    element('e2', 16, 20),
    element('e3', 0, 4, { spans: [{ page: 1, line: 1, from: 0, to: 4 }] }),
  ],
});
const made = (...corrections: PdfCorrection[]) => corrections.reduce(applyCorrection, act());
const at = { page: 1, line: 0 };
const wordsOf = ({ pages, elements }: PdfStructure) => elements.map((one) => textOfElement(pages, one));
const words = (from: number, to: number, given: string, id = 'e1'): PdfCorrection => ({
  do: 'setWords',
  element: id,
  ...at,
  from,
  to,
  words: given,
});

describe('G1-10e words of a PDF', () => {
  test('are replaced in their line, and what stands behind them stays what it is', () => {
    const before = act();
    const done = applyCorrection(before, words(6, 10, 'Zweck '));
    expect(wordsOf(done)).toEqual(['Zweck 20041', 'Rest', 'Ende']);
    expect(done.elements[1]?.spans).toEqual([{ ...at, from: 18, to: 22 }]);
    const [runs] = done.pages.map(({ lines }) => lines[0]?.runs);
    expect(runs?.map(({ text }) => text).join('')).toBe('Art.1 Zweck 20041 Rest');
    // They stay where they are printed.
    expect([runs?.[0]?.left, runs?.at(-1)?.right]).toEqual([50, 150]);
    for (const { boxes } of done.elements.slice(0, 2))
      expect(boxes).toMatchObject([{ page: 1, top: 50, bottom: 60 }]);
    expect(done.elements[2]).toBe(before.elements[2]);
    expect(wordsOf(before)).toEqual(['Zwek20041', 'Rest', 'Ende']);
  });

  test('get a lost blank, in the print of a number too', () => {
    const done = made(words(4, 4, ' '));
    expect(done.elements[0]).toMatchObject({ label: 6, spans: [{ from: 0, to: 17 }] });
    expect(wordsOf(done)[0]).toBe('Zwek20041');
    // Behind the print of the number they are words.
    expect(made(words(5, 5, ' Der')).elements[0]?.label).toBe(5);
    // Over its end they are words from there on.
    expect(made(words(3, 8, 'x')).elements[0]?.label).toBe(3);
  });

  test('have the mark of a footnote raised that stood behind a year', () => {
    const raised = made({ do: 'setScript', element: 'e1', ...at, from: 14, to: 15, script: 'sup' });
    const [one] = raised.elements;
    expect(styledText(raised.pages, one?.spans ?? [], one?.label).filter(({ script }) => script)).toEqual([
      { text: '1', script: 'sup' },
    ]);
    expect(wordsOf(raised)).toEqual(wordsOf(act()));
    expect(raised.elements).toEqual(act().elements);
    // What is typed before it is not raised with it.
    const typed = applyCorrection(raised, words(14, 14, 'a'));
    const runs = typed.pages[0]?.lines[0]?.runs.map(({ text, script }) => [text, script]);
    expect(runs).toEqual([
      ['Art.1 Zwek2004a', undefined],
      ['1', 'sup'],
      [' Rest', undefined],
    ]);
    // And back again.
    const back = applyCorrection(raised, { do: 'setScript', element: 'e1', ...at, from: 14, to: 15 });
    expect(back.pages[0]?.lines[0]?.runs.some(({ script }) => script)).toBe(false);
  });

  test('may go, but not all of an element', () => {
    const without = made(words(0, 4, '', 'e1'), words(1, 16 - 4, ''));
    expect(wordsOf(without)).toEqual(['', 'Rest', 'Ende']);
    expect(() => made(words(16, 20, '', 'e2'))).toThrow('leave it out instead');
  });

  test.each([
    ['characters of another element', words(15, 18, 'x')],
    ['characters that are not there', words(5, 99, 'x')],
    ['a beginning behind the end', words(6, 5, 'x')],
    ['another line', { ...words(0, 1, 'x'), line: 7 } as PdfCorrection],
    ['nothing at all', words(5, 5, '')],
    [
      'no characters to be raised',
      { do: 'setScript', element: 'e1', ...at, from: 3, to: 3 } as PdfCorrection,
    ],
  ])('are not corrected by %s', (_, correction) => {
    expect(() => made(correction)).toThrow(RangeError);
  });
});
