import type { LanguageCode } from '#core/contract/languages.ts';
import { type BesideLaw, rebuildBesideLaw } from '../beside-law/rebuild.ts';
import { type BuiltPart, type OnProgress, trackBuild } from '../data/index-builds.ts';
import type { MainDb } from '../data/open-main.ts';
import { createFileWorkers } from '../files/file-workers.ts';
import { singleFlight } from '../lib/single-flight.ts';

type Built = { entries: number; unreadable?: number; seconds: number };
type Dependencies = {
  db: MainDb;
  /** Rebuilds the regulations of a language; its thread notes how far it is. */
  rebuildTexts: (language: LanguageCode) => Promise<{ counts: { texts: number } }>;
  now: () => Date;
};

/**
 * Builds parts of the index anew, in each process each once at a time: who asks this process meanwhile gets the reply of the
 * same build; another process builds once more.
 */
export function createIndexBuilds({
  db,
  rebuildTexts,
  now,
}: Dependencies): (part: BuiltPart) => Promise<Built> {
  const builds = new Map<string, () => Promise<Built>>();
  const build = (part: BuiltPart) => async (): Promise<Built> => {
    const started = performance.now();
    const { entityType, language } = part;
    const built = await trackBuild(db, part, now, async (onProgress) =>
      entityType === 'regulations' && language !== undefined
        ? { entries: (await rebuildTexts(language)).counts.texts }
        : rebuild(db, entityType as BesideLaw, onProgress),
    );
    return { ...built, seconds: Math.round(performance.now() - started) / 1000 };
  };
  return (part) => {
    const key = `${part.entityType} ${part.language ?? ''}`;
    const run = builds.get(key) ?? singleFlight(build(part));
    builds.set(key, run);
    return run();
  };
}

const rebuild = (db: MainDb, kind: BesideLaw, onProgress: OnProgress) =>
  rebuildBesideLaw(db, kind, {
    onProgress,
    withText: async (work) => {
      const files = createFileWorkers();
      try {
        return await work(files.takeText);
      } finally {
        await files.close();
      }
    },
  });
