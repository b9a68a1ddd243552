import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { PlaceWords } from '#core/comment-list/columns.ts';
import type { commentListTexts } from '#core/i18n/commentlist.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { useDocumentList } from '../../use-document-list.ts';

/** What the names of places are made of. */
export function usePlaces(): PlaceWords {
  const text = useLoadedText<typeof commentListTexts>();
  const documentLanguage = useStore(useApp().$documentLanguage);
  const documents = loadedValue(useDocumentList(documentLanguage));
  return useMemo(
    () => ({
      documentLanguage,
      text,
      documents: new Map(documents?.map((document) => [document.regTextId, document])),
    }),
    [documentLanguage, text, documents],
  );
}
