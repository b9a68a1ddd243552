import { useMemo } from 'react';
import type { CommentWords } from '#core/comment-list/columns.ts';
import { useInterfaceLanguage } from '#widgets/app-context.tsx';
import { usePeople, useVocabulary } from '#widgets/comments/use-comment-words.ts';
import { usePlaces } from './use-places.ts';

/** The words of which cells of comments are made; what has not arrived is missing in them. */
export function useCommentWords(): CommentWords {
  const interfaceLanguage = useInterfaceLanguage();
  const places = usePlaces();
  const { types } = useVocabulary();
  const people = usePeople(true);
  return useMemo(
    () => ({
      ...places,
      interfaceLanguage,
      types: new Map(types.map(({ id, names }) => [id, names[interfaceLanguage]])),
      people: new Map(people.map(({ id, fullName }) => [id, fullName])),
    }),
    [interfaceLanguage, places, types, people],
  );
}
