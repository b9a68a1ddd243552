import { DatabaseSync } from 'node:sqlite';
import type { LanguageCode } from '#core/contract/languages.ts';
import { stem } from '#server/search/words/stems.ts';
import { type Corpus, fields, listLength, type Ranker, readQuery, stemsOf } from './ranker.ts';

type Setting = { heading: number; all: boolean; prefix: boolean };

/** Weight of the heading, whether articles with all words come first, whether a stem is a prefix. */
const settings: readonly Setting[] = [
  { heading: 3, all: false, prefix: true },
  { heading: 3, all: true, prefix: true },
  { heading: 6, all: false, prefix: false },
];

function fill(database: DatabaseSync, corpus: Corpus): void {
  for (const [language, articles] of corpus) {
    database.exec(`create virtual table ${language} using fts5(place unindexed, ${fields.join(', ')})`);
    const insert = database.prepare(`insert into ${language} values (?, ?, ?, ?, ?)`);
    database.exec('begin');
    for (const article of articles)
      insert.run(article.place, ...fields.map((field) => stemsOf(article[field], language).join(' ')));
    database.exec('commit');
  }
}

/** One expression for each word and phrase. */
function expressions(query: string, language: LanguageCode, prefix: boolean): string[] {
  const { phrases, words } = readQuery(query, language);
  const star = prefix ? '*' : '';
  return [
    ...phrases.map((phrase) => `"${stemsOf(phrase, language).join(' ')}"`),
    ...words.map((word) => `"${stem(word, language)}"${star}`),
  ];
}

/** SQLite FTS5 with its own BM25 over stems, one table for each language. */
export function fts5Rankers(corpus: Corpus): Ranker[] {
  const database = new DatabaseSync(':memory:');
  fill(database, corpus);
  return settings.map(({ heading, all, prefix }) => {
    const ask = (language: LanguageCode, match: string) =>
      database
        .prepare(
          `select place from ${language} where ${language} match ?
           order by bm25(${language}, 0, 1, 2, ${heading}, 1) limit ${listLength}`,
        )
        .all(match)
        .map(({ place }) => String(place));
    return {
      name: 'SQLite FTS5',
      setting: `heading ${heading}, ${all ? 'all words first' : 'any word'}, ${prefix ? 'prefixes' : 'whole stems'}`,
      search: (query, language) => {
        const parts = expressions(query, language, prefix);
        if (parts.length === 0) return [];
        const first = all ? ask(language, parts.join(' AND ')) : [];
        return [...new Set([...first, ...ask(language, parts.join(' OR '))])];
      },
    };
  });
}
