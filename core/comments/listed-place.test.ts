import { expect, it } from 'vitest';
import { listedPlace } from './listed-place.ts';

const versionDate = '2024-01-01';
const language = 'FR';

it.each([
  ['an article with what is inside', 'bankg~37b', false, 'bankg~37b', true, true],
  ['a paragraph alone', 'bankg~37b^2', false, 'bankg~37b^2', false, false],
  ['its whole article where that is asked for', 'bankg~37b^2', true, 'bankg~37b', true, false],
  ['a chapter', 'bankg~{chap_2}', false, 'bankg~{chap_2}', true, true],
])('of %s', (_, completeParagraphID, asksForWhole, complete, inside, isWhole) => {
  expect(listedPlace({ completeParagraphID, versionDate, language }, asksForWhole)).toEqual({
    listed: { completeParagraphID: complete, versionDate, language, inside },
    isWhole,
  });
});
