import { interfaceLanguageCodes, type LanguageCode } from '#core/contract/languages.ts';
import { articleKinds } from '#core/contract/main/regulation-text.ts';
import { articlePath, joinParagraphId } from '#core/law/paragraph-id.ts';
import { parseQuery } from '#core/law/search/parse-query.ts';
import type { ImportedText } from '#server/import/regulation.ts';
import { type ExpansionSource, joinSources } from '#server/search/expansion/expansion-sources.ts';
import { namedPairs, namedSource } from '#server/search/expansion/named-synonyms.ts';
import { separableVerbs } from '#server/search/expansion/query-expansion.ts';
import { joinParts } from '#server/search/index/join-parts.ts';
import { segmentOf } from '#server/search/index/store-segment.ts';
import { createVocabulary } from '#server/search/index/vocabulary.ts';
import { createCompoundIndex } from '#server/search/rank/compound-index.ts';
import { createExpander } from '#server/search/rank/expander.ts';
import { needOfQuery } from '#server/search/rank/need.ts';
import { rankArticles } from '#server/search/rank/rank-articles.ts';
import type { Ranked, RankIndex } from '#server/search/rank/rank-types.ts';
import { createCompounds } from '#server/search/words/compounds.ts';
import { createSpelling } from '#server/search/words/spelling.ts';

/** The ranking alone, over texts in memory: seconds where the product with its servers takes minutes. */
export type DirectEngine = {
  rank: (query: string, language: LanguageCode) => Ranked;
  /** Articles by the key of the source, as in the labels. */
  search: (query: string, language: LanguageCode) => string[];
  /** To be called after what a source answers has changed. */
  renew: () => void;
};

const isArticle: ReadonlySet<string> = new Set(articleKinds);
const rows = 20;

/**
 * `sourcesOf` are the sources of related words beside separable verbs and names. Translations are left out, as they are
 * learnt in minutes, and citations of articles, which change little.
 */
export function createDirectEngine(
  acts: readonly ImportedText[],
  sourcesOf: (language: LanguageCode) => readonly ExpansionSource[],
): DirectEngine {
  const numbered = acts.map((text, at) => ({ text, id: at + 1 }));
  const keys = new Map(numbered.map(({ text, id }) => [id, text.sourceKey]));
  let edition = 0;
  const indexOf = (language: LanguageCode): RankIndex => {
    const own = numbered.filter(({ text }) => text.language === language);
    const segments = own.map(({ text, id }) => segmentOf(id, text));
    const vocabulary = createVocabulary(language);
    for (const segment of segments) vocabulary.add(segment);
    const { frequencies } = vocabulary;
    const pairs = namedPairs(
      own.flatMap(({ text }) => readTexts(text)),
      language,
    );
    const isGerman = language === 'DE';
    const sources = [
      ...sourcesOf(language),
      ...(isGerman ? [separableVerbs] : []),
      namedSource(pairs, language),
    ];
    const related = joinSources(
      () => sources,
      () => edition,
    );
    const spelling = createSpelling(frequencies, language);
    const compounds = isGerman
      ? { compounds: createCompoundIndex(vocabulary, createCompounds(frequencies)) }
      : {};
    return {
      language,
      parts: segments.length === 0 ? [] : [joinParts(segments)],
      expander: createExpander(vocabulary, language, { spelling, related, ...compounds }),
    };
  };
  const indexes = new Map<LanguageCode, RankIndex>(
    interfaceLanguageCodes.map((code) => [code, indexOf(code)]),
  );
  const rank: DirectEngine['rank'] = (query, language) => {
    const index = indexes.get(language);
    if (index === undefined) throw new RangeError(`Not a language: ${language}`);
    const need = needOfQuery(parseQuery(query).query.root);
    return rankArticles(index, { need, texts: rankedTexts(numbered, language), start: 0, rows });
  };
  return {
    rank,
    search: (query, language) =>
      rank(query, language).hits.map(({ textId, unit }) =>
        articlePath(joinParagraphId(keys.get(textId) ?? '', unit)),
      ),
    renew: () => {
      edition++;
    },
  };
}

function rankedTexts(numbered: readonly { text: ImportedText; id: number }[], language: LanguageCode) {
  const own = numbered.filter(({ text }) => text.language === language);
  return new Map(
    own.map(({ text, id }) => [id, { id, group: id, version: text.versionDate, order: id }] as const),
  );
}

function readTexts({ provisions }: ImportedText): string[] {
  return provisions
    .filter(({ kind }) => isArticle.has(kind))
    .flatMap(({ headingText, plainText }) => [headingText, plainText]);
}
