import { DatabaseSync } from 'node:sqlite';
import type { ImportedText } from '#server/import/regulation.ts';
import { stem } from '#server/search/words/stems.ts';
import { readQuery, wordsOf } from './baselines/ranker.ts';
import { copiedActs } from './copied-acts.ts';
import { articlesOf } from './real-acts.ts';

/** `all`: articles with all words or, if there are none, with any word. `any`: articles with any word. */
export type Fts5Mode = 'all' | 'any';
export type Fts5Rows = {
  articles: number;
  search: (query: string, mode: Fts5Mode) => unknown[];
  close: () => void;
};

/**
 * The German articles of the same multiplied acts in an SQLite FTS5 table in memory. A search returns the
 * twenty best by BM25, with more weight for the heading, each with the snippet of FTS5.
 */
export function fillFts5(acts: readonly ImportedText[], paragraphs: number): Fts5Rows {
  const database = new DatabaseSync(':memory:');
  database.exec(
    `create virtual table article using fts5(place unindexed, name, number, heading, text,
       tokenize = 'unicode61 remove_diacritics 2')`,
  );
  const insert = database.prepare('insert into article values (?, ?, ?, ?, ?)');
  let articles = 0;
  database.exec('begin');
  const german = acts.filter(({ language }) => language === 'DE');
  for (const { act } of copiedActs(german, paragraphs))
    for (const { place, name, number, heading, text } of articlesOf(act)) {
      insert.run(place, name, number, heading, text);
      articles += 1;
    }
  database.exec('commit');
  database.exec("insert into article(article) values ('optimize')");
  const best = database.prepare(
    `select place, name, number, heading, snippet(article, 4, '<b>', '</b>', '…', 40) as snippet
     from article where article match ? order by bm25(article, 0, 1, 2, 6, 1) limit 20`,
  );
  const search = (query: string, mode: Fts5Mode) => {
    const expressions = expressionsOf(query);
    if (expressions.length === 0) return [];
    const rows = mode === 'all' ? best.all(expressions.join(' AND ')) : [];
    return rows.length > 0 || (expressions.length === 1 && mode === 'all')
      ? rows
      : best.all(expressions.join(' OR '));
  };
  return { articles, search, close: () => database.close() };
}

/** Phrases unchanged; words as a prefix query for their stem, which finds inflections. */
function expressionsOf(query: string): string[] {
  const { phrases, words } = readQuery(query, 'DE');
  return [
    ...phrases.map((phrase) => `"${wordsOf(phrase).join(' ')}"`),
    ...words.map((word) => `"${stem(word, 'DE')}"*`),
  ];
}
