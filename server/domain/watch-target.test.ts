import { describe, expect, it } from 'vitest';
import type { WatchTarget } from '#core/contract/domain/watching.ts';
import type { ChangedPlace } from '#core/contract/main/feed.ts';
import { changedPlacesAt, provisionsAbout, tellingPlaces } from './watch-target.ts';

const place = (path: string, became: ChangedPlace['became'], ...inside: string[]): ChangedPlace => ({
  path,
  became,
  inside,
});

describe('of changed places those tell', () => {
  it.each<[string, ChangedPlace[], string[]]>([
    ['the paragraph that is different', [place('5', 'changed'), place('5^2', 'changed', '5')], ['5^2']],
    ['the article whose head is different', [place('5', 'changed')], ['5']],
    [
      'the article that is new as a whole',
      [place('5', 'added'), place('5^1', 'added', '5'), place('5^2', 'added', '5')],
      ['5'],
    ],
    ['the paragraph that is new in an article', [place('5', 'changed'), place('5^3', 'added', '5')], ['5^3']],
    [
      'what is repealed of it beside what is different',
      [place('5', 'changed'), place('5^1', 'changed', '5'), place('5^2', 'repealed', '5')],
      ['5^1', '5^2'],
    ],
    [
      'the letter, however deep',
      [place('5', 'changed'), place('5^1', 'changed', '5'), place('5^1^a', 'changed', '5^1', '5')],
      ['5^1^a'],
    ],
  ])('%s', (_, places, expected) => {
    expect(tellingPlaces(places).map(({ path }) => path)).toEqual(expected);
  });
});

it('a definition differs where its place or what stands in it does, not what stands beside it', () => {
  const places = [place('3', 'changed'), place('3^a', 'changed', '3'), place('3^a^1', 'changed', '3^a', '3')];
  const at = (path: string) => changedPlacesAt([path], places).map((one) => one.path);
  expect([at('3^a'), at('3^a^1'), at('3^b'), at('3^b^1')]).toEqual([['3^a', '3^a^1'], ['3^a^1'], [], []]);
});

it('a provision that a change names is about a place in it, around it, and in its chapter', () => {
  const about = (path: string, named: string) => {
    const target: WatchTarget = { kind: 'place', completeParagraphID: `act~${path}` };
    return (
      provisionsAbout(target, [`act~${named}`], (one) => (one === 'act~5' ? ['{chap_1}'] : [])).length > 0
    );
  };
  expect([about('5', '5^2'), about('5^2', '5'), about('{chap_1}', '5'), about('5', '5')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect([about('5', '50'), about('5^2', '5^21'), about('{chap_2}', '5'), about('6', '5')]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
