import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { orElse } from '#core/async/or-else.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { GlossaryTerm } from '#core/contract/main/glossary.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import { glossary } from '#core/glossary/store.ts';
import type { BoxSearch, SearchContext, Suggested } from '#core/search/search-types.ts';
import { mayRead } from '#core/session/gates.ts';
import { useApp } from '#widgets/app-context.tsx';
import { useDocumentList } from '#widgets/use-document-list.ts';
import { useSearchCode } from '../shell/use-loaded-search.ts';
import { type OpenArticle, openArticles } from './palette-lines.ts';

/** Milliseconds after the last key before the servers are asked. */
const pause = 120;
/** Terms of the glossary that are asked for. */
const maxTerms = 3;

const noTerms: readonly GlossaryTerm[] = [];
const noArticles: readonly OpenArticle[] = [];
const noDocuments: readonly RegulationDocument[] = [];

export type PaletteAnswers = {
  suggested: Suggested | undefined;
  terms: readonly GlossaryTerm[];
  /** Whether the servers have answered, or cannot, for what is typed. */
  settled: boolean;
};

/** What the servers know of the typed words: citations by the parser of the search, and terms of the glossary. */
export function usePaletteAnswers(typed: string, context: SearchContext): PaletteAnswers {
  const { part, notices } = useApp();
  const { termsFor } = part(glossary);
  const { search, failed } = useSearchCode();
  const box = useMemo(() => search?.createBoxSearch(), [search]);
  useEffect(() => () => box?.close(), [box]);
  const [answer, setAnswer] = useState<Omit<PaletteAnswers, 'settled'> & { typed: string }>();
  const { displayLanguage: language } = context;
  useEffect(() => {
    const term = typed.trim();
    if (!(box || failed) || term === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const waiting = setTimeout(async () => {
      const [suggested, terms] = await Promise.all([
        // Without the code of the search the palette does all the rest.
        box &&
          suggestionsOf(box, term, context).catch((error: unknown) => {
            notices.report(error, 'suggest what is typed');
            return undefined;
          }),
        // Without the glossary the palette does all the rest.
        orElse(termsFor({ language, typed: term, count: maxTerms }, signal), noTerms, {
          report: notices.report,
          doing: 'find terms',
          signal,
        }),
      ]);
      if (!signal.aborted) setAnswer({ typed, suggested, terms });
    }, pause);
    return () => {
      clearTimeout(waiting);
      controller.abort();
    };
  }, [box, failed, termsFor, notices, typed, context, language]);
  if (typed.trim() === '') return { suggested: undefined, terms: noTerms, settled: true };
  return {
    suggested: answer?.suggested,
    // Those of the previous words would stand beside lines that fit the present ones.
    terms: answer?.typed === typed ? answer.terms : noTerms,
    settled: answer?.typed === typed,
  };
}

async function suggestionsOf(box: BoxSearch, term: string, context: SearchContext) {
  await box.suggest(term, context);
  return box.$suggested.get();
}

/** All documents by their names, from the list that the page of sources shows too. */
export function useDocuments(language: LanguageCode): readonly RegulationDocument[] {
  return loadedValue(useDocumentList(language)) ?? noDocuments;
}

/** The articles of the open document, by number and heading; none while no document is open. */
export function useOpenArticles({
  reading,
  displayLanguage: language,
}: SearchContext): readonly OpenArticle[] {
  const { main, session } = useApp();
  const reads = mayRead(useStore(session.$session));
  const { regTextId, versionDate } = (reads ? reading : undefined) ?? {};
  const [loaded, setLoaded] = useState<{ of: string; articles: readonly OpenArticle[] }>();
  const of = [regTextId, language, versionDate].join(' ');
  useEffect(() => {
    if (regTextId === undefined) return;
    let isMounted = true;
    const open = { regTextId, language, ...(versionDate === undefined ? {} : { versionDate }) };
    main.tableOfContent(open).then(
      ({ entries }) => {
        if (!isMounted) return;
        setLoaded({ of, articles: openArticles(entries, language) });
      },
      // The reader says it if the document cannot be loaded.
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [main, of, regTextId, language, versionDate]);
  return loaded?.of === of ? loaded.articles : noArticles;
}
