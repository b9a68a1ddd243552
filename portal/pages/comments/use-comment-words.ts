import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { commentChoices } from '#core/comment-list/choices.ts';
import type { CommentWords } from '#core/comment-list/columns.ts';
import { useApp, useInterfaceLanguage } from '#widgets/app-context.tsx';
import { usePlaces } from './use-places.ts';

/** The words of which cells of comments are made; what has not arrived is missing in them. */
export function useCommentWords(): CommentWords {
  const interfaceLanguage = useInterfaceLanguage();
  const places = usePlaces();
  const { $types, $people, load } = useApp().part(commentChoices);
  const types = loadedValue(useStore($types));
  const people = loadedValue(useStore($people));
  useEffect(() => void load(), [load]);
  return useMemo(
    () => ({
      ...places,
      interfaceLanguage,
      types: new Map(types?.map(({ id, names }) => [id, names[interfaceLanguage]])),
      people: new Map(people?.map(({ id, fullName }) => [id, fullName])),
    }),
    [interfaceLanguage, places, types, people],
  );
}
