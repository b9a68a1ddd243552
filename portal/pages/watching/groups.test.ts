import { expect, it } from 'vitest';
import type { Watch, WatchTarget } from '#core/contract/domain/watching.ts';
import { groupsOf } from './groups.ts';

const aWatch = (target: WatchTarget): Watch => ({ id: JSON.stringify(target), target, createdAt: '' });
const place = (completeParagraphID: string) => aWatch({ kind: 'place', completeParagraphID });
const term = (words: string) => aWatch({ kind: 'term', term: words, language: 'DE' });
const nameOf = (target: WatchTarget) =>
  target.kind === 'term' ? target.term : target.kind === 'query' ? target.query : '';

it('what is watched is grouped by document, in the order of the text, before terms and searches', () => {
  const watches = [
    term('Wachs'),
    place('lamp~10'),
    place('wick~1'),
    place('lamp~{chap_10}'),
    place('lamp~2^2'),
    place('lamp~1'),
    place('lamp~{chap_2}'),
    place('lamp~{annex_1}'),
    place('lamp~2^10'),
    aWatch({ kind: 'query', query: 'oil', language: 'EN' }),
    place('lamp~2'),
    aWatch({ kind: 'document', regTextId: 'lamp' }),
    place('lamp~2a'),
    term('Docht'),
  ];
  const documentName = (id: string) => (id === 'lamp' ? 'LampA' : 'Act on wicks');
  const groups = groupsOf(watches, { nameOf, documentName }, { terms: 'Terms', queries: 'Searches' });
  expect(
    groups.map(({ title, watches: of }) => [
      title,
      ...of.map(({ target }) => (target.kind === 'place' ? target.completeParagraphID : nameOf(target))),
    ]),
  ).toEqual([
    ['Act on wicks', 'wick~1'],
    [
      ...['LampA', '', 'lamp~{chap_2}', 'lamp~{chap_10}', 'lamp~1', 'lamp~2', 'lamp~2^2', 'lamp~2^10'],
      ...['lamp~2a', 'lamp~10', 'lamp~{annex_1}'],
    ],
    ['Terms', 'Docht', 'Wachs'],
    ['Searches', 'oil'],
  ]);
});
