import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { idle, type Loadable } from '../async/loadable.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { GlossaryTerm } from '../contract/main/glossary.ts';
import { glossaryEndpoints } from '../contract/main/glossary.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';
import { createLoad } from '../loading.ts';
import type { Notices } from '../notices.ts';

export type GlossaryList = {
  terms: readonly GlossaryTerm[];
  /** The server had read all texts; else there may be more terms, and it is worth asking again. */
  complete: boolean;
  /** Texts that the server looks at, and how many of them it had read. */
  texts: number;
  read: number;
  /** How often in a row it had not. */
  waited: number;
};
export type Glossary = {
  /** All terms of a language, loaded on first asking and kept. */
  list: (language: LanguageCode) => ReadableAtom<Loadable<GlossaryList>>;
  reload: (language: LanguageCode) => Promise<void>;
};

type Tools = {
  main: Pick<Client<typeof mainContract>, 'glossary'>;
  notices: Pick<Notices, 'report'>;
};

/** As many as the server gives at once. */
const page = 500;

/** What the texts define, a list for each language. */
export function createGlossary({ main, notices }: Tools): Glossary {
  const lists = new Map<LanguageCode, WritableAtom<Loadable<GlossaryList>>>();
  const load = createLoad(notices);

  function listIn(language: LanguageCode) {
    const $list = lists.get(language) ?? atom<Loadable<GlossaryList>>(idle);
    lists.set(language, $list);
    return $list;
  }

  async function reload(language: LanguageCode) {
    const $list = listIn(language);
    const shown = $list.get();
    if (shown.state === 'loading') return;
    const waited = shown.state === 'ready' ? shown.value.waited + 1 : 0;
    const read = async (): Promise<GlossaryList> => {
      const known = shown.state === 'ready' ? shown.value.terms : [];
      const list = await allPages(main, language, known);
      return { ...list, waited: list.complete ? 0 : waited };
    };
    await load($list, 'load the glossary', read, { keep: true });
  }

  return {
    list(language) {
      const $list = listIn(language);
      if ($list.get().state === 'idle') void reload(language);
      return $list;
    },
    reload,
  };
}

/** While the server still reads, pages are asked for only when there is more than is known. */
async function allPages(main: Tools['main'], language: LanguageCode, known: readonly GlossaryTerm[]) {
  const terms: GlossaryTerm[] = [];
  let complete = true;
  for (;;) {
    const reply = await main.glossary({ language, from: terms.length, count: page });
    terms.push(...reply.terms);
    const { total, texts, read } = reply;
    // What is read between two pages moves the terms that are still to come.
    complete &&= reply.complete;
    if (!complete && total === known.length) return { terms: known, complete, texts, read };
    if (terms.length >= total || reply.terms.length === 0) return { terms, complete, texts, read };
  }
}

/** The glossary: comes with its page. */
export const glossary: AppPart<Glossary> = {
  name: 'glossary',
  create: createGlossary,
  calls: glossaryEndpoints,
};
