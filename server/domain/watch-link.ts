import type * as v from 'valibot';
import type { WatchTarget } from '#core/contract/domain/watching.ts';
import { feedCalls } from '#core/contract/main/feed.ts';
import { glossaryCalls } from '#core/contract/main/glossary.ts';
import { readingCalls } from '#core/contract/main/reading.ts';
import { searchCalls } from '#core/contract/main/search.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { glossaryKey } from '#core/law/terms/glossary-key.ts';
import { createAskLaw, createReadLaw, createTell, type LawLinkOptions, type NoReply } from './law-calls.ts';
import type { TextKey } from './law-link.ts';
import type { Organisation } from './organisation.ts';

export type VersionChanges = v.InferOutput<typeof feedCalls.feedChanges.reply>;
type None = 'missing' | 'unreadable' | NoReply | undefined;
type Term = Extract<WatchTarget, { kind: 'term' }>;
type Query = Extract<WatchTarget, { kind: 'query' }>;
type Version = Pick<TextKey, 'regTextId' | 'versionDate'>;

/** What an organisation asks the main server about what its people watch. No log tells of what they search. */
export type WatchLink = {
  /** What is different in a version. */
  changes: (organisation: Organisation, key: TextKey) => Promise<VersionChanges | None>;
  /** The paths of the articles of a version that a search finds. */
  matches: (organisation: Organisation, query: Query, version: Version) => Promise<string[] | None>;
  /** The paths at which a version defines a term; `unread` while it is not read for terms. */
  defined: (organisation: Organisation, term: Term, version: Version) => Promise<string[] | 'unread' | None>;
  /** Of each path of a text the containers around it; without a date of the one in force. */
  containers: (
    organisation: Organisation,
    key: Pick<TextKey, 'regTextId' | 'language'> & { versionDate?: string },
  ) => Promise<ReadonlyMap<string, readonly string[]> | None>;
};

/** In milliseconds; nobody waits. */
const patience = 30_000;
/** Articles that a search may find in one version: enough for everything that somebody would read. */
const maxHits = 100;

/** `signal` ends requests that are on their way, as a main server that does not answer: the rest is asked for the next time. */
export function createWatchLink({
  log = () => {},
  signal,
  ...options
}: LawLinkOptions & { signal?: AbortSignal }): WatchLink {
  const tell = createTell(log);
  const read = createReadLaw(createAskLaw(options, tell), tell);
  const ask = <Schema extends v.GenericSchema>(
    organisation: Organisation,
    path: string,
    params: Record<string, string>,
    schema: Schema,
  ) => {
    const request = { path: `${path}?${new URLSearchParams(params)}`, milliseconds: patience, signal };
    return read(organisation, { ...request, isUntold: true }, schema);
  };
  return {
    changes: (organisation, { regTextId, language, versionDate }) =>
      ask(
        organisation,
        `/ListOfRegulation/Feed/${encodeURIComponent(regTextId)}/Changes`,
        { language, versionDate },
        feedCalls.feedChanges.reply,
      ),
    matches: async (organisation, target, version) => {
      const params = searchParams(target, version);
      if (params === undefined) return [];
      const reply = await ask(organisation, '/MainSearch', params, searchCalls.mainSearch.reply);
      if (typeof reply !== 'object') return reply;
      // Other words, other languages and parts of the query are offers to somebody who looks; they are no news.
      if (reply.status === 3) return [];
      return reply.hits
        .filter(({ regTextId, missing }) => regTextId === version.regTextId && missing.length === 0)
        .map(({ completeParagraphID }) => splitParagraphId(completeParagraphID).path.split('^')[0] ?? '');
    },
    defined: async (organisation, { term, language }, { regTextId, versionDate }) => {
      const params = { language, versionDate, term, regTextId, count: '500' };
      const reply = await ask(organisation, '/Glossary', params, glossaryCalls.glossary.reply);
      if (typeof reply !== 'object') return reply;
      if (!reply.complete) return 'unread';
      const entry = glossaryKey(term, language);
      return reply.terms
        .filter((one) => one.entry === entry)
        .map(({ completeParagraphID }) => splitParagraphId(completeParagraphID).path);
    },
    containers: async (organisation, { regTextId, ...at }) => {
      const path = `/TableOfContent/V2/RegTextID/${encodeURIComponent(regTextId)}`;
      const reply = await ask(organisation, path, at, readingCalls.tableOfContent.reply);
      return typeof reply === 'object' ? around(reply.entries) : reply;
    },
  };
}

/** Undefined where the filter of a search leaves the document out. */
function searchParams(
  { query, language, categories, documents, parts }: Query,
  { regTextId, versionDate }: Version,
): Record<string, string> | undefined {
  if (documents?.length && !documents.includes(regTextId)) return undefined;
  return {
    query,
    searchLanguage: language,
    displayLanguage: language,
    versionDate,
    documents: regTextId,
    rows: String(maxHits),
    ...(categories?.length ? { categories: categories.join(',') } : {}),
    ...(parts?.length ? { parts: parts.join(',') } : {}),
  };
}

type Contents = v.InferOutput<typeof readingCalls.tableOfContent.reply>['entries'];

function around(entries: Contents): Map<string, string[]> {
  const parents = new Map(entries.map(({ id, parent }) => [id, parent]));
  const outer = (path: string): string[] => {
    const parent = parents.get(path);
    return parent === undefined ? [] : [parent, ...outer(parent)];
  };
  return new Map(entries.map(({ id }) => [id, outer(id)]));
}
