import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { type Unsaved, unsavedWords } from '#core/changes/unsaved-words.ts';
import { useApp } from '../app-context.tsx';

/** What is typed in one field of a change and not saved: it stays when its row scrolls away, or its page is left. */
export function useUnsaved(key: string) {
  const { $words, set } = useApp().part(unsavedWords);
  const unsaved = useStore($words, { keys: [key], deps: [$words, key] })[key];
  return [unsaved, (next: Unsaved | undefined) => set(key, next)] as const;
}

/** Lets the browser ask before a tab is closed in which something is typed that is not saved. */
export function useUnsavedWarning(): void {
  const store = useApp().part(unsavedWords);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (store.hasAny()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [store]);
}
