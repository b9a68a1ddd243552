import { join } from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { MainDb } from '../../main/open-main.ts';
import type { AlignedTexts, Dictionary, Learnt, Meanings } from './dictionary.ts';

/** What the loaded texts tell of how words are translated. */
export type Dictionaries = {
  /** Undefined until it is learnt: whoever asks first starts that, and it takes some seconds. */
  between: (from: LanguageCode, into: LanguageCode) => Dictionary | undefined;
  /** The same for finding, with what is less sure. */
  meanings: (from: LanguageCode, into: LanguageCode) => Meanings | undefined;
  /** The stem of a word of a language by how it would be recognised in another; see cognates.ts. */
  cognate: (language: LanguageCode, key: string) => string | undefined;
  /** Another one when more is learnt. */
  edition: () => number;
  /** Learns all of them from what is loaded, one after the other, in a thread of their own. */
  learn: () => Promise<void>;
};

export type DictionaryOptions = {
  now: () => Date;
  /** Ends what is being learnt. */
  signal: AbortSignal;
  log: (message: string) => void;
};

const script = join(import.meta.dirname, 'dictionary-worker.ts');
/** More make a dictionary slower and hardly better. */
const mostParagraphs = 40_000;

/** What was learnt serves so long, in milliseconds, before later imports are taken in. */
const staleAfter = 3_600_000;

export function createDictionaries(db: MainDb, { now, signal, log }: DictionaryOptions): Dictionaries {
  const known = new Map<string, { dictionary: Dictionary; meanings: Meanings }>();
  const cognates = new Map<LanguageCode, ReadonlyMap<string, string>>();
  let edition = 0;
  let learning: Promise<void> | undefined;
  let learntAt: number | undefined;
  const learnPair = async (a: LanguageCode, b: LanguageCode): Promise<void> => {
    const pairs = await alignedParagraphs(db, a, b, signal);
    if (pairs.length === 0 || signal.aborted) return;
    const learnt = await inWorker({ a, b, pairs }, signal);
    if (learnt === undefined) return;
    known.set(`${a} ${b}`, { dictionary: learnt.forward, meanings: learnt.meanings.forward });
    known.set(`${b} ${a}`, { dictionary: learnt.backward, meanings: learnt.meanings.backward });
    for (const [language, own] of [
      [a, learnt.cognates.a],
      [b, learnt.cognates.b],
    ] as const)
      if (own.size > (cognates.get(language)?.size ?? 0)) cognates.set(language, own);
    edition++;
  };
  const learnAll = async (): Promise<void> => {
    for (const [at, a] of languageCodes.entries())
      for (const b of languageCodes.slice(at + 1)) if (!signal.aborted) await learnPair(a, b);
    learntAt = now().getTime();
  };
  const learn = (): Promise<void> => {
    learning ??= learnAll().finally(() => {
      learning = undefined;
    });
    return learning;
  };
  const freshPair = (from: LanguageCode, into: LanguageCode) => {
    const isStale = learntAt === undefined || now().getTime() - learntAt > staleAfter;
    if (isStale && learning === undefined && !signal.aborted)
      learn().catch((error: unknown) => {
        // Not tried again with every search.
        learntAt = now().getTime();
        if (!signal.aborted) log(`dictionaries: ${error instanceof Error ? error.message : String(error)}`);
      });
    return known.get(`${from} ${into}`);
  };
  return {
    between: (from, into) => freshPair(from, into)?.dictionary,
    meanings: (from, into) => freshPair(from, into)?.meanings,
    cognate: (language, key) => cognates.get(language)?.get(key),
    edition: () => edition,
    learn,
  };
}

/** Of each document the newest version that has both languages: its paragraphs and headings. */
async function alignedParagraphs(
  db: MainDb,
  a: LanguageCode,
  b: LanguageCode,
  signal: AbortSignal,
): Promise<[string, string][]> {
  const { rows } = await sql<{ a: number; b: number }>`
    select distinct on (one.regulation_id) one.id as a, other.id as b
    from main.text one
    join main.text other on other.regulation_id = one.regulation_id
      and other.version_date = one.version_date and other.language = ${b}
    where one.language = ${a}
    order by one.regulation_id, one.version_date desc`.execute(db);
  const pairs: [string, string][] = [];
  for (const texts of rows) {
    if (signal.aborted || pairs.length >= mostParagraphs) break;
    const found = await sql<{ a: string; b: string }>`
      select one.plain as a, other.plain as b
      from main.provision one
      join main.provision other on other.text_id = ${texts.b} and other.path = one.path
      where one.text_id = ${texts.a} and one.kind in ('paragraph', 'marginNumber', 'recital')
      union all
      select one.heading, other.heading
      from main.provision one
      join main.provision other on other.text_id = ${texts.b} and other.path = one.path
      where one.text_id = ${texts.a} and one.heading <> '' and other.heading <> ''`.execute(db);
    for (const pair of found.rows) pairs.push([pair.a, pair.b]);
    await pause();
  }
  return pairs.slice(0, mostParagraphs);
}

function inWorker(texts: AlignedTexts, signal: AbortSignal): Promise<Learnt | undefined> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: 1024 } });
    const end = () => void worker.terminate();
    signal.addEventListener('abort', end, { once: true });
    worker.once('message', (learnt: Learnt) => resolve(learnt));
    worker.once('error', reject);
    worker.once('exit', () => {
      signal.removeEventListener('abort', end);
      resolve(undefined);
    });
    worker.postMessage(texts);
  });
}
