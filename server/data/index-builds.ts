import type { LanguageCode } from '#core/contract/languages.ts';
import type { EntityType } from '#core/contract/main/indexing.ts';
import type { MainDb } from './open-main.ts';

/** A part of the index; without a language where it is built in all at once. */
export type BuiltPart = { entityType: EntityType; language?: LanguageCode | undefined };
/** How far a build is. */
export type OnProgress = (done: number, total: number) => Promise<void>;

/** Milliseconds between two notes of how far a build is: for people who look on. */
const notePause = 1000;
/** Milliseconds between two signs of life of a build: it may wait for an import, or be of a part without steps. */
const lifePause = 60_000;

const rowOf = ({ entityType, language }: BuiltPart) =>
  ({ entity_type: entityType, language: language ?? '' }) as const;

/** Runs the build of a part of the index, and notes when it was, that it still runs, how far it says it is and how it ended. */
export async function trackBuild<Built extends { entries: number }>(
  db: MainDb,
  part: BuiltPart,
  now: () => Date,
  build: (onProgress: OnProgress) => Promise<Built>,
  signOfLife = lifePause,
): Promise<Built> {
  const row = rowOf(part);
  const started = { started_at: now(), touched_at: now(), done: 0, total: null };
  const running = { ...started, finished_at: null, entries: null, problem: null };
  await db
    .insertInto('index_build')
    .values({ ...row, ...running })
    .onConflict((conflict) => conflict.columns(['entity_type', 'language']).doUpdateSet(running))
    .execute();
  const note = (set: { entries: number } | { problem: string }) =>
    db
      .updateTable('index_build')
      .set({ ...set, finished_at: now(), touched_at: now() })
      .where('entity_type', '=', row.entity_type)
      .where('language', '=', row.language)
      .execute();
  const life = setInterval(() => void touch(db, part, now()).catch(() => undefined), signOfLife);
  try {
    const built = await build(createProgress(db, part, now));
    await note({ entries: built.entries });
    return built;
  } catch (error) {
    // The name of the error alone: a message may repeat words of a text or a file. What went wrong is in the log.
    await note({ problem: error instanceof Error ? error.name : 'Error' }).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(life);
  }
}

async function touch(db: MainDb, part: BuiltPart, at: Date, set: { done?: number; total?: number } = {}) {
  const row = rowOf(part);
  await db
    .updateTable('index_build')
    .set({ ...set, touched_at: at })
    .where('entity_type', '=', row.entity_type)
    .where('language', '=', row.language)
    .where('finished_at', 'is', null)
    .execute();
}

/** Notes how far a build is, at most once a second. */
export function createProgress(db: MainDb, part: BuiltPart, now: () => Date): OnProgress {
  let noted = 0;
  return async (done, total) => {
    const at = now();
    if (done < total && at.getTime() - noted < notePause) return;
    noted = at.getTime();
    await touch(db, part, at, { done, total });
  };
}
