import { expect, test } from 'vitest';
import type { Unit } from '../../contract/main/regulation-text.ts';
import { article, changes, compare, inside, paragraph, text } from './units-fixture.ts';

const unit = (id: string, kind: Unit['kind'], words: string): Unit => ({
  id,
  kind,
  depth: 0,
  notes: [],
  parts: [text(words)],
});
const duty = (words: string) =>
  article('1', 'Duty', [
    paragraph('1^1', '1.', text(`Institutions shall report ${words} to the authority.`)),
  ]);
const journal = (words: string, ...recitals: string[]): Unit[] => [
  unit('{preamble_1}', 'preamble', 'Having regard to the Treaty,'),
  ...recitals.map((words, at) => inside('{preamble_1}', unit(`{rct_${at + 1}}`, 'recital', words))),
  inside('{preamble_1}', unit('{section_1}', 'subdivision', 'HAVE ADOPTED THIS REGULATION:')),
  duty(words),
  unit('{conclusions_1}', 'conclusions', 'Done at Brussels, 1 March 2031.'),
];

test('what a consolidation leaves out is no change', () => {
  const { rows } = compare(journal('monthly', 'Reports matter.', 'So does time.'), [duty('weekly')]);
  expect(changes(rows)).toEqual(['changed 1^1 > 1^1']);
  expect(changes(compare([duty('weekly')], journal('weekly', 'Reports matter.')).rows)).toEqual([]);
});

test('recitals are compared where both texts have them', () => {
  const { rows } = compare(journal('monthly', 'Reports matter.'), journal('monthly', 'Reports matter much.'));
  expect(changes(rows)).toEqual(['changed {rct_1} > {rct_1}']);
});

test('a recital that is chosen for a comparison is compared', () => {
  const before = journal('monthly', 'Reports matter.');
  const { rows } = compare(before, [duty('weekly')], { beforeRoot: '{rct_1}', afterRoot: '1' });
  expect(rows.length).toBeGreaterThan(0);
});
