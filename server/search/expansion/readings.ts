import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { articleKinds } from '#core/contract/main/regulation-text.ts';
import type { MainDb } from '../../data/open-main.ts';
import type { Names } from '../../data/tables/main.ts';
import { createWorkerPool } from '../../lib/worker-pool.ts';
import { createLearning, type LearningOptions, learningWorkers, stateOfTexts } from './learning.ts';
import type { NamedPair } from './named-synonyms.ts';
import type { Citable, ReadableText, TextReading } from './read-texts.ts';
import { countVotes } from './read-texts.ts';
import type { ReadingJob } from './read-worker.ts';

/** What the texts tell of names and of which articles matter. */
export type Readings = {
  /** Names that the texts of a language give for each other. */
  pairs: (language: LanguageCode) => readonly NamedPair[];
  /** How many articles cite an article; whoever asks first starts that it is read. */
  votesFor: (textId: number, path: string) => number;
  /** Another one when more was read. */
  edition: () => number;
  /** The first time is still to come; asking starts it. */
  isFirst: () => boolean;
  /** Reads what is new, in a thread of its own. */
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
/** More would cost memory and tell little more. */
const mostTexts = 5000;

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
    const newest = newestTexts(rows).slice(0, mostTexts);
    const wanted = new Set(newest.map(({ id }) => id));
    for (const id of read.keys()) if (!wanted.has(id)) read.delete(id);
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
  const { edition, isFirst, learn, refresh } = createLearning('readings', options, {
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
    isFirst,
    learn,
  };
}

function entry<T>(id: number, value: T | undefined): [number, T][] {
  return value === undefined ? [] : [[id, value]];
}

function textRows(db: MainDb): Promise<Row[]> {
  return db
    .selectFrom('text')
    .innerJoin('regulation', 'regulation.id', 'text.regulation_id')
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

/** Of each document and language the newest text. */
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
  const found: Partial<Record<LanguageCode, string[]>> = {};
  for (const language of languageCodes) {
    const name = names[language];
    const own = name === undefined ? undefined : of(name);
    if (own !== undefined) found[language] = [own];
  }
  return found;
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
