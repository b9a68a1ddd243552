import { expect, it } from 'vitest';
import type { Division, Unit } from '../../contract/main/regulation-text.ts';
import { outdatedRows } from './outdated.ts';
import { parallelRows } from './rows.ts';

const paragraph = (id: string): Division => ({
  part: 'division',
  kind: 'paragraph',
  id,
  parts: [{ part: 'text', content: [id] }],
});
const unit = (...paragraphs: string[]): Unit => ({
  id: '1',
  kind: 'article',
  depth: 0,
  num: ['Art. 1'],
  notes: [],
  parts: paragraphs.map(paragraph),
});
const columns = [unit('1^1', '1^2'), unit('1^1')];
const rows = parallelRows({ columns, aligned: 'paragraphs' });
const marked = (path: string) => [
  ...outdatedRows({ outdated: [{ path, languages: ['EN'] }] }, rows, ['DE', 'EN']),
];

it.each([
  ['the row of its place', '1^1', '1^1'],
  ['the row around it, for an item that the language does not have', '1^1^b', '1^1'],
  ['the head of the article, for a paragraph that it does not have', '1^2', '1'],
  ['the head, for the article itself', '1', '1'],
])('a change since an older text is marked at %s', (_what, path, key) => {
  expect(marked(path)).toEqual([[key, ['EN']]]);
});

it('an article that is the same has no mark, and one of a single column none in the others', () => {
  expect(outdatedRows({}, rows, ['DE', 'EN']).size).toBe(0);
  const whole = parallelRows({ columns, aligned: 'article' });
  const outdated = [{ path: '1^1', languages: ['EN' as const] }];
  expect([...outdatedRows({ outdated }, whole, ['DE', 'EN'])]).toEqual([['1', ['EN']]]);
});
