import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { memoize } from '../async/memoize.ts';
import { createResource } from '../async/resource.ts';
import { interfaceLanguageCodes, type LanguageCode } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Topic } from '../contract/main/topics.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { onOtherUser } from '../other-user.ts';
import type { Session } from '../session/session.ts';

export type Topics = {
  /** A topic page in a language of the interface; the first call loads it. */
  topic: (name: string, language: LanguageCode) => ReadableAtom<Loadable<Topic>>;
  reload: (name: string, language: LanguageCode) => Promise<void>;
  /** The page is another one by now, or gone: the next call loads it again. */
  forget: (name: string) => void;
};

type TopicsDependencies = {
  main: Pick<Client<typeof mainContract>, 'topic'>;
  notices: Pick<Notices, 'report'>;
  session: Pick<Session, '$session'>;
};

/** Topic pages by name and language. */
export function createTopics({ main, notices, session }: TopicsDependencies): Topics {
  const topicOf = memoize((name: string, language: LanguageCode) => {
    const $topic = createResource<Topic>(notices);
    // Where its links lead depends on who reads it. A page on screen is loaded anew, since nobody opens it again.
    onOtherUser(session, () => {
      if ($topic.get().state === 'idle') return;
      $topic.reset();
      if ($topic.lc > 0 && session.$session.get().signedIn) void reload(name, language);
    });
    return $topic;
  });

  async function reload(name: string, language: LanguageCode) {
    await topicOf(name, language).load('load a topic', () => main.topic({ topicName: name, language }));
  }

  return {
    topic(name, language) {
      const $topic = topicOf(name, language);
      if ($topic.get().state === 'idle') void reload(name, language);
      return $topic;
    },
    reload,
    forget(name) {
      for (const language of interfaceLanguageCodes) topicOf(name, language).reset();
    },
  };
}

/** Topic pages; loads with the first of them. */
export const topics: AppPart<Topics> = { create: createTopics };
