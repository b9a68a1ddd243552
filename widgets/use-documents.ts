import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { useApp } from './app-context.tsx';
import { useDocumentList } from './use-document-list.ts';

/** The documents by their ids, of which the names of places are made; those that have not arrived are missing. */
export function useDocuments() {
  const documentLanguage = useStore(useApp().$documentLanguage);
  const documents = loadedValue(useDocumentList(documentLanguage));
  return useMemo(
    () => ({
      documentLanguage,
      documents: new Map(documents?.map((document) => [document.regTextId, document])),
    }),
    [documentLanguage, documents],
  );
}
