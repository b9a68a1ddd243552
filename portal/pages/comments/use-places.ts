import { useMemo } from 'react';
import type { PlaceWords } from '#core/comment-list/columns.ts';
import type { commentListTexts } from '#core/i18n/commentlist.ts';
import { useLoadedText } from '#widgets/app-context.tsx';
import { useDocuments } from '#widgets/use-documents.ts';

/** What the names of places are made of. */
export function usePlaces(): PlaceWords {
  const text = useLoadedText<typeof commentListTexts>();
  const documents = useDocuments();
  return useMemo(() => ({ ...documents, text }), [documents, text]);
}
