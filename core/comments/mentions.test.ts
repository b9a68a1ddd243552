import { expect, it } from 'vitest';
import { colleaguesLike, mentionAt, tagsAfter, withMention, withoutGap } from './mentions.ts';

const people = ['Reto Zürcher', 'Anna-Maria Reich', 'Zoé Muster', 'Nadia Brunner'].map((fullName, index) => ({
  id: `p${index}`,
  fullName,
}));

it.each([
  ['@', 1, { start: 0, letters: '' }],
  ['Bitte @Re', 9, { start: 6, letters: 'Re' }],
  ['(@Reto Z', 8, { start: 1, letters: 'Reto Z' }],
  ['@Reto Zürcher macht', 19, undefined],
  ['mail@example', 12, undefined],
  ['Bitte @Re das da', 16, undefined],
])('in %j at %i is %j', (text, cursor, mention) => {
  expect(mentionAt(text, cursor)).toEqual(mention);
});

it.each([
  ['re', ['Reto Zürcher', 'Anna-Maria Reich']],
  ['ZUR', ['Reto Zürcher']],
  ['maria', ['Anna-Maria Reich']],
  ['zoe m', ['Zoé Muster']],
  ['x', []],
])('%j suggests %j', (letters, names) => {
  expect(colleaguesLike(people, letters).map(({ fullName }) => fullName)).toEqual(names);
});

it('suggests no more than asked for', () => {
  expect(colleaguesLike(people, '', 2)).toHaveLength(2);
});

it('puts the name in the place of the letters', () => {
  const mention = mentionAt('Bitte @Re prüfen', 9);
  const reto = people[0];
  if (!mention || !reto) throw new Error('no mention');
  expect(withMention('Bitte @Re prüfen', mention, reto)).toEqual({
    text: 'Bitte @Reto Zürcher prüfen',
    cursor: 20,
  });
});

it.each([
  ['@Reto Zürcher : gilt', 'DE', '@Reto Zürcher: gilt'],
  ['@Reto Zürcher , gilt', 'FR', '@Reto Zürcher, gilt'],
  ['@Reto Zürcher : gilt', 'FR', '@Reto Zürcher : gilt'],
  ['@Reto Zürcher gilt', 'DE', '@Reto Zürcher gilt'],
])('closes up what is typed behind a name: %s in %s', (words, language, closed) => {
  expect(withoutGap(words, { gap: 13, cursor: 15, language })).toBe(closed);
  // What is typed elsewhere changes nothing there.
  expect(withoutGap(words, { gap: 13, cursor: 3, language })).toBe(words);
});

it('tags nobody any more whose name was taken out of the words', () => {
  const before = { DE: '@Reto Zürcher und @Zoé Muster' };
  expect(tagsAfter(['p0', 'p2', 'p3', 'gone'], { before, after: { DE: '@Zoé Muster' }, people })).toEqual([
    'p2',
    'p3',
    'gone',
  ]);
});
