import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { colleagues } from '#core/comments/colleagues.ts';
import type { Colleague } from '#core/comments/mentions.ts';
import { commentVocabulary } from '#core/comments/vocabulary.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { useApp, useInterfaceLanguage } from '../app-context.tsx';

type Named = { id: number; names: Readonly<Record<InterfaceLanguage, string>> };

/** What types and statuses are called in the interface language. */
export function useVocabulary() {
  const { $types, $statuses, load } = useApp().part(commentVocabulary);
  const language = useInterfaceLanguage();
  const types = useStore($types);
  const statuses = useStore($statuses);
  useEffect(() => void load(), [load]);
  const nameIn = (list: readonly Named[]) => (id: number) =>
    list.find((one) => one.id === id)?.names[language] ?? '';
  return { types, statuses, typeName: nameIn(types), statusName: nameIn(statuses) };
}

const nobody: readonly Colleague[] = [];

/** The colleagues who can be mentioned; asked for once somebody needs their names. */
export function usePeople(isNeeded: boolean): readonly Colleague[] {
  const { $people, load } = useApp().part(colleagues);
  const people = loadedValue(useStore($people)) ?? nobody;
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded, load]);
  return people;
}
