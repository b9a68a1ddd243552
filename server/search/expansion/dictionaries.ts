import { sql } from 'kysely';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { MainDb } from '../../data/open-main.ts';
import { languagesOfTexts } from '../../data/text-languages.ts';
import { listedTextsJoin, publicViewer, stateOfTexts } from '../../data/visible-texts.ts';
import { createWorkerPool } from '../../lib/worker-pool.ts';
import type { AlignedTexts, Dictionary, LearntPair, Meanings } from './dictionary.ts';
import { createLearning, type LearningOptions, learningWorkers } from './learning.ts';

/** Translations of words, learnt from the stored texts. */
export type Dictionaries = {
  /** Undefined until it is learnt. The first call starts learning, which takes some seconds. */
  between: (from: LanguageCode, into: LanguageCode) => Dictionary | undefined;
  /** For query expansion: translations that are less sure too. */
  meanings: (from: LanguageCode, into: LanguageCode) => Meanings | undefined;
  /** The stem of a word of a language by its cognate key; see cognates.ts. */
  cognate: (language: LanguageCode, key: string) => string | undefined;
  /** The share of a stem among all words of a language. */
  share: (language: LanguageCode, stem: string) => number;
  /** Changes when more is learnt. */
  edition: () => number;
  /** Whether the first result is still pending. Calling it starts learning. */
  isPending: () => boolean;
  /** Learns all pairs of languages from the stored texts, one after the other, in a worker. */
  learn: () => Promise<void>;
};

type OneLanguage = { cognates: ReadonlyMap<string, string>; shares: ReadonlyMap<string, number> };

/** More paragraphs make learning slower and a dictionary hardly better. */
const maxParagraphs = 40_000;

export function createDictionaries(db: MainDb, options: LearningOptions): Dictionaries {
  const { signal } = options;
  const workers = createWorkerPool<AlignedTexts, LearntPair>({
    ...learningWorkers,
    script: new URL('./dictionary-worker.ts', import.meta.url),
    memory: 1024,
  });
  const known = new Map<string, { dictionary: Dictionary; meanings: Meanings }>();
  const ofLanguage = new Map<LanguageCode, OneLanguage>();
  const learnPair = async (a: LanguageCode, b: LanguageCode): Promise<void> => {
    const pairs = await alignedParagraphs(db, a, b, signal);
    if (pairs.length === 0 || signal.aborted) return;
    const learnt = await workers.run({ a, b, pairs }, signal);
    known.set(`${a} ${b}`, { dictionary: learnt.forward, meanings: learnt.meanings.forward });
    known.set(`${b} ${a}`, { dictionary: learnt.backward, meanings: learnt.meanings.backward });
    for (const [language, own] of [
      [a, { cognates: learnt.cognates.a, shares: learnt.shares.a }],
      [b, { cognates: learnt.cognates.b, shares: learnt.shares.b }],
    ] as const)
      if (own.shares.size > (ofLanguage.get(language)?.shares.size ?? 0)) ofLanguage.set(language, own);
  };
  const { edition, isPending, learn, refresh } = createLearning('dictionaries', options, {
    state: () => stateOfTexts(db),
    work: async () => {
      const there = await languagesOfTexts(db);
      for (const [at, a] of there.entries())
        for (const b of there.slice(at + 1)) if (!signal.aborted) await learnPair(a, b);
    },
  });
  const freshPair = (from: LanguageCode, into: LanguageCode) => {
    refresh();
    return known.get(`${from} ${into}`);
  };
  return {
    between: (from, into) => freshPair(from, into)?.dictionary,
    meanings: (from, into) => freshPair(from, into)?.meanings,
    cognate: (language, key) => ofLanguage.get(language)?.cognates.get(key),
    share: (language, stem) => ofLanguage.get(language)?.shares.get(stem) ?? 0,
    edition,
    isPending,
    learn,
  };
}

/**
 * Paragraphs and headings in both languages, from the newest version of each public document that has both; where none
 * has, from the texts of which the days are closest, since most of an act stays as it is. What is learnt answers the
 * queries of all organisations.
 */
async function alignedParagraphs(
  db: MainDb,
  a: LanguageCode,
  b: LanguageCode,
  signal: AbortSignal,
): Promise<[string, string][]> {
  const { rows } = await sql<{ a: number; b: number }>`
    with visible as (
      select text.id, regulation_id, version_date, language from ${listedTextsJoin(publicViewer)}
    )
    select distinct on (one.regulation_id) one.id as a, other.id as b
    from visible one
    join visible other on other.regulation_id = one.regulation_id and other.language = ${b}
    where one.language = ${a}
    order by one.regulation_id, abs(one.version_date - other.version_date), one.version_date desc`.execute(
    db,
  );
  const pairs: [string, string][] = [];
  for (const texts of rows) {
    if (signal.aborted || pairs.length >= maxParagraphs) break;
    const result = await sql<{ a: string; b: string }>`
      select one.plain as a, other.plain as b
      from main.provision one
      join main.provision other on other.text_id = ${texts.b} and other.path = one.path
      where one.text_id = ${texts.a} and one.kind in ('paragraph', 'marginNumber', 'recital')
      union all
      select one.heading, other.heading
      from main.provision one
      join main.provision other on other.text_id = ${texts.b} and other.path = one.path
      where one.text_id = ${texts.a} and one.heading <> '' and other.heading <> ''`.execute(db);
    for (const pair of result.rows) pairs.push([pair.a, pair.b]);
  }
  return pairs.slice(0, maxParagraphs);
}
