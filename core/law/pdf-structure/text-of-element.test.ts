import { expect, test } from 'vitest';
import type { PdfRun } from '../../contract/main/pdf-structure.ts';
import { styledText, textOfElement } from './text-of-element.ts';

const page = (...lines: (string | PdfRun[])[]) => ({
  width: 400,
  height: 600,
  lines: lines.map((runs, at) => ({
    top: at * 12,
    bottom: at * 12 + 10,
    size: 10,
    runs: typeof runs === 'string' ? [{ text: runs, left: 0, right: 100 }] : runs,
  })),
});
const spansOf = ({ lines }: ReturnType<typeof page>) =>
  lines.map(({ runs }, line) => ({
    page: 1,
    line,
    from: 0,
    to: runs.map(({ text }) => text).join('').length,
  }));
const joined = (...lines: string[]) => {
  const one = page(...lines);
  return textOfElement([one], { spans: spansOf(one) });
};

test.each([
  ['a parted word', ['Die Bundesverfas-', 'sung gilt.'], 'Die Bundesverfassung gilt.'],
  ['und', ['Kollektiv-', 'und Kommanditgesellschaften'], 'Kollektiv- und Kommanditgesellschaften'],
  ['oder', ['Ein-', 'oder Ausfuhr'], 'Ein- oder Ausfuhr'],
  ['et', ['avant-', 'et après'], 'avant- et après'],
  ['ou', ['micro-', 'ou macro'], 'micro- ou macro'],
  ['e', ['pre-', 'e post'], 'pre- e post'],
  ['o', ['pre-', 'o post'], 'pre- o post'],
  ['and', ['short-', 'and long-term'], 'short- and long-term'],
  ['or', ['on-', 'or offline'], 'on- or offline'],
  ['a word that begins like one', ['Hand-', 'undichte'], 'Handundichte'],
  ['a name', ['Basel-', 'Landschaft'], 'Basel-Landschaft'],
  ['a short form', ['IKT-', 'bezogene'], 'IKT-bezogene'],
  ['a number', ['10-', 'jährig'], '10-jährig'],
  ['a dash is no hyphen', ['Teil –', 'zwei'], 'Teil – zwei'],
  ['a soft hyphen', ['Ver\u00ad', 'Fassung'], 'VerFassung'],
  ['no hyphen', ['eine', 'Zeile'], 'eine Zeile'],
])('G1-3c lines are joined, compounds stay whole: %s', (_, lines, expected) => {
  expect(joined(...lines)).toBe(expected);
});

test('G1-3c the number before the words is left out and styles stay', () => {
  const one = page(
    [
      { text: 'Art. 5', left: 0, right: 20, bold: true },
      { text: 'a', left: 20, right: 24, italic: true },
      { text: '2 ', left: 24, right: 28, script: 'sup' },
      { text: 'Subsidi-', left: 40, right: 80 },
    ],
    [{ text: 'arität', left: 40, right: 60, italic: true }],
  );
  expect(styledText([one], spansOf(one), 7)).toEqual([
    { text: '2 ', script: 'sup' },
    { text: 'Subsidi' },
    { text: 'arität', italic: true },
  ]);
});
