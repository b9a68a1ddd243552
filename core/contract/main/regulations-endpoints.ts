import * as v from 'valibot';
import { endpoints } from '../endpoint.ts';
import { formedText } from '../forms.ts';
import { languageParam, pageNumber, pageRange, paragraphIdParam, regTextIdParam } from '../params.ts';
import { searchedText } from '../text.ts';
import { atDate, byRegText } from './reading-endpoints.ts';
import { regulationCalls } from './regulations.ts';

/** Points from the top edge of a page, which may be above it by a fraction. */
const pageHeight = v.pipe(
  v.union(
    [v.number(), formedText(/^-?\d{1,15}(?:\.\d{1,15})?$/, 'must be a number of points')],
    'must be a number of points',
  ),
  v.transform(Number),
  v.minValue(-100_000, 'must be at least -100000'),
  v.maxValue(100_000, 'must be at most 100000'),
);

const byParagraph = v.object({ complete: paragraphIdParam });
const onDate = v.object(atDate);

export const regulationEndpoints = endpoints(regulationCalls, {
  nearRegulations: {
    query: v.object({
      name: v.pipe(searchedText(120), v.minLength(1, 'must not be empty')),
      language: languageParam,
    }),
    costs: 'searches',
  },
  sampleLaw: { cache: 'no-store' },
  regulationInfo: { params: byRegText, query: onDate, cachedWith: 'collection' },
  allVersions: { params: byRegText, query: onDate, cachedWith: 'collection' },
  regArtText: { params: byParagraph, query: onDate, cachedWith: 'collection' },
  regPdf: {
    params: v.object({ hash: formedText(/^[0-9a-f]{64}$/, 'must be a content hash') }),
  },
  coordinatesOfArticles: { params: byRegText, query: onDate, cachedWith: 'collection' },
  coordinatesOfSubParagraphs: { params: byRegText, query: onDate, cachedWith: 'collection' },
  identifyParagraph: {
    params: v.object({ regTextId: regTextIdParam, pageNumber }),
    query: v.object({
      ...atDate,
      paragraphY: pageHeight,
    }),
  },
  coordinatesOfPages: {
    params: v.object({ regTextId: regTextIdParam, range: pageRange }),
    query: onDate,
    cachedWith: 'collection',
  },
  coordinatesOfRegArt: { params: byParagraph, query: onDate, cachedWith: 'collection' },
  searchRegArt: { params: v.object({ inFocus: paragraphIdParam }), query: onDate, cachedWith: 'collection' },
  previousRegArtVersions: {
    params: v.object({ complete: paragraphIdParam, language: languageParam }),
    cachedWith: 'collection',
  },
});
