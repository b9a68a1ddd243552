import { expect, it } from 'vitest';
import { aComment } from './comment-fixture.ts';
import { initialsOf, languagesOf, threadsOf, withRemoved, withSaved, wordsIn } from './threads.ts';

const reply = (icid: string, parent: string) => aComment({ icid, parent });
const list = [aComment({ icid: 'b' }), reply('b1', 'b'), reply('b2', 'b'), aComment({ icid: 'a' })];
const ids = (comments: readonly { icid: string }[]) => comments.map(({ icid }) => icid);

it('are comments with their replies, in their order', () => {
  expect(threadsOf(list).map(({ root, replies }) => [root.icid, ...ids(replies)])).toEqual([
    ['b', 'b1', 'b2'],
    ['a'],
  ]);
});

it('take in what was saved: in its place, first, or last in its thread', () => {
  expect(withSaved(list, aComment({ icid: 'a', text: 'new' })).at(3)?.text).toBe('new');
  expect(ids(withSaved(list, aComment({ icid: 'c' })))).toEqual(['c', 'b', 'b1', 'b2', 'a']);
  expect(ids(withSaved(list, reply('b3', 'b')))).toEqual(['b', 'b1', 'b2', 'b3', 'a']);
  expect(ids(withSaved(list, reply('a1', 'a')))).toEqual(['b', 'b1', 'b2', 'a', 'a1']);
  expect(ids(withSaved(list, reply('x1', 'x')))).toEqual(ids(list));
});

it('lose what was removed, but for what is left of it', () => {
  expect(ids(withRemoved(list, 'a'))).toEqual(['b', 'b1', 'b2']);
  const left = aComment({ icid: 'b', removed: true, text: '' });
  expect(withRemoved(list, 'b', left)[0]).toEqual(left);
});

it('have words in the language that is read, otherwise in that of their author', () => {
  const comment = aComment({ text: 'Hallo', language: 'DE', translations: { FR: 'Salut', IT: '' } });
  expect(languagesOf(comment)).toEqual(['DE', 'FR']);
  expect(wordsIn(comment, 'FR')).toEqual({ words: 'Salut', language: 'FR' });
  expect(wordsIn(comment, 'IT')).toEqual({ words: 'Hallo', language: 'DE' });
  expect(wordsIn(comment, 'DE')).toEqual({ words: 'Hallo', language: 'DE' });
});

it.each([
  ['Nadia Brunner', 'NB'],
  ['Jean-Luc de la Tour', 'JT'],
  ['Öztürk', 'Ö'],
  ['  ', ''],
])('of %j are by %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
