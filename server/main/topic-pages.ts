import type { LanguageCode } from '#core/contract/languages.ts';
import { landingTopic } from '#core/contract/main/topic-names.ts';
import { indexTopics } from '../beside-law/topics.ts';
import type { MainDb, MainStores } from '../data/open-main.ts';
import { swissDay } from '../data/versions.ts';
import { HttpProblem } from '../http/problem.ts';
import { listTopics, readTopicPage, ships, versionOfAll, writtenLanguages } from '../topics/read-topic.ts';
import { placesOfLinks } from '../topics/topic-text-links.ts';
import {
  deleteTopic,
  keepTopic,
  returnTopic,
  type TopicKey,
  takeTopicTurn,
  wordsOf,
  writeTopic,
} from '../topics/write-topic.ts';
import type { MainHandlers, ViewingCaller } from './authentication.ts';
import { refuseIsolated } from './provider-changes.ts';

type Calls =
  | 'topicPages'
  | 'topicPage'
  | 'topicVersion'
  | 'topicLinks'
  | 'saveTopicPage'
  | 'returnTopicPage'
  | 'keepTopicPage'
  | 'deleteTopicPage';
export type TopicPageData = Pick<MainStores, 'db' | 'read' | 'caughtUp'> & { now: () => Date };
type Request = {
  params: { topicName: string };
  body: { language: LanguageCode; version: number };
  caller: ViewingCaller;
};
type Current = Awaited<ReturnType<typeof readTopicPage>>;
type Writing = { by: string; now: Date; folder: string | undefined };

/** Topic pages for those who administer the data: written over the shipped ones, or of their own. */
export function topicPageHandlers(
  { db, read, caughtUp, now }: TopicPageData,
  folder?: string,
): Pick<MainHandlers, Calls> {
  return {
    topicPages: ({ caller }) => {
      refuseIsolated(caller);
      return listTopics(read, folder);
    },
    topicPage: ({ params: { topicName }, query: { language }, caller }) => {
      refuseIsolated(caller);
      return readTopicPage(read, { name: topicName, language }, folder);
    },
    topicVersion: ({ params: { version }, caller }) => {
      refuseIsolated(caller);
      return readVersion(read, version);
    },
    topicLinks: async ({ body: { addresses }, caller }) => {
      refuseIsolated(caller);
      const linking = { read, viewer: caller.viewer, day: swissDay(now()) };
      return lookUpLinks(linking, addresses, folder);
    },
    ...writingHandlers({ db, caughtUp, now }, folder),
    deleteTopicPage: async ({ params: { topicName }, query: { version }, caller }) => {
      refuseIsolated(caller);
      await db.transaction().execute(async (trx) => {
        await takeTopicTurn(trx);
        await deletePage(trx, topicName, version, { by: caller.email, now: now(), folder });
        await indexTopics(trx, { folder });
      });
      await caughtUp();
      return { name: topicName };
    },
  };
}

/** Calls that make something else of a page that its caller has read. */
function writingHandlers(
  { db, caughtUp, now }: Omit<TopicPageData, 'read'>,
  folder: string | undefined,
): Pick<MainHandlers, 'saveTopicPage' | 'returnTopicPage' | 'keepTopicPage'> {
  const change = async (
    { params, body: { language, version }, caller }: Request,
    work: (trx: MainDb, page: TopicKey, current: Current, writing: Writing) => Promise<void>,
  ): Promise<Current> => {
    refuseIsolated(caller);
    const page = { name: params.topicName, language };
    const changed = await db.transaction().execute(async (trx) => {
      await takeTopicTurn(trx);
      const current = await readTopicPage(trx, page, folder);
      requireVersion(current.version, version);
      await work(trx, page, current, { by: caller.email, now: now(), folder });
      await indexTopics(trx, { folder });
      return readTopicPage(trx, page, folder);
    });
    await caughtUp();
    return changed;
  };
  return {
    saveTopicPage: (request) =>
      change(request, (trx, page, _, writing) =>
        writeTopic(trx, { ...page, title: request.body.title, text: request.body.text }, 'written', writing),
      ),
    returnTopicPage: (request) =>
      change(request, async (trx, page, { state, shipped }, writing) => {
        if (state !== 'edited' || shipped === undefined)
          throw new HttpProblem(409, 'NOT_EDITED', 'no page is written over a shipped one');
        await returnTopic(trx, page, shipped, writing);
      }),
    keepTopicPage: (request) =>
      change(request, async (trx, page, { isShippedNewer }, writing) => {
        if (!isShippedNewer)
          throw new HttpProblem(409, 'NOT_NEWER', 'the shipped page is the one that was written over');
        await keepTopic(trx, page, writing);
      }),
  };
}

function requireVersion(current: number, version: number): void {
  if (current !== version)
    throw new HttpProblem(409, 'VERSION_CONFLICT', 'somebody else has changed this page meanwhile');
}

async function deletePage(trx: MainDb, name: string, version: number, writing: Writing): Promise<void> {
  if (name === landingTopic || (await ships(name, writing.folder)))
    throw new HttpProblem(409, 'SHIPPED', 'a page that ships is not deleted: let the shipped one hold again');
  const languages = await writtenLanguages(trx, name);
  if (languages.length === 0) throw missing(name);
  requireVersion(await versionOfAll(trx, name), version);
  for (const language of languages) await deleteTopic(trx, { name, language }, writing);
}

const missing = (name: string) => new HttpProblem(404, 'TOPIC_NOT_FOUND', `there is no topic ${name}`);

async function readVersion(read: MainDb, version: number) {
  const row = await read
    .selectFrom('topic_version')
    .selectAll()
    .where('id', '=', String(version))
    .executeTakeFirst();
  if (row === undefined)
    throw new HttpProblem(404, 'VERSION_NOT_FOUND', 'there is no such version of a topic page');
  const { name, language, act, written_at: writtenAt, written_by: writtenBy } = row;
  const words = wordsOf(row);
  return {
    version,
    name,
    language,
    act,
    writtenAt: writtenAt.toISOString(),
    ...(writtenBy === null ? {} : { writtenBy }),
    ...(words ? { words } : {}),
  };
}

const topicAddress = /^\/topic\/([^/?#]+)$/;

/** Where links lead, and what is missing of those into texts and to topics. */
async function lookUpLinks(
  linking: Parameters<typeof placesOfLinks>[0],
  addresses: readonly string[],
  folder: string | undefined,
) {
  const places = await placesOfLinks(linking, addresses);
  const topics = new Set((await listTopics(linking.read, folder)).map(({ name }) => name));
  const isAbsentTopic = (address: string) => {
    const [, name] = topicAddress.exec(address) ?? [];
    return name !== undefined && !topics.has(name);
  };
  return {
    places: Object.fromEntries(
      [...places].flatMap(([address, { href }]) => (href === undefined ? [] : [[address, href]])),
    ),
    missing: [
      ...[...places].flatMap(([address, { missing: what }]) =>
        what === undefined ? [] : [{ address, what }],
      ),
      ...addresses.filter(isAbsentTopic).map((address) => ({ address, what: 'topic' as const })),
    ],
  };
}
