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
