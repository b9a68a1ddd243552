import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
import { createResources } from '../async/resources.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { GlossaryTerm } from '../contract/main/glossary.ts';
import { glossaryCalls } from '../contract/main/glossary.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { type OfSamples, resetWithChoice } from '../samples.ts';
import { keyOfTerm } from './narrow.ts';

export type GlossaryList = {
  terms: readonly GlossaryTerm[];
  /** The server has read all texts; otherwise there may be more terms, and a later call may return them. */
  complete: boolean;
  /** Number of texts with terms, and how many of them the server has read. */
  texts: number;
  read: number;
  /** Number of calls in a row after which the list was still incomplete. */
  waited: number;
};
export type Glossary = {
  /** All terms of a language; the first call loads them. */
  list: (language: LanguageCode) => ReadableAtom<Loadable<GlossaryList>>;
  reload: (language: LanguageCode) => Promise<void>;
  /** The last search. */
  $search: ReadableAtom<Loadable<GlossarySearch>>;
  /** Asks for all terms for what is typed in the glossary. */
  search: (language: LanguageCode, typed: string) => Promise<void>;
  /**
   * Asks the server for terms of which a name contains a form of every typed word: inflections, compounds. None for
   * too short a word.
   */
  termsFor: (query: TermQuery, signal?: AbortSignal) => Promise<readonly GlossaryTerm[]>;
};
/** What was found, by the keys of terms (`keyOfTerm`). */
export type GlossarySearch = { language: LanguageCode; typed: string; matches: ReadonlySet<string> };

/** What is typed, and how many terms are asked for at most. */
export type TermQuery = { language: LanguageCode; typed: string; count: number };

/** Shorter words begin too many terms. */
const fewestLetters = 3;

type GlossaryDependencies = {
  main: Pick<Client<typeof mainContract>, 'glossary'>;
  notices: Pick<Notices, 'report'>;
} & OfSamples;

/** Terms that the server returns at once. */
const pageSize = 500;

/** The terms that the texts define, a list for each language. */
export function createGlossary({ main, notices, samples }: GlossaryDependencies): Glossary {
  const $search = createResource<GlossarySearch>(notices);
  const lists = createResources<[LanguageCode], GlossaryList>(notices);

  async function reload(language: LanguageCode) {
    const $list = lists.of(language);
    const before = $list.get();
    if (before.state === 'loading') return;
    const known = before.state === 'ready' ? before.value : undefined;
    const call = async (): Promise<GlossaryList> => {
      const list = await allPages(main, language, known?.terms ?? []);
      return { ...list, waited: list.complete || !known ? 0 : known.waited + 1 };
    };
    await $list.load('load the glossary', call, { keep: true });
  }

  async function termsFor({ language, typed, count }: TermQuery, signal?: AbortSignal) {
    const term = typed.trim();
    if (term.length < fewestLetters) return [];
    const { terms } = await main.glossary({ language, term, from: 0, count }, signal ? { signal } : {});
    return terms;
  }

  resetWithChoice({ samples }, lists, $search);

  return {
    list(language) {
      const $list = lists.of(language);
      if ($list.get().state === 'idle') void reload(language);
      return $list;
    },
    reload,
    $search,
    async search(language, typed) {
      const call = async (signal: AbortSignal): Promise<GlossarySearch> => {
        const terms = await termsFor({ language, typed, count: pageSize }, signal);
        return { language, typed, matches: new Set(terms.map(keyOfTerm)) };
      };
      await $search.load('search the glossary', call, { key: `${language} ${typed}` });
    },
    termsFor,
  };
}

/** While the server still reads texts, the pages are fetched only if there are more terms than known. */
async function allPages(
  main: GlossaryDependencies['main'],
  language: LanguageCode,
  known: readonly GlossaryTerm[],
) {
  const terms: GlossaryTerm[] = [];
  let complete = true;
  for (;;) {
    const reply = await main.glossary({ language, from: terms.length, count: pageSize });
    terms.push(...reply.terms);
    const { total, texts, read } = reply;
    // Texts that the server reads between two pages move the terms of the later pages.
    complete &&= reply.complete;
    if (!complete && total === known.length) return { terms: known, complete, texts, read };
    if (terms.length >= total || reply.terms.length === 0) return { terms, complete, texts, read };
  }
}

/** The glossary; loads with its page. */
export const glossary: AppPart<Glossary> = {
  create: createGlossary,
  calls: glossaryCalls,
};
