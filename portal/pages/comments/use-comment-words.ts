import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { commentChoices } from '#core/comment-list/choices.ts';
import type { CommentWords } from '#core/comment-list/columns.ts';
import type { commentListTexts } from '#core/i18n/commentlist.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { useDocumentList } from '../../use-document-list.ts';

/** The words of which cells of comments are made; what has not arrived is missing in them. */
export function useCommentWords(): CommentWords {
  const { part, $documentLanguage } = useApp();
  const text = useLoadedText<typeof commentListTexts>();
  const interfaceLanguage = useInterfaceLanguage();
  const documentLanguage = useStore($documentLanguage);
  const { $types, $people, load } = part(commentChoices);
  const types = loadedValue(useStore($types));
  const people = loadedValue(useStore($people));
  const documents = loadedValue(useDocumentList(documentLanguage));
  useEffect(() => void load(), [load]);
  return useMemo(
    () => ({
      interfaceLanguage,
      documentLanguage,
      text,
      types: new Map(types?.map(({ id, names }) => [id, names[interfaceLanguage]])),
      people: new Map(people?.map(({ id, fullName }) => [id, fullName])),
      documents: new Map(documents?.map((document) => [document.regTextId, document])),
    }),
    [interfaceLanguage, documentLanguage, text, types, people, documents],
  );
}
