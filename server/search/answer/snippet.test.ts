import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { type Marker, markedPieces, snippetOf, windowOf } from './snippet.ts';
import { labelIn, piecesOfUnit } from './unit-pieces.ts';

const marking =
  (...words: string[]): Marker =>
  (text) =>
    [...text.matchAll(/\p{L}+/gu)].flatMap((match) => {
      const queryWord = words.indexOf(match[0].toLowerCase());
      return queryWord < 0 ? [] : [{ from: match.index, to: match.index + match[0].length, queryWord }];
    });
const joined = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join('');

const article: Pick<Unit, 'id' | 'parts'> = {
  id: '5',
  parts: [
    {
      part: 'division',
      kind: 'paragraph',
      id: '5^1',
      num: ['1'],
      parts: [
        { part: 'text', content: ['Die Bank meldet:', { note: 3 }] },
        {
          part: 'division',
          kind: 'letter',
          id: '5^1^a',
          num: ['a.'],
          parts: [{ part: 'text', content: ['ihre ', { mark: 'i', content: ['Einlagen'] }, ';'] }],
        },
        { part: 'text', role: 'closing', content: ['und zwar sofort.'] },
      ],
    },
    {
      part: 'division',
      kind: 'paragraph',
      id: '5^_',
      parts: [
        {
          part: 'table',
          rows: [[{ parts: [{ part: 'text', content: ['Frist'] }] }, { parts: [] }]],
        },
      ],
    },
  ],
};

describe('the places of an article', () => {
  it('have each their own text, without numbers and notes', () => {
    expect(piecesOfUnit(article)).toEqual([
      { path: '5^1', label: '1', text: 'Die Bank meldet: und zwar sofort.' },
      { path: '5^1^a', label: '1 a', text: 'ihre Einlagen;' },
      { path: '5^_', label: '', text: 'Frist', row: { columns: [], cells: ['Frist', ''] } },
    ]);
  });

  it('hold the text of an article without paragraphs, and quoted text', () => {
    const parts: Unit['parts'] = [
      { part: 'text', content: ['Neu:'] },
      {
        part: 'quote',
        parts: [
          {
            part: 'division',
            kind: 'paragraph',
            num: ['2'],
            parts: [{ part: 'text', content: ['Sie zahlt.'] }],
          },
        ],
      },
    ];
    expect(piecesOfUnit({ id: '7', parts })).toEqual([{ path: '7', label: '', text: 'Neu: 2 Sie zahlt.' }]);
  });

  it.each([
    ['5', ''],
    ['5^2', '2'],
    ['5^2^b', '2 b'],
    ['5^1bis^b^3', '1bis b 3'],
    ['5^2!2', '2'],
    ['5^_^a', 'a'],
    ['5^2^-1', '2'],
    ['5^+list_u2^a', 'a'],
    ['{A1}^u1', ''],
  ])('%s is labelled %s', (path, label) => {
    expect(labelIn(path)).toBe(label);
  });
});

describe('a snippet', () => {
  const piece = (path: string, text: string) => ({ path, label: labelIn(path), text });
  const pieces = [
    piece('1^1', 'Die Bank zahlt.'),
    piece('1^2', 'Die Frist beginnt.'),
    piece('1^3', 'Die Bank wahrt die Frist.'),
    piece('1^4', 'Nichts davon.'),
  ];

  it('takes the places that answer most, in the order of the text', () => {
    const labels = (...words: string[]) =>
      snippetOf('a', pieces, marking(...words)).map(({ label }) => label);
    expect(labels('bank', 'frist')).toEqual(['3']);
    expect(labels('bank', 'nichts')).toEqual(['1', '3', '4']);
    expect(labels('frist')).toEqual(['2', '3']);
  });

  it('shows every word of the query that the article has, rather than the same word again', () => {
    const deposits = [
      piece('37i^1', 'Die Bank meldet der Bank.'),
      piece('37i^2', 'Der Bank stellt die Bank den Betrag.'),
      piece('37i^3^a', 'in kurzer Frist; oder'),
      piece('37i^3^b', 'die Bank und die Bank.'),
    ];
    expect(snippetOf('a', deposits, marking('bank', 'frist')).map(({ label }) => label)).toEqual([
      '1',
      '2',
      '3 a',
    ]);
    const four = ['eins', 'zwei', 'drei', 'vier'];
    const each = four.map((word, at) => piece(`1^${at + 1}`, word));
    expect(snippetOf('a', each, marking(...four))).toHaveLength(4);
  });

  it('shows a word that stands far from the others in a window of its own', () => {
    const filler = 'Wort '.repeat(100);
    const text = `${filler}Frist ${filler}Bank und Einlage ${filler}`;
    const displayed = windowOf(text, marking('bank', 'frist', 'einlage')(text), 100);
    expect(joined(displayed)).toMatch(/^… (Wort )+Frist (Wort )*… (Wort )+Bank und Einlage (Wort )*…$/);
    expect(displayed.filter(({ marked }) => marked).map(({ text: word }) => word)).toEqual([
      'Frist',
      'Bank',
      'Einlage',
    ]);
  });

  it('names the place and marks the words', () => {
    expect(snippetOf('a', pieces, marking('frist', 'beginnt'))[0]).toEqual({
      completeParagraphID: 'a~1^2',
      label: '2',
      text: [
        { text: 'Die ' },
        { text: 'Frist', marked: true },
        { text: ' ' },
        { text: 'beginnt', marked: true },
        { text: '.' },
      ],
    });
  });

  it('is the best place or the beginning where nothing is marked, and nothing where there is no text', () => {
    expect(snippetOf('a', pieces, marking('heading'), '1^3').map(({ label }) => label)).toEqual(['3']);
    expect(snippetOf('a', pieces, marking('heading')).map(({ label }) => label)).toEqual(['1']);
    expect(snippetOf('a', [], marking('heading'))).toEqual([]);
  });

  it('shows of a long text the stretch where most of the words stand', () => {
    const filler = 'Wort '.repeat(100);
    const text = `Bank ${filler}Bank und Frist ${filler}`;
    const displayed = windowOf(text, marking('bank', 'frist')(text), 100);
    expect(joined(displayed)).toMatch(/^… .*Bank und Frist .* …$/);
    expect(displayed.filter(({ marked }) => marked).map(({ text: word }) => word)).toEqual(['Bank', 'Frist']);
  });

  it('looks at each of many marks with its neighbours only', () => {
    const text = 'Bank '.repeat(3000);
    let looks = 0;
    const marks = marking('bank')(text).map(({ from, to, queryWord }) => ({
      from,
      queryWord,
      get to() {
        looks += 1;
        return to;
      },
    }));
    expect(joined(windowOf(text, marks, 200))).toMatch(/^Bank Bank .* …$/);
    expect(looks).toBeLessThan(marks.length * 100);
  });

  it('is always made of stretches of the text, with every word that the text has', () => {
    const word = fc.constantFrom('Bank', 'Frist', 'und', 'zahlt,', 'ß', '€uro', '<b>', 'Donaudampfschiff');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 80 }), fc.integer({ min: 1, max: 300 }), (words, width) => {
        const text = words.join(' ');
        const marks = marking('bank', 'frist')(text);
        const displayed = joined(windowOf(text, marks, width));
        const inner = displayed.replace(/^… /, '').replace(/ …$/, '');
        for (const stretch of inner.split(' … ')) expect(text).toContain(stretch);
        for (const each of ['Bank', 'Frist']) expect(displayed.includes(each)).toBe(text.includes(each));
        expect(joined(markedPieces(text, marks))).toBe(text);
      }),
    );
  });
});
