import { describe, expect, it } from 'vitest';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { needOfQuery } from './need.ts';

const needOf = (text: string) => needOfQuery(parseQuery(text).query.root);
const word = (text: string) => ({ kind: 'word', word: text });

describe('what a query asks', () => {
  it.each<[string, unknown]>([
    ['Bank', word('bank')],
    ['Bank Aufsicht Zürich', { kind: 'and', needs: [word('bank'), word('aufsicht'), word('zuerich')] }],
    ["l'article deux", { kind: 'and', needs: [word('l'), word('article'), word('deux')] }],
    ['Bail-in-Bonds', { kind: 'word', word: 'bail-in-bonds', pieces: ['bail', 'in', 'bonds'] }],
    ['aufsicht*', { kind: 'prefix', word: 'aufsicht' }],
    ['"eigene Mittel"', { kind: 'phrase', words: ['eigene', 'mittel'] }],
    [
      '"die Banken: a. führen Konten; und b. melden sie."',
      {
        kind: 'or',
        needs: [
          { kind: 'phrase', words: ['die', 'banken', 'a', 'fuehren', 'konten', 'und', 'b', 'melden', 'sie'] },
          { kind: 'phrase', words: ['die', 'banken', 'fuehren', 'konten', 'und', 'melden', 'sie'] },
        ],
      },
    ],
    ['"z. B. Banken"', { kind: 'phrase', words: ['z', 'b', 'banken'] }],
    ['"Banken, z. B. grosse"', { kind: 'phrase', words: ['banken', 'z', 'b', 'grosse'] }],
    ['"Art. 5"', { kind: 'phrase', words: ['art', '5'] }],
    ['"a. Bank"', { kind: 'phrase', words: ['a', 'bank'] }],
    ['"eigene Mittel"~3', { kind: 'near', words: ['eigene', 'mittel'], distance: 3 }],
    ['Bank OR Börse', { kind: 'or', needs: [word('bank'), word('boerse')] }],
    ['Bank -Börse', { kind: 'and', needs: [word('bank'), { kind: 'not', need: word('boerse') }] }],
    ['Bank (Aufsicht Frist)', { kind: 'and', needs: [word('bank'), word('aufsicht'), word('frist')] }],
    ['#eu', undefined],
  ])('%s', (text, need) => {
    expect(needOf(text)).toEqual(need);
  });
});
