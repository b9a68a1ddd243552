import { expect, it } from 'vitest';
import type { ChatPassage } from '../contract/main/chat.ts';
import { sourcesOf } from './sources.ts';

const place = (act: string, citation: string, more: Partial<ChatPassage> = {}): ChatPassage => ({
  completeParagraphID: `${act}~${citation}`,
  regTextId: act,
  language: 'DE',
  versionDate: '2024-01-01',
  sourceNumber: '999.1',
  shortName: act,
  title: `Gesetz ${act}`,
  category: 'base',
  citation: `${citation} ${act}`,
  heading: '',
  text: 'Lampen brennen.',
  ...more,
});
const quote = (...numbers: number[]) => ({
  sentences: numbers.map((passage) => ({ passage, from: 0, to: 15, text: 'Lampen brennen.' })),
});
const listed = (...args: Parameters<typeof sourcesOf>) =>
  sourcesOf(...args).map(({ act, places }) => [act.title, places.map(({ name }) => name)]);

it('an act stands once with its places, those that are not quoted left out', () => {
  const passages = [
    place('LampG', 'Art. 1'),
    place('OfenG', 'Art. 3'),
    place('LampG', 'Art. 2 Abs. 1'),
    place('LampG', 'Art. 9'),
  ];
  expect(listed({ passages, statements: [quote(0, 1), quote(2)] })).toEqual([
    ['Gesetz LampG', ['Art. 1', 'Art. 2 Abs. 1']],
    ['Gesetz OfenG', ['Art. 3']],
  ]);
});

it('a place stands once, though two pieces of it are quoted', () => {
  const passages = [place('LampG', 'Art. 1'), place('LampG', 'Art. 1', { text: 'Sie leuchten.' })];
  expect(listed({ passages, statements: [quote(0, 1)] })).toEqual([['Gesetz LampG', ['Art. 1']]]);
});

it('another version or language of an act is a source of its own', () => {
  const passages = [
    place('LampG', 'Art. 1'),
    place('LampG', 'Art. 2', { versionDate: '2020-01-01' }),
    place('LampG', 'art. 3,', { language: 'FR', title: 'Loi' }),
  ];
  expect(listed({ passages, statements: [quote(0, 1, 2)] })).toEqual([
    ['Gesetz LampG', ['Art. 1']],
    ['Gesetz LampG', ['Art. 2']],
    ['Loi', ['art. 3']],
  ]);
});
