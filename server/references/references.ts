import type { MainStores } from '../main/open-main.ts';
import type { LinkFinder } from './annotate.ts';
import { createReferenceFinder } from './find-links.ts';
import { createLoaded, type ReadLoaded } from './loaded.ts';
import { createPlaces, type Places } from './places.ts';
import { readReferences, unreadTexts } from './read-references.ts';

export type References = {
  find: LinkFinder;
  loaded: ReadLoaded;
  places: Places;
  /** Starts reading what was not read yet; whoever asks does not wait. */
  keepUp: () => void;
  /** When nothing is read any more. */
  settled: () => Promise<void>;
};

/** What texts cite: found when they are read, and gathered in the background for who asks what cites a place. */
export function createReferences(
  { db, read }: Pick<MainStores, 'db' | 'read'>,
  { signal, log }: { signal: AbortSignal; log: (message: string) => void },
): References {
  const loaded = createLoaded(read);
  // What is read is written, so it is looked up where that is never behind.
  const stored = read === db ? loaded : createLoaded(db);
  const places = createPlaces(read);
  let reading: Promise<void> | undefined;
  let done: string | undefined;

  const tell = (error: unknown): void => {
    if (!signal.aborted) log(`references: ${error instanceof Error ? error.message : String(error)}`);
  };
  const readAll = async (): Promise<void> => {
    // One that cannot be read keeps no other waiting; it is tried again when somebody asks next.
    const failed = new Set<number>();
    for (;;) {
      const known = await stored();
      if (known.state === done || signal.aborted) return;
      const unread = await unreadTexts(db, known);
      const next = unread.find(({ id }) => !failed.has(id));
      if (next !== undefined)
        await readReferences(db, next, known, signal).catch((error: unknown) => {
          failed.add(next.id);
          tell(error);
        });
      else if (unread.length > 0) return;
      else done = known.state;
    }
  };
  const keepUp = (): void => {
    if (reading !== undefined || signal.aborted) return;
    reading = readAll()
      .catch(tell)
      .finally(() => {
        reading = undefined;
      });
  };
  return {
    find: createReferenceFinder(loaded, places),
    loaded,
    places,
    keepUp,
    settled: async () => reading,
  };
}
