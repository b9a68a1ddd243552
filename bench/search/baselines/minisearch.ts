import MiniSearch from 'minisearch';
import type { LanguageCode } from '#core/contract/languages.ts';
import { stem } from '#server/search/words/stems.ts';
import type { Article } from '../real-acts.ts';
import { type Corpus, fields, listLength, type Ranker, readQuery, wordsOf } from './ranker.ts';

type Setting = { heading: number; stems: boolean; fuzzy: number };

/** Weight of the heading, stems or unchanged words, and the share of letters that may differ. */
const settings: readonly Setting[] = [
  { heading: 3, stems: true, fuzzy: 0.2 },
  { heading: 3, stems: false, fuzzy: 0.2 },
  { heading: 6, stems: true, fuzzy: 0.1 },
];

function indexOf(articles: readonly Article[], language: LanguageCode, stems: boolean): MiniSearch<Article> {
  const index = new MiniSearch<Article>({
    idField: 'place',
    fields: [...fields],
    tokenize: wordsOf,
    processTerm: (word) => (stems ? stem(word, language) : word),
  });
  index.addAll(articles);
  return index;
}

/** MiniSearch 7 with prefixes and typos, one index for each language; it knows no phrases. */
export function miniSearchRankers(corpus: Corpus): Ranker[] {
  return settings.map(({ heading, stems, fuzzy }) => {
    const indexes = new Map(
      [...corpus].map(([language, articles]) => [language, indexOf(articles, language, stems)] as const),
    );
    return {
      name: 'MiniSearch 7',
      setting: `heading ${heading}, ${stems ? 'stems' : 'words'}, fuzzy ${fuzzy}`,
      search: (query, language) => {
        const { phrases, words } = readQuery(query, language);
        const options = { prefix: true, fuzzy, boost: { heading, number: 2 } };
        const results = indexes.get(language)?.search([...phrases, ...words].join(' '), options) ?? [];
        return results.slice(0, listLength).map(({ id }) => String(id));
      },
    };
  });
}
