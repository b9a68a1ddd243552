import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { articleKinds } from '#core/contract/main/regulation-text.ts';
import type { MainDb } from '../../data/open-main.ts';
import type { Names } from '../../data/tables/text-facts.ts';
import { listedTexts, publicViewer, stateOfTexts } from '../../data/visible-texts.ts';
import { createWorkerPool } from '../../lib/worker-pool.ts';
import { createLearning, type LearningOptions, learningWorkers } from './learning.ts';
import type { NamedPair } from './named-synonyms.ts';
import type { Citable, ReadableText, TextReading } from './read-texts.ts';
import { countVotes } from './read-texts.ts';
import type { ReadingJob } from './read-worker.ts';

/** What is learnt by reading the texts: names that mean the same, and which articles are often cited. */
export type Readings = {
  /** Pairs of names that the texts of a language define as equal. */
  pairs: (language: LanguageCode) => readonly NamedPair[];
  /** How many articles cite an article. The first call starts reading. */
  votesFor: (textId: number, path: string) => number;
  /** Changes when more was read. */
  edition: () => number;
  /** Whether the first result is still pending. Calling it starts reading. */
  isPending: () => boolean;
  /** Reads new texts, in a worker. */
  learn: () => Promise<void>;
};

type Row = {
  id: number;
  regTextId: string;
  language: LanguageCode;
  versionDate: string;
  names: Names;
  naming: Citable[number]['naming'];
  sourceNumber: string;
};

/** Texts that a worker reads in one job. */
const batch = 20;
/** More texts would cost memory and add little. */
const maxTexts = 5000;

export function createReadings(db: MainDb, options: LearningOptions): Readings {
  const { signal } = options;
  const workers = createWorkerPool<ReadingJob, TextReading[]>({
    ...learningWorkers,
    script: new URL('./read-worker.ts', import.meta.url),
    memory: 512,
  });
  const read = new Map<number, TextReading & { language: LanguageCode }>();
  let pairs = new Map<LanguageCode, NamedPair[]>();
  let votes: ReadonlyMap<number, ReadonlyMap<string, number>> = new Map();

  const readAll = async (): Promise<void> => {
    const rows = await textRows(db);
    const newest = newestTexts(rows).slice(0, maxTexts);
    const newestIds = new Set(newest.map(({ id }) => id));
    for (const id of read.keys()) if (!newestIds.has(id)) read.delete(id);
    const unread = newest.filter(({ id }) => !read.has(id));
    const documents = citable(newest);
    const key = randomUUID();
    for (let from = 0; from < unread.length && !signal.aborted; from += batch) {
      const rowsOfJob = unread.slice(from, from + batch);
      const texts: ReadableText[] = [];
      for (const row of rowsOfJob) texts.push(await textOf(db, row, newest));
      const results = await workers.run({ key, documents, texts }, signal);
      for (const [at, row] of rowsOfJob.entries()) {
        const reading = results[at];
        if (reading !== undefined) read.set(row.id, { ...reading, language: row.language });
      }
    }
    if (signal.aborted) return;
    const all = [...read.values()];
    pairs = new Map(
      languageCodes.map((code) => [
        code,
        all.filter(({ language }) => language === code).flatMap((one) => one.pairs),
      ]),
    );
    const counted = countVotes(all.flatMap((one) => one.votes));
    votes = new Map(rows.flatMap(({ id, regTextId }) => entry(id, counted.get(regTextId))));
  };
  const { edition, isPending, learn, refresh } = createLearning('readings', options, {
    state: () => stateOfTexts(db),
    work: readAll,
  });
  return {
    pairs: (language) => {
      refresh();
      return pairs.get(language) ?? [];
    },
    votesFor: (textId, path) => {
      refresh();
      return votes.get(textId)?.get(path) ?? 0;
    },
    edition,
    isPending,
    learn,
  };
}

function entry<T>(id: number, value: T | undefined): [number, T][] {
  return value === undefined ? [] : [[id, value]];
}

/** Public texts only: what is learnt answers the queries of all organisations. */
function textRows(db: MainDb): Promise<Row[]> {
  return listedTexts(db, publicViewer)
    .select([
      'text.id',
      'reg_text_id as regTextId',
      'language',
      'version_date as versionDate',
      'names',
      'naming',
    ])
    .select('source_number as sourceNumber')
    .orderBy('version_date', 'desc')
    .orderBy('text.id')
    .execute();
}

/** The newest text of each document and language. */
function newestTexts(rows: readonly Row[]): Row[] {
  const newest = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.regTextId} ${row.language}`;
    if (!newest.has(key)) newest.set(key, row);
  }
  return [...newest.values()];
}

function citable(rows: readonly Row[]): Citable {
  return [...new Map(rows.toReversed().map((row) => [row.regTextId, row])).values()].map(
    ({ regTextId, names, naming, sourceNumber }) => ({
      regTextId,
      naming,
      sourceNumber,
      shortNames: byLanguage(names, ({ short }) => short),
      longNames: byLanguage(names, ({ long }) => long),
    }),
  );
}

type Name = { long: string; short?: string | undefined };

function byLanguage(names: Names, of: (name: Name) => string | undefined) {
  const selected: Partial<Record<LanguageCode, string[]>> = {};
  for (const language of languageCodes) {
    const name = names[language];
    const own = name === undefined ? undefined : of(name);
    if (own !== undefined) selected[language] = [own];
  }
  return selected;
}

async function textOf(
  db: MainDb,
  { id, regTextId, language }: Row,
  all: readonly Row[],
): Promise<ReadableText> {
  const { rows: articles } = await sql<ReadableText['articles'][number]>`
    select heading, plain from main.provision
    where text_id = ${id} and kind = any(${[...articleKinds]}::text[]) and not repealed
    order by ord`.execute(db);
  const languages = all.filter((row) => row.regTextId === regTextId).map((row) => row.language);
  const voting = languageCodes.find((code) => languages.includes(code));
  return { regTextId, language, votes: language === voting, articles };
}
