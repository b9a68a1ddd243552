import { useMemo } from 'react';
import type { WatchTarget } from '#core/contract/domain/watching.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { categoryTexts } from '#core/i18n/categories.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import type { watchingTexts } from '#core/i18n/watching.ts';
import { citationOf } from '#core/law/cited-place.ts';
import { languageName } from '#core/lib/language-names.ts';
import { newSearch } from '#core/search/search-request.ts';
import { useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { partTexts } from '#widgets/search/part-texts.ts';
import { useDocumentList } from '#widgets/use-document-list.ts';
import { useDocuments } from '#widgets/use-documents.ts';
import { routes } from '../../routes.ts';
import { placeOf } from './event-addresses.ts';

type Query = Extract<WatchTarget, { kind: 'query' }>;

/** How what is watched is called, and where it leads. */
export type Targets = {
  /** False while the names of documents load. */
  isReady: boolean;
  nameOf: (target: WatchTarget) => string;
  addressOf: (target: WatchTarget) => string;
  /** How a place is cited. */
  citation: (completeParagraphID: string) => string;
  /** The short name of a document, where it is known. */
  documentName: (regTextId: string) => string | undefined;
  /** The language in which to open a document that does not exist in the language in which texts are read. */
  languageFor: (regTextId: string, language: LanguageCode) => LanguageCode | undefined;
};

export function useTargets(): Targets {
  const text = useLoadedText<typeof watchingTexts | typeof categoryTexts | typeof searchTexts>();
  const { documents, documentLanguage } = useDocuments();
  const spoken = useInterfaceLanguage();
  const { state } = useDocumentList(documentLanguage);
  const isReady = documents.size > 0 || state === 'ready' || state === 'failed';
  return useMemo(() => {
    const documentName = (regTextId: string) => shortNameOf(documents.get(regTextId), documentLanguage);
    const citation = (complete: string) => citationOf(complete, documents, documentLanguage);
    const quoted = (words: string, language: LanguageCode, filters: readonly string[] = []) =>
      [
        text('watching.quoted', { words }),
        ...(language === documentLanguage
          ? []
          : [text('watching.inLanguage', { language: languageName(language, spoken) })]),
        ...filters,
      ].join(', ');
    const filtersOf = ({ categories = [], documents: ids = [], parts = [] }: Query) => [
      ...categories.map((id) => text(`categories.${id}`)),
      ...ids.map((id) => documentName(id) ?? id),
      ...parts.map((part) => text(partTexts[part])),
    ];
    return {
      isReady,
      nameOf(target) {
        if (target.kind === 'document') return documentName(target.regTextId) ?? target.regTextId;
        if (target.kind === 'place') return citation(target.completeParagraphID);
        if (target.kind === 'term') return quoted(target.term, target.language);
        return quoted(target.query, target.language, filtersOf(target));
      },
      addressOf(target) {
        if (target.kind === 'document') return routes.read.address({ regTextId: target.regTextId });
        if (target.kind === 'place') return routes.read.address(placeOf(target.completeParagraphID));
        if (target.kind === 'term') return routes.glossary.address(undefined, target.term);
        const { query, language, categories = [], documents: ids = [], parts = [] } = target;
        const search = { ...newSearch(query, language, documentLanguage), categories, documents: ids, parts };
        return routes.search.address({ ...search, languageChosen: true });
      },
      citation,
      documentName,
      languageFor(regTextId, language) {
        const known = documents.get(regTextId)?.languages.includes(documentLanguage);
        return known === false ? language : undefined;
      },
    };
  }, [text, documents, documentLanguage, spoken, isReady]);
}

const shortNameOf = (document: RegulationDocument | undefined, language: LanguageCode) =>
  document && (document.shortNames[language] ?? document.displayName);
