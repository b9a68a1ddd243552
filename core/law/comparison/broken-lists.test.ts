import { expect, test } from 'vitest';
import { article, changeLine, changes, compare, letter, paragraph, text } from './units-fixture.ts';

const [barn, ferry, coin] = [
  'bewahrt die Pläne der Schuppen am Hafen trocken auf;',
  'meldet jeden Unterbruch der Fahrten auf dem See, oder',
  'verzeichnet Goldbarren und Münzen einzeln.',
];
const whole = (ending = '') =>
  article('1', 'Zweck', [
    paragraph(
      '1^1',
      '1',
      text('Der Träger:'),
      letter('1^1^a', 'a.', text(`${barn}b. ${ferry}c. ${coin}${ending}`)),
    ),
  ]);
const apart = (last = coin) =>
  article('1', 'Zweck', [
    paragraph(
      '1^1',
      '1',
      text('Der Träger:'),
      letter('1^1^a', 'a.', text(barn)),
      letter('1^1^b', 'b.', text(ferry)),
      letter('1^1^c', 'c.', text(last)),
    ),
  ]);

test('a list whose source keeps items in one is the same list, with the numbers on both sides', () => {
  const { rows, units, summary } = compare([whole()], [apart()]);
  expect(changes(rows)).toEqual([]);
  expect(units).toEqual([]);
  expect([summary.rows.split, summary.classes.numbering]).toEqual([0, 0]);
  expect(rows.map(({ before }) => before?.num)).toEqual(['Art. 1', '1', 'a.', 'b.', 'c.']);
  expect(changes(compare([apart()], [whole()]).rows)).toEqual([]);
});

test('what changed in such a list is told alone', () => {
  const { rows } = compare([whole()], [apart('verzeichnet Goldbarren und Banknoten einzeln.')]);
  expect(changes(rows)).toEqual(['changed 1^1^a > 1^1^c']);
  expect(rows.flatMap(({ differences }) => differences)).toEqual([
    { class: 'wording', before: 'Münzen', after: 'Banknoten' },
  ]);
});

test('numbers that are no numbers of items keep a split', () => {
  const before = article('1', '', [paragraph('1^1', '1', text(`Der Träger ${barn} Der Träger ${ferry}`))]);
  const after = article('1', '', [
    paragraph('1^1', '1', text(`Der Träger ${barn}`)),
    paragraph('1^2', '2', text(`Der Träger ${ferry}`)),
  ]);
  expect(compare([before], [after]).rows.slice(1).map(changeLine)).toEqual([
    'split 1^1 > 1^1',
    'split 1^1 > 1^2',
  ]);
});
