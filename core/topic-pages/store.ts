import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { memoize } from '../async/memoize.ts';
import { createResource, type Resource } from '../async/resource.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import {
  type TopicLinks,
  type TopicListing,
  type TopicPageReply,
  type TopicWords,
  topicPageCalls,
} from '../contract/main/topic-pages.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { onOtherUser } from '../other-user.ts';
import type { Session } from '../session/session.ts';
import { createTopicEditor, type TopicEditor } from './topic-editor.ts';
import { type TopicProblem, topicProblem } from './topic-problem.ts';

export type TopicPageStore = {
  $pages: Resource<readonly TopicListing[]>;
  load: () => Promise<void>;
  /** A page in a language, with what is needed to write it. */
  $page: Resource<TopicPageReply>;
  open: (name: string, language: LanguageCode) => Promise<void>;
  /** Goes on with a page that was saved. */
  take: (page: TopicPageReply) => void;
  /** What a version said: undefined where the page was deleted. */
  version: (version: number) => ReadableAtom<Loadable<TopicWords | undefined>>;
  loadVersion: (version: number) => Promise<void>;
  edit: (page: TopicPageReply, drafts: Pick<Drafts, 'of' | 'keep'>, draftsOf: string) => TopicEditor;
  /** Where links lead; undefined where that cannot be told now. */
  links: (addresses: readonly string[], signal: AbortSignal) => Promise<TopicLinks | undefined>;
  /** Each resolves to why nothing was done. */
  restore: (page: TopicPageReply, version: number) => Promise<TopicProblem | undefined>;
  returnToShipped: (page: TopicPageReply) => Promise<TopicProblem | undefined>;
  keep: (page: TopicPageReply) => Promise<TopicProblem | undefined>;
  remove: (page: TopicPageReply) => Promise<TopicProblem | undefined>;
};

type Dependencies = {
  main: Pick<Client<typeof mainContract>, keyof typeof topicPageCalls>;
  notices: Pick<Notices, 'report' | 'tell'>;
  session: Pick<Session, '$session'>;
};

/** Topic pages for those who write them. */
export function createTopicPages({ main, notices, session }: Dependencies): TopicPageStore {
  const $pages = createResource<readonly TopicListing[]>(notices);
  const $page = createResource<TopicPageReply>(notices);
  const versionOf = memoize((_version: number) => createResource<TopicWords | undefined>(notices));
  onOtherUser(session, () => {
    $pages.reset();
    $page.reset();
  });
  const take = (value: TopicPageReply) => $page.set({ state: 'ready', value });
  return {
    $pages,
    $page,
    async load() {
      await $pages.load('list the topic pages', () => main.topicPages({}), { keep: true });
    },
    async open(name, language) {
      await $page.load('load a topic page', () => main.topicPage({ topicName: name, language }));
    },
    take,
    version: versionOf,
    async loadVersion(version) {
      // What a version said stays as it is.
      await versionOf(version).load(
        'load a version of a topic page',
        async () => (await main.topicVersion({ version })).words,
        { key: String(version) },
      );
    },
    edit: (page, drafts, draftsOf) => createTopicEditor(page, { main, notices, drafts, draftsOf }),
    async links(addresses, signal) {
      try {
        return await main.topicLinks({ body: { addresses: [...addresses] } }, { signal, unasked: true });
      } catch (error) {
        if (!signal.aborted) notices.report(error, 'look up the links of a topic page');
        return undefined;
      }
    },
    ...createActs({ main, notices, take }),
  };
}

type Acts = Pick<TopicPageStore, 'restore' | 'returnToShipped' | 'keep' | 'remove'>;

/** What is done with a page besides writing it; `take` gets the page that came of it. */
function createActs({
  main,
  notices,
  take,
}: Omit<Dependencies, 'session'> & Pick<TopicPageStore, 'take'>): Acts {
  const attempt = async (
    doing: string,
    key: 'restored' | 'returned' | 'kept' | 'deleted',
    work: () => Promise<TopicPageReply | undefined>,
  ): Promise<TopicProblem | undefined> => {
    try {
      const page = await work();
      if (page) take(page);
      notices.tell({ kind: 'success', key: `topicpages.${key}` });
      return undefined;
    } catch (error) {
      notices.report(error, doing);
      return topicProblem(error);
    }
  };
  const bodyOf = ({ language, version }: TopicPageReply) => ({ language, version });
  return {
    restore: (page, version) =>
      attempt('restore a topic page', 'restored', async () => {
        const { words } = await main.topicVersion({ version });
        if (words === undefined) return undefined;
        return main.saveTopicPage({ topicName: page.name, body: { ...bodyOf(page), ...words } });
      }),
    returnToShipped: (page) =>
      attempt('return to a shipped topic page', 'returned', () =>
        main.returnTopicPage({ topicName: page.name, body: bodyOf(page) }),
      ),
    keep: (page) =>
      attempt('keep a topic page', 'kept', () =>
        main.keepTopicPage({ topicName: page.name, body: bodyOf(page) }),
      ),
    remove: ({ name, versionOfAll }) =>
      attempt('delete a topic page', 'deleted', async () => {
        await main.deleteTopicPage({ topicName: name, version: versionOfAll });
        return undefined;
      }),
  };
}

/** Loads with its pages. */
export const topicPages: AppPart<TopicPageStore> = { create: createTopicPages, calls: topicPageCalls };
