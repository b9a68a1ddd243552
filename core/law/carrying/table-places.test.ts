import { describe, expect, test } from 'vitest';
import type { Part, Unit } from '../../contract/main/regulation-text.ts';
import { article, letter, paragraph, text } from '../comparison/units-fixture.ts';
import { carried } from './carried-fixture.ts';
import { placeWords } from './place-words.ts';

type Item = [label: string, words: string, amount: string];

/** An article whose paragraph ends with a table that has a letter in the first cell of each row. */
function tariff(...items: Item[]): Unit {
  const rows = items.map(([label, words, amount]) => [
    { parts: [letter(`1^1^${label}`, `${label}.`, text(words))] },
    { parts: [text(amount)] },
  ]);
  const table: Part = { part: 'table', rows };
  return article('1', 'Abgabe', [paragraph('1^1', '1', text('Die Abgabe beträgt im Jahr:'), table)]);
}

const before = tariff(['a', 'für schwere Wagen', '650'], ['b', 'für Anhänger', '1500']);

describe('places in cells of tables', () => {
  test('have the words of their row', () => {
    expect(placeWords([before], '1^1^a')?.text).toBe('a. für schwere Wagen\t650');
    expect(placeWords([before], '1^1^b')?.text).toBe('b. für Anhänger\t1500');
    expect(placeWords([before], '1^1^c')).toBeUndefined();
  });

  test('have them once in the words around', () => {
    expect(placeWords([before], '1^1')?.text.match(/Anhänger/g)).toHaveLength(1);
  });

  test('stay by themselves while the table is the same', () => {
    expect(carried([before], [before])).toMatchObject({
      '1^1^a': 'unchanged 1^1^a',
      '1^1^b': 'unchanged 1^1^b',
    });
  });

  test('have a mark where their cell says something else, or their row another amount', () => {
    const reworded = tariff(['a', 'für leichte Wagen', '650'], ['b', 'für Anhänger', '1500']);
    expect(carried([before], [reworded])['1^1^a']).not.toBe('unchanged 1^1^a');
    const dearer = tariff(['a', 'für schwere Wagen', '900'], ['b', 'für Anhänger', '1500']);
    expect(carried([before], [dearer])['1^1^a']).not.toBe('unchanged 1^1^a');
  });

  test.each([
    ['the cell', 'für leichte Wagen', '650'],
    ['the amount', 'für schwere Wagen', '900'],
    ['both', 'für Velos', '0'],
  ])('have a mark where %s of the only row says something else', (_, words, amount) => {
    const [one, other] = [tariff(['a', 'für schwere Wagen', '650']), tariff(['a', words, amount])];
    expect(carried([one], [other])['1^1^a']).toMatch(/^(changed|uncertain) 1\^1\^a$/);
  });

  test('have a mark where rows changed their order under the same letters', () => {
    const turned = tariff(['a', 'für Anhänger', '1500'], ['b', 'für schwere Wagen', '650']);
    const all = carried([before], [turned]);
    expect([all['1^1^a'], all['1^1^b']].filter((line) => line?.startsWith('unchanged'))).toEqual([]);
  });
});
