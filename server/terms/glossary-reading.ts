import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { type BackgroundReader, createBackgroundReader } from '../data/background-reader.ts';
import { isInForce } from '../data/in-force.ts';
import type { MainStores } from '../data/open-main.ts';
import { unreadTexts } from '../data/stored-texts.ts';
import { collectionOf, keyOf, listedTextsJoin, stateOfTexts, type Viewer } from '../data/visible-texts.ts';
import { type BackgroundWorkOptions, createBackgroundWorker } from '../lib/background-worker.ts';
import { edition, indexDefinitions, type ReadDefinitions } from './read-definitions.ts';

const maxStates = 32;

/** Day and main language of a glossary; the other languages serve for translations. */
export type GlossaryAt = { day: string; language: LanguageCode };
/** Number of texts in force that may have definitions, and how many of them were read. */
export type Progress = { texts: number; read: number };

export type GlossaryReading = Pick<BackgroundReader, 'settled'> & {
  /** Starts reading the texts in force on the day (by default today) in the background. */
  keepUp: (at?: GlossaryAt) => void;
  /** Progress for one document or for all. */
  progress: (at: GlossaryAt & { viewer: Viewer }, regulationId?: number) => Promise<Progress>;
};

type Parts = BackgroundWorkOptions & {
  today: () => string;
  log: (message: string) => void;
};

/** Reads the definitions of the texts in force in the background. */
export function createGlossaryReading(
  { db, read }: Pick<MainStores, 'db' | 'read'>,
  { today, ...background }: Parts,
): GlossaryReading {
  const readDefinitions: ReadDefinitions = createBackgroundWorker(
    new URL('./definition-worker.ts', import.meta.url),
    background,
  );
  let requested: GlossaryAt | undefined;
  /** Finished counts of the current state, so that paging does not count again. */
  const complete = new LRUCache<string, Progress>({ max: maxStates });

  const reader = createBackgroundReader(
    {
      name: 'glossary',
      goal: async () => {
        const at = requested ?? { day: today(), language: 'DE' };
        const rulesAndNames = `${at.day} ${at.language}`;
        return { state: `${await stateOfTexts(db)} ${at.day}`, rulesAndNames, at };
      },
      unread: ({ at: { day, language } }, after, count) => {
        const isUnread = sql<boolean>`${isInForce(day)} and not exists (
          select from main.definition_reading where text_id = text.id and edition = ${edition})`;
        const languages = [language, ...languageCodes.filter((other) => other !== language)];
        return unreadTexts(db, { isUnread, languages, after, count });
      },
      readOne: (text, _, signal) => indexDefinitions(db, text, { read: readDefinitions, signal }),
    },
    background,
  );

  return {
    settled: reader.settled,
    keepUp(at) {
      requested = at;
      reader.keepUp();
    },
    async progress({ day, viewer }, regulationId) {
      const key = `${keyOf(await collectionOf(read, viewer))} ${day} ${regulationId ?? ''}`;
      const known = complete.get(key);
      if (known !== undefined) return known;
      const { rows } = await sql<Progress>`
        select count(*)::int as texts, count(definition_reading.text_id)::int as read
        from ${listedTextsJoin(viewer)}
        left join main.definition_reading on text_id = text.id and edition = ${edition}
        where ${isInForce(day)} and ${ofRegulation(regulationId)}`.execute(read);
      const counts = rows[0] ?? { texts: 0, read: 0 };
      if (counts.read === counts.texts) complete.set(key, counts);
      return counts;
    },
  };
}

export const ofRegulation = (id: number | undefined) =>
  id === undefined ? sql<boolean>`true` : sql<boolean>`text.regulation_id = ${id}`;
