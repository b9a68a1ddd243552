import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { idle, type Loadable } from '../async/loadable.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Topic } from '../contract/main/topics.ts';
import type { Client } from '../http/client.ts';
import { createLoad } from '../loading.ts';
import type { Notices } from '../notices.ts';

export type Topics = {
  /** A topic page in a language of the interface; loaded on first asking and kept. */
  topic: (name: string, language: LanguageCode) => ReadableAtom<Loadable<Topic>>;
  reload: (name: string, language: LanguageCode) => Promise<void>;
};

type Tools = { main: Pick<Client<typeof mainContract>, 'topic'>; notices: Pick<Notices, 'report'> };

/** Topic pages, one Loadable for each name and language. */
function createTopics({ main, notices }: Tools): Topics {
  const kept = new Map<string, WritableAtom<Loadable<Topic>>>();
  const load = createLoad(notices);

  function topicIn(name: string, language: LanguageCode) {
    const key = `${language} ${name}`;
    const $topic = kept.get(key) ?? atom<Loadable<Topic>>(idle);
    kept.set(key, $topic);
    return $topic;
  }

  async function reload(name: string, language: LanguageCode) {
    await load(topicIn(name, language), 'load a topic', () => main.topic({ topicName: name, language }));
  }

  return {
    topic(name, language) {
      const $topic = topicIn(name, language);
      if ($topic.get().state === 'idle') void reload(name, language);
      return $topic;
    },
    reload,
  };
}

/** Topic pages: come with the first of them. */
export const topics: AppPart<Topics> = { name: 'topics', create: createTopics };
