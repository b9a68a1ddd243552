import { expect, it } from 'vitest';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { abbreviationsBesideNumbers } from './abbreviations.ts';
import { needOfQuery } from './need.ts';

const abbreviationsOf = (text: string) =>
  [...abbreviationsBesideNumbers(parseQuery(text).query.root)].map((node) =>
    text.slice(node.start, node.end),
  );

it.each<[string, string[]]>([
  ['MiFIR 17', ['MiFIR']],
  ['17 MiFIR', ['MiFIR']],
  ['Art. 17 MiFIR, Frist', ['MiFIR']],
  ['Art. 5a XYZ', ['XYZ']],
  ['XYZ (17)', ['XYZ']],
  ['GwV-EBK 5', ['GwV-EBK']],
  ['XYZ-17', ['XYZ-17']],
  ['(XYZ OR MiFIR) 17', ['MiFIR']],
  ['Frist 17', []],
  ['MiFIR Frist 17', []],
  ['"MiFIR" 17', []],
  ['MiFIR', []],
  ['', []],
])('the abbreviations beside numbers in %j are %j', (text, abbreviations) => {
  expect(abbreviationsOf(text)).toEqual(abbreviations);
});

it('are looked for as they are spelt, other words are not', () => {
  expect(needOfQuery(parseQuery('GwV-EBK 5 Frist').query.root)).toEqual({
    kind: 'and',
    needs: [
      { kind: 'word', word: 'gwv-ebk', pieces: ['gwv', 'ebk'], asSpelt: true },
      { kind: 'word', word: '5' },
      { kind: 'word', word: 'frist' },
    ],
  });
});
