import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { colleagues } from '#core/comments/colleagues.ts';
import { useApp } from '../app-context.tsx';

/** Who can be responsible; asked for once somebody needs their names. */
export function usePeople(): readonly { id: string; fullName: string }[] {
  const { $people, load } = useApp().part(colleagues);
  useEffect(() => void load(), [load]);
  return loadedValue(useStore($people)) ?? [];
}
