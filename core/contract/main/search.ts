import * as v from 'valibot';
import { forChangeReaders } from '../change-rights.ts';
import { call, forReaders } from '../endpoint.ts';
import { interfaceLanguage, isoDate, languageCode } from '../values.ts';
import { absentCitation } from './absent-citation.ts';
import { behind, placeBehind } from './behind.ts';
import { category, sampleMark } from './document-marks.ts';
import { matchReason } from './match-reason.ts';
import { wholeness } from './wholeness.ts';

/** The kinds of hits, named as in section 2 of the specification. */
export const facetNames = [
  'regulations',
  'topics',
  'comments',
  'regestaComments',
  'changes',
  'changeFiles',
] as const;
export type FacetName = (typeof facetNames)[number];

/** Rows of a page (specification, section 9). */
export const searchPageSize = 20;

/** Text in pieces, each marked or not; never markup. */
export const markedText = v.array(v.object({ text: v.string(), marked: v.optional(v.boolean()) }));
export type MarkedText = v.InferOutput<typeof markedText>;

export const passage = v.object({
  completeParagraphID: v.string(),
  /**
   * Short label of the passage inside the article, "2" or "2 b"; empty if the article has only one passage.
   */
  label: v.string(),
  text: markedText,
  /** Set where the words are in a table: its matching rows, whose cells `text` has one after the other. */
  table: v.optional(
    v.object({
      /** The heads of the columns that are given; empty if the table has none. */
      columns: v.array(v.string()),
      rows: v.array(v.array(markedText)),
    }),
  ),
});
export type Passage = v.InferOutput<typeof passage>;

export const validities = ['current', 'past', 'future', 'published', 'repealed', 'unknown'] as const;
export const validity = v.picklist(validities);
export type Validity = v.InferOutput<typeof validity>;

/** The part of a document that contains a provision. */
export const documentParts = ['article', 'annex', 'final'] as const;
export const documentPart = v.picklist(documentParts);
export type DocumentPart = v.InferOutput<typeof documentPart>;

/** A matching article, margin number or recital. */
export const searchHit = v.object({
  regTextId: v.string(),
  /** The best matching paragraph, or the article. */
  completeParagraphID: v.string(),
  /** Language of the displayed text. */
  language: languageCode,
  /** Language in which the hit matched, if it is a different one. */
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
  /** Number of the article in its document, in the display language: "Art. 37j", "Rz 23". */
  number: v.string(),
  heading: markedText,
  /** Titles of the enclosing containers, outermost first. */
  containers: v.array(v.string()),
  versionDate: isoDate,
  validity,
  behind: v.optional(placeBehind),
  repealed: v.boolean(),
  /** The matching passages, in the order of the text. */
  snippet: v.array(passage),
  score: v.number(),
  reasons: v.array(matchReason),
  /** Words of the query that this article does not contain; only if no article contains all of them. */
  missing: v.array(v.string()),
  ...sampleMark,
});
export type SearchHit = v.InferOutput<typeof searchHit>;

/** Steps of the fallback ladder (section 2): `asWords` are those of a quotation, `otherWords` those beside an absent act. */
export const ladderKinds = [
  'fullDataSet',
  'otherLanguage',
  'paragraphBefore',
  'previousAppendix',
  'asWords',
  'otherWords',
] as const;

export const ladderStep = v.object({
  kind: v.picklist(ladderKinds),
  /** The query of this step. */
  query: v.string(),
  searchLanguage: languageCode,
  /** Number of its hits. */
  total: v.number(),
  /** Whether this reply already took the step, because the query itself had no hits. */
  used: v.boolean(),
});
export type LadderStep = v.InferOutput<typeof ladderStep>;

const counted = <S extends v.GenericSchema>(value: S) => v.array(v.object({ value, count: v.number() }));

/** The language that a query is in, where it is not the one that was requested. */
export const queryLanguage = v.object({
  language: languageCode,
  /** Whether it was searched instead of the requested one. */
  searched: v.boolean(),
  /** Number of hits of the query as it was typed, in this language and in the requested one. */
  counted: counted(languageCode),
});
export type QueryLanguage = v.InferOutput<typeof queryLanguage>;

/** Status codes: 0 one document, 1 one provision, 2 hits, 3 no hits or only hits of the ladder. */
export const searchStatus = v.picklist([0, 1, 2, 3]);

