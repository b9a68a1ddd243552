import type { MainStores } from '../data/open-main.ts';
import { swissDay } from '../data/versions.ts';
import { createReferences, type References } from '../references/references.ts';
import { createGlossaryReading, type GlossaryReading } from '../terms/glossary-reading.ts';

export type BackgroundIndexing = { references: References; glossary: GlossaryReading };

/** Indexes the references and terms of the stored texts in the background. */
export function createBackgroundIndexing(
  stores: Pick<MainStores, 'db' | 'read'>,
  { now, ...background }: { now: () => Date; signal: AbortSignal; log: (message: string) => void },
) {
  const references = createReferences(stores, background);
  const glossary = createGlossaryReading(stores, { today: () => swissDay(now()), ...background });
  const settled = async () => {
    await references.settled();
    await glossary.settled();
  };
  return {
    indexed: { references, glossary } satisfies BackgroundIndexing,
    settled,
    /** One reader after the other, so that calls meanwhile are delayed as little as possible. */
    keepUp: async () => {
      references.keepUp();
      await references.settled();
      glossary.keepUp();
    },
  };
}

/** What a process asks of the one that indexes for all. */
export type BackgroundRequest =
  | { name: 'references' }
  | { name: 'glossary'; at: Parameters<GlossaryReading['keepUp']>[0] };
export type BackgroundName = BackgroundRequest['name'];

/** The same for a process that does not index by itself: another one is asked to. */
export function indexElsewhere(
  { references, glossary }: BackgroundIndexing,
  {
    ask,
    reached,
    isReplicaRead,
  }: {
    /** Resolves when the other process has nothing more to read. */
    ask: (request: BackgroundRequest) => Promise<void>;
    /** The last state of the texts of which the other process has read all. */
    reached: (name: BackgroundName) => string | undefined;
    /** A replica may have a text before it has its index. */
    isReplicaRead: boolean;
  },
): BackgroundIndexing {
  const requested = { references: Promise.resolve(), glossary: Promise.resolve() };
  return {
    references: {
      ...references,
      keepUp: () => {
        requested.references = ask({ name: 'references' });
      },
      settled: () => requested.references,
      reached: () => reached('references'),
      isKnownIndexed: ({ state }) => !isReplicaRead && reached('references') === state,
    },
    glossary: {
      ...glossary,
      keepUp: (at) => {
        requested.glossary = ask({ name: 'glossary', at });
      },
      settled: () => requested.glossary,
    },
  };
}
