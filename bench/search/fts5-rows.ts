import { DatabaseSync } from 'node:sqlite';
import type { ImportedText } from '#server/import/regulation.ts';
import { stem } from '#server/search/words/stems.ts';
import { readQuery, wordsOf } from './baselines/ranker.ts';
import { copiedActs } from './copied-acts.ts';
import { articlesOf } from './real-acts.ts';

/** Which articles count: all words first and any word where none has all; or any word at once. */
export type Fts5Mode = 'all' | 'any';
export type Fts5Rows = {
  articles: number;
  search: (query: string, mode: Fts5Mode) => unknown[];
  close: () => void;
};

/**
 * The German articles of the same multiplied acts in a table of SQLite FTS5, in memory: the twenty best
 * by BM25, the heading weighed more, each with the snippet that FTS5 makes.
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

/** A phrase as it stands; a word by its stem as a beginning, so that inflections are found. */
function expressionsOf(query: string): string[] {
  const { phrases, words } = readQuery(query, 'DE');
  return [
    ...phrases.map((phrase) => `"${wordsOf(phrase).join(' ')}"`),
    ...words.map((word) => `"${stem(word, 'DE')}"*`),
  ];
}
