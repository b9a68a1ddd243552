import { expect, it } from 'vitest';
import { mainContract } from './main.ts';

/** Replies that browsers cache, and ask for again each time: law, what the provider tells of changes, and what is public. */
const cached = [
  'allVersions',
  'boxOffers',
  'changeFeed',
  'compare',
  'coordinatesOfArticles',
  'coordinatesOfPages',
  'coordinatesOfRegArt',
  'coordinatesOfSubParagraphs',
  'feed',
  'feedChanges',
  'feedText',
  'identifyParagraph',
  'incomingReferences',
  'knowsBaseUrl',
  'knowsParagraph',
  'latestNews',
  'listOfLanguages',
  'nearRegulations',
  'news',
  'newsItem',
  'parallelText',
  'previousRegArtVersions',
  'providerChangeFiles',
  'referencePreview',
  'regArtCommentCounts',
  'regArtComments',
  'regArtText',
  'regText',
  'regulation',
  'regulationInfo',
  'roleOptions',
  'searchRegArt',
  'tableOfContent',
  'topic',
];

it('browsers cache no reply about people and organisations, and none to words that somebody looks for', () => {
  const cacheable = Object.entries(mainContract).filter(
    ([, { method, reply, cache }]) => method === 'GET' && !('bytes' in reply) && cache !== 'no-store',
  );
  expect(cacheable.map(([name]) => name).sort()).toEqual(cached);
});
