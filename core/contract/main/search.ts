import * as v from 'valibot';
import { call } from '../endpoint.ts';
import { count, isoDate, languageCode } from '../values.ts';
import { category } from './reading.ts';

/** What is found, by kind; the names are those of the specification's section 2. */
export const facetNames = [
  'regulations',
  'topics',
  'comments',
  'regestaComments',
  'changes',
  'changeFiles',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Rows of a page and first row, specification section 9. */
export const searchPageSize = 20;

/** First row that can be asked for: further down nobody reads, and every row above it is work. */
export const searchFirstRow = v.pipe(count, v.maxValue(10_000));

/** Text in pieces, those that answer the query marked: never markup. */
export const markedText = v.array(v.object({ text: v.string(), marked: v.optional(v.boolean()) }));
export type MarkedText = v.InferOutput<typeof markedText>;

/** Why a hit is there: by which route an asked word met a word of the text. */
export const matchKinds = [
  'citation',
  'word',
  'stem',
  'compound',
  'synonym',
  'translation',
  'typo',
  'prefix',
] as const;

export const matchReason = v.object({
  kind: v.picklist(matchKinds),
  /** Where the word was found. */
  field: v.picklist(['text', 'heading', 'title', 'container', 'number']),
  asked: v.string(),
  found: v.string(),
});
export type MatchReason = v.InferOutput<typeof matchReason>;

export const passage = v.object({
  completeParagraphID: v.string(),
  /** Short label inside the article, "2" or "2 b"; empty where the article has one text only. */
  label: v.string(),
  text: markedText,
});
export type Passage = v.InferOutput<typeof passage>;

export const validities = ['current', 'past', 'future'] as const;
export const validity = v.picklist(validities);
export type Validity = v.InferOutput<typeof validity>;

/** Part of a document that a provision stands in. */
export const documentParts = ['article', 'annex', 'final'] as const;
export const documentPart = v.picklist(documentParts);
export type DocumentPart = v.InferOutput<typeof documentPart>;

/** One article (or its like) that was found. */
export const searchHit = v.object({
  regTextId: v.string(),
  /** The paragraph that answers best, or the article. */
  completeParagraphID: v.string(),
  /** Language of what is shown. */
  language: languageCode,
  /** Language in which it was found, where that is another. */
  foundIn: v.optional(languageCode),
  /** SR number, CELEX number, circular number. */
  sourceNumber: v.string(),
  /** Identifier of the article in its source file. */
  eId: v.optional(v.string()),
  /** Short name of the document, else its long name. */
  shortName: v.string(),
  title: v.string(),
  category,
  part: documentPart,
  /** "Art. 37j", "Rz 23": the article as its document numbers it, in the display language. */
  number: v.string(),
  heading: markedText,
  /** Titles of the containers around it, outermost first. */
  containers: v.array(v.string()),
  versionDate: isoDate,
  validity,
  repealed: v.boolean(),
  /** The passages that answer, in the order of the text. */
  snippet: v.array(passage),
  score: v.number(),
  reasons: v.array(matchReason),
  /** Words of the query that this article does not have; only where no article has all of them. */
  missing: v.array(v.string()),
});
export type SearchHit = v.InferOutput<typeof searchHit>;

/** Steps of the fallback ladder (specification, section 2). */
export const ladderKinds = ['fullDataSet', 'otherLanguage', 'paragraphBefore', 'previousAppendix'] as const;

export const ladderStep = v.object({
  kind: v.picklist(ladderKinds),
  /** The query that takes this step. */
  query: v.string(),
  searchLanguage: languageCode,
  /** Hits that it would give. */
  total: v.number(),
  /** The step that this answer took already, since the query itself gave nothing. */
  used: v.boolean(),
});
export type LadderStep = v.InferOutput<typeof ladderStep>;

const counted = <S extends v.GenericSchema>(value: S) => v.array(v.object({ value, count: v.number() }));

/** Answers in numbers: 0 one document, 1 one provision, 2 hits, 3 none or only by the ladder. */
export const searchStatus = v.picklist([0, 1, 2, 3]);

export const searchReply = v.object({
  status: searchStatus,
  /** Hits by what they are; what is not built yet counts 0. */
  facetFields: v.record(v.string(), v.number()),
  hits: v.array(searchHit),
  total: v.number(),
  /** So much was there to look at that the counting ended: there may be more. */
  atLeast: v.optional(v.literal(true)),
  ladder: v.array(ladderStep),
  /** The document or provision of status 0 and 1. */
  target: v.optional(
    v.object({
      regTextId: v.string(),
      article: v.optional(v.string()),
      path: v.optional(v.string()),
      /** Day on which to open it; absent where that is today. */
      versionDate: v.optional(isoDate),
    }),
  ),
  /** The query with its misspelt words put right, where that finds more. */
  didYouMean: v.optional(v.object({ query: v.string(), total: v.number() })),
  /** Counts beside the list, for narrowing it. */
  narrow: v.object({
    categories: counted(category),
    documents: v.array(
      v.object({ value: v.string(), shortName: v.string(), title: v.string(), count: v.number() }),
    ),
    parts: counted(documentPart),
    validities: counted(validity),
    languages: counted(languageCode),
  }),
  /** Day whose law was searched. */
  asOf: isoDate,
  /** Words that were left out, for they stand everywhere. */
  ignored: v.array(v.string()),
  /** The server has just started and does not know yet what the texts tell of names and translations. */
  learning: v.optional(v.literal(true)),
});
export type SearchReply = v.InferOutput<typeof searchReply>;

export const searchOrders = ['relevance', 'article'] as const;

/** A line of the drop-down that leads straight to a place. */
export const suggestion = v.object({
  kind: v.picklist(['provision', 'document', 'heading']),
  regTextId: v.string(),
  /** Path of the place; absent for a document. */
  path: v.optional(v.string()),
  /** "Art. 37h BankG", "BankG". */
  label: v.string(),
  detail: v.string(),
  sourceNumber: v.string(),
  versionDate: isoDate,
  /** Day on which to open it, as a call's `versionDate`; absent where today's law has it. */
  openOn: v.optional(isoDate),
});
export type Suggestion = v.InferOutput<typeof suggestion>;

export const searchCalls = {
  mainSearch: call('GET', '/MainSearch', { reply: searchReply }),
  suggest: call('GET', '/MainSearch/Suggest', {
    reply: v.object({
      direct: v.array(suggestion),
      /** Hits that the whole term would give. */
      total: v.number(),
    }),
  }),
  /** Builds a part of the index anew while searches go on; for REGESTA_STATICDB_DATA_ADMIN. */
  index: call('POST', '/Index', {
    access: { roles: ['REGESTA_STATICDB_DATA_ADMIN'] },
    reply: v.object({
      entityType: v.string(),
      language: languageCode,
      counts: v.object({ texts: v.number(), paragraphs: v.number() }),
      seconds: v.number(),
    }),
  }),
};
