import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type {
  TopicListing,
  TopicPageReply,
  TopicState,
  TopicVersion,
  TopicWords,
} from '#core/contract/main/topic-pages.ts';
import type { MainDb } from '../data/open-main.ts';
import { readShippedTopic, shippedTopics } from './shipped-topics.ts';
import { basisOf, lastShipped, type TopicKey } from './write-topic.ts';

const keyOf = ({ name, language }: TopicKey) => `${name} ${language}`;

const stateOf = (written: unknown, shipped: unknown): TopicState => {
  if (written === undefined) return shipped === undefined ? 'absent' : 'shipped';
  return shipped === undefined ? 'own' : 'edited';
};

/** Whether another page ships than the one over which a page was written. Where that is not known, nothing is said. */
const isShippedNewer = (
  written: { basis: string | null } | undefined,
  shipped: TopicWords | undefined,
): boolean => written !== undefined && written.basis !== null && written.basis !== basisOf(shipped);

/** All topic pages in all languages, by name. */
export async function listTopics(read: MainDb, folder?: string): Promise<TopicListing[]> {
  const shipping = new Map((await shippedTopics(folder)).map((page) => [keyOf(page), page]));
  const rows = await read
    .selectFrom('topic_page')
    .select(['name', 'language', 'title', 'written_at', 'basis'])
    .execute();
  const written = new Map(rows.map((row) => [keyOf(row), row]));
  const writers = await lastWriters(read);
  const keys = [...new Set([...shipping.keys(), ...written.keys()])];
  return keys
    .flatMap((key): TopicListing[] => {
      const [row, shipped] = [written.get(key), shipping.get(key)];
      const page = row ?? shipped;
      if (page === undefined) return [];
      const writtenBy = row && writers.get(key);
      return [
        {
          name: page.name,
          language: page.language,
          title: page.title,
          state: stateOf(row, shipped),
          ...(row ? { writtenAt: row.written_at.toISOString() } : {}),
          ...(writtenBy ? { writtenBy } : {}),
          isShippedNewer: isShippedNewer(row, shipped),
        },
      ];
    })
    .sort(
      (a, b) =>
        (a.name < b.name ? -1 : Number(a.name > b.name)) ||
        languageCodes.indexOf(a.language) - languageCodes.indexOf(b.language),
    );
}

/** Who wrote each page last, by `name language`. */
async function lastWriters(read: MainDb): Promise<Map<string, string | null>> {
  const rows = await read
    .selectFrom('topic_version')
    .distinctOn(['name', 'language'])
    .select(['name', 'language', 'written_by'])
    .where('act', 'in', ['written', 'loaded'])
    .orderBy('name')
    .orderBy('language')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [keyOf(row), row.written_by]));
}

/** A page in a language with what is needed to write it. */
export async function readTopicPage(read: MainDb, key: TopicKey, folder?: string): Promise<TopicPageReply> {
  const { name, language } = key;
  const written = await read
    .selectFrom('topic_page')
    .select(['title', 'text', 'basis'])
    .where('name', '=', name)
    .where('language', '=', language)
    .executeTakeFirst();
  const shipped = await readShippedTopic(name, language, folder);
  const page = written ?? shipped;
  const isNewer = isShippedNewer(written, shipped);
  const shippedBefore = isNewer && written?.basis ? await lastShipped(read, key) : undefined;
  const history = await historyOf(read, key);
  return {
    name,
    language,
    state: stateOf(written, shipped),
    version: history[0]?.version ?? 0,
    versionOfAll: await versionOfAll(read, name),
    shipsElsewhere: await ships(name, folder),
    ...(page ? { words: { title: page.title, text: page.text } } : {}),
    ...(shipped ? { shipped } : {}),
    ...(shippedBefore ? { shippedBefore } : {}),
    isShippedNewer: isNewer,
    history,
  };
}

/** The number of the last version of a page in any language, 0 if it has none. */
export async function versionOfAll(read: MainDb, name: string): Promise<number> {
  const { last } = await read
    .selectFrom('topic_version')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** Whether a page ships in any language. */
export async function ships(name: string, folder?: string): Promise<boolean> {
  const pages = await Promise.all(languageCodes.map((language) => readShippedTopic(name, language, folder)));
  return pages.some((page) => page !== undefined);
}

/** The languages in which a page was written. */
export async function writtenLanguages(read: MainDb, name: string): Promise<LanguageCode[]> {
  const rows = await read.selectFrom('topic_page').select('language').where('name', '=', name).execute();
  return rows.map(({ language }) => language);
}

async function historyOf(read: MainDb, { name, language }: TopicKey): Promise<TopicVersion[]> {
  const rows = await read
    .selectFrom('topic_version')
    .select(['id', 'act', 'written_at', 'written_by'])
    .where('name', '=', name)
    .where('language', '=', language)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, act, written_at, written_by }) => ({
    version: Number(id),
    act,
    writtenAt: written_at.toISOString(),
    ...(written_by === null ? {} : { writtenBy: written_by }),
  }));
}