export const searchReply = v.object({
  status: searchStatus,
  /** Number of hits of each kind; 0 for kinds that are not built yet. */
  facetFields: v.record(v.string(), v.number()),
  hits: v.array(searchHit),
  total: v.number(),
  /** Counting stopped at a limit: there may be more hits. */
  atLeast: v.optional(v.literal(true)),
  ...wholeness,
  ladder: v.array(ladderStep),
  /** The document or provision of status 0 and 1. */
  target: v.optional(
    v.object({
      regTextId: v.string(),
      article: v.optional(v.string()),
      path: v.optional(v.string()),
      /** Day on which to open it; absent for today. */
      versionDate: v.optional(isoDate),
    }),
  ),
  /** How many more provisions the query cites than the reply looks for: "Art. 1–1186 ZGB". */
  moreCited: v.optional(v.number()),
  /** What the query cites or is about and the collection does not have; no hit is it. */
  absent: v.optional(v.array(absentCitation)),
  queryLanguage: v.optional(queryLanguage),
  /** The query with corrected spelling, if that has hits. */
  didYouMean: v.optional(v.object({ query: v.string(), total: v.number() })),
  /** Hits of this page were found by words that are spelt like the typed ones. */
  respelt: v.optional(
    v.object({
      /** Words of the query, and the words of the texts by which they were found. */
      asked: v.array(v.string()),
      found: v.array(v.string()),
      /** No text has any of these words of the query. */
      unknown: v.boolean(),
      /** The query for these words exactly as they were typed. */
      exact: v.string(),
    }),
  ),
  /** Number of hits for each filter value beside the list. */
  narrow: v.object({
    categories: counted(category),
    documents: v.array(
      v.object({
        value: v.string(),
        shortName: v.string(),
        title: v.string(),
        count: v.number(),
        ...sampleMark,
      }),
    ),
    parts: counted(documentPart),
    validities: counted(validity),
    languages: counted(languageCode),
  }),
  /** The day whose law was searched. */
  asOf: isoDate,
  /** Words that were ignored because they occur everywhere. */
  ignored: v.array(v.string()),
  /** The server has just started and has not yet learnt names and translations from the texts. */
  learning: v.optional(v.literal(true)),
});
export type SearchReply = v.InferOutput<typeof searchReply>;

export const searchOrders = ['relevance', 'article'] as const;

/** A line of the drop-down that leads directly to a place. */
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
  /** Set for a document that is not in force on the searched day. */
  validity: v.optional(validity),
  behind: v.optional(behind),
  /** Day on which to open it, for the `versionDate` of a call; absent if today's law contains it. */
  openOn: v.optional(isoDate),
  ...sampleMark,
});
export type Suggestion = v.InferOutput<typeof suggestion>;

/** Comments of the provider ("Regesta global") that a query finds. */
const providerCommentReply = v.object({
  hits: v.array(
    v.object({
      id: v.string(),
      /** The paragraph that it is about. */
      regArt: v.string(),
      /** That of the displayed words. */
      language: interfaceLanguage,
      snippet: markedText,
    }),
  ),
  total: v.number(),
});
export type ProviderCommentReply = v.InferOutput<typeof providerCommentReply>;

/** Pages and files that a query finds on the main server. */
const besideLawReply = v.object({
  hits: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      /** Where it is read in the portal. */
      address: v.string(),
      /** Of a page that of the displayed words. */
      language: v.optional(languageCode),
      snippet: markedText,
    }),
  ),
  total: v.number(),
});
export type BesideLawReply = v.InferOutput<typeof besideLawReply>;

/** What sample queries demonstrate. */
export const exampleFeatures = ['phrase', 'article', 'field', 'optOut'] as const;
export type ExampleFeature = (typeof exampleFeatures)[number];

/** What the search box can offer before anybody types. */
export const boxOffers = v.object({
  /** Sample queries about one listed document, made of its first articles; none if no document is suitable. */
  examples: v.array(v.object({ term: v.string(), feature: v.picklist(exampleFeatures) })),
  /** The sources that have documents. */
  categories: v.array(category),
});
export type BoxOffers = v.InferOutput<typeof boxOffers>;

export const searchCalls = {
  mainSearch: call('GET', '/MainSearch', { access: forReaders, reply: searchReply }),
  /** Their number is in the reply of `mainSearch` too. */
  searchRegArtComments: call('GET', '/MainSearch/RegArtComments', {
    access: forReaders,
    reply: providerCommentReply,
  }),
  /** Topic pages. Their number is in the reply of `mainSearch` too. */
  searchTopics: call('GET', '/MainSearch/Topics', { access: forReaders, reply: besideLawReply }),
  /** Files that the provider has put to its changes; for those who see changes their number is in that reply too. */
  searchChangeFiles: call('GET', '/MainSearch/ChangeFiles', {
    access: forChangeReaders,
    reply: besideLawReply,
  }),
  /** One small reply, since a list of all documents weighs more than the box. */
  boxOffers: call('GET', '/MainSearch/Offers', { access: forReaders, reply: boxOffers }),
  suggest: call('GET', '/MainSearch/Suggest', {
    access: forReaders,
    reply: v.object({
      direct: v.array(suggestion),
      /** Words of the texts that complete the last word, each with the whole query. */
      completions: v.array(v.object({ query: v.string(), word: v.string() })),
      /** Number of hits of the whole term. */
      total: v.number(),
      ...wholeness,
      queryLanguage: v.optional(queryLanguage),
      /** What the term cites and the collection does not have. */
      absent: v.optional(v.array(absentCitation)),
    }),
  }),
};
