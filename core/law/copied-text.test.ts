import { expect, it } from 'vitest';
import type { Inline, Part, Unit } from '../contract/main/regulation-text.ts';
import { copiedText } from './copied-text.ts';

const text = (...content: Inline[]): Part => ({ part: 'text', content });
const division = (
  kind: 'paragraph' | 'letter' | 'number',
  id: string,
  num: string,
  ...parts: Part[]
): Part => ({
  part: 'division',
  kind,
  id,
  num: [num],
  parts,
});
const unit: Unit = {
  id: '6',
  kind: 'article',
  depth: 0,
  num: ['Art. 6', { note: 3 }],
  heading: ['Lampen ', { mark: 'i', content: ['& Dochte'] }],
  notes: [],
  parts: [
    division(
      'paragraph',
      '6^1',
      '1',
      text('Wer eine ', { link: 'term', target: 'lamp~2', content: ['Lampe'] }, { note: 4 }, ' hat:'),
      division(
        'letter',
        '6^1^a',
        'a.',
        text('löscht <sie>;'),
        division('number', '6^1^a^1', '1.', text('um acht')),
      ),
      division('letter', '6^1^b', 'b.', text('füllt ', { mark: 'b', content: ['Öl'] }, ' nach.')),
    ),
    division('paragraph', '6^2', '2', text('Es gilt:'), {
      part: 'table',
      rows: [[{ parts: [text('Öl')] }, { parts: [text('500 g')] }]],
    }),
  ],
};
const copied = (path: string) =>
  copiedText({ unit, path, citation: 'Art. 6 LampG', link: 'https://law.example/?a=1&b=2' });

it('is a citation, the words without notes, and the link', () => {
  expect(copied('6').plain.split('\n')).toEqual([
    'Art. 6 LampG',
    'Lampen & Dochte',
    '1 Wer eine Lampe hat:',
    '    a. löscht <sie>;',
    '        1. um acht',
    '    b. füllt Öl nach.',
    '2 Es gilt:',
    'Öl\t500 g',
    'https://law.example/?a=1&b=2',
  ]);
});

it('is only the paragraph or letter that is cited', () => {
  expect(copied('6^1^a').plain.split('\n').slice(1, -1)).toEqual(['a. löscht <sie>;', '    1. um acht']);
  expect(copied('6^2').plain.split('\n').slice(1, -1)).toEqual(['2 Es gilt:', 'Öl\t500 g']);
});

it('is formatted too, and nothing of the text acts as markup', () => {
  const { html } = copied('6^1');
  expect(html).toContain('<p><a href="https://law.example/?a=1&amp;b=2">Art. 6 LampG</a></p>');
  expect(html).not.toContain('style');
  expect(html).toContain('<dl><dd><p>a. löscht &lt;sie&gt;;</p></dd></dl>');
  expect(html).toContain('<dl><dd><dl><dd><p>1. um acht</p></dd></dl></dd></dl>');
  expect(html).toContain('<dl><dd><p>b. füllt <b>Öl</b> nach.</p></dd></dl>');
  expect(html).not.toContain('Lampen');
});
