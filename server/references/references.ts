import { sql } from 'kysely';
import { languageCodes } from '#core/contract/languages.ts';
import { type BackgroundReader, createBackgroundReader } from '../data/background-reader.ts';
import type { MainStores } from '../data/open-main.ts';
import { unreadTexts } from '../data/stored-texts.ts';
import { ownersOf, type Viewer, viewerBeside, viewerOfOwner } from '../data/visible-texts.ts';
import type { BackgroundWorkOptions } from '../lib/background-worker.ts';
import type { LinkFinder } from './annotate.ts';
import { type CitationContext, createCitationContext, type ReadCitationContext } from './citation-context.ts';
import { createCitationReader } from './citation-reader.ts';
import { createReferenceFinder } from './find-links.ts';
import { createPlaces, type Places } from './places.ts';
import { isReadWith, readReferences } from './read-references.ts';

/** With whose eyes texts of an owner are indexed: invented law can be cited, and queries leave it out where it is not listed. */
export const indexingViewer = (owner: string | null): Viewer =>
  viewerBeside(viewerOfOwner(owner), { sample: true });

export type References = Pick<BackgroundReader, 'keepUp' | 'settled' | 'reached'> & {
  find: LinkFinder;
  loaded: ReadCitationContext;
  places: Places;
  /** Whether the citations of all texts are known to be indexed; if not, the database must be queried. */
  isKnownIndexed: (loaded: CitationContext) => boolean;
};

/** References of texts: linked when a text is read, and indexed in the background for queries of what cites a place. */
export function createReferences(
  { db, read }: Pick<MainStores, 'db' | 'read'>,
  background: BackgroundWorkOptions & { log: (message: string) => void },
): References {
  const { read: citationsIn } = createCitationReader(background);
  const loaded = createCitationContext(read);
  // Indexing writes to the primary, so it also reads there, where nothing is missing.
  const loadedFromPrimary = read === db ? loaded : createCitationContext(db);
  const places = createPlaces(read);
  const { keepUp, settled, hasReached, reached } = createBackgroundReader(
    {
      name: 'references',
      goal: async () => {
        const contexts = new Map<string | null, CitationContext>();
        for (const owner of await ownersOf(db))
          contexts.set(owner, await loadedFromPrimary(indexingViewer(owner)));
        const states = new Set([...contexts.values()].map(({ state }) => state));
        const names = [...contexts].map(([owner, context]) => [owner, context.names]);
        return { state: [...states].join(), rulesAndNames: JSON.stringify(names), contexts };
      },
      unread: ({ contexts }, after, count) => {
        const isUnread = sql<boolean>`not ${isReadWith(contexts)}`;
        return unreadTexts(db, { isUnread, languages: languageCodes, after, count });
      },
      readOne: async (text, { contexts }, signal) => {
        const known = contexts.get(text.owner);
        if (known !== undefined) await readReferences(db, text, known, { citationsIn, signal });
      },
    },
    background,
  );
  return {
    find: createReferenceFinder(loaded, places),
    loaded,
    places,
    keepUp,
    settled,
    reached,
    // A replica may have a text before it has its index.
    isKnownIndexed: ({ state }) => read === db && hasReached(state),
  };
}
