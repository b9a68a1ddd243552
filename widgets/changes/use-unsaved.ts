import { useEffect, useState } from 'react';
import { type Unsaved, unsavedWords } from '#core/changes/unsaved-words.ts';
import { useApp } from '../app-context.tsx';

/** What is typed in one field of a change and not saved: it stays when its row scrolls away, or its page is left. */
export function useUnsaved(key: string) {
  const store = useApp().part(unsavedWords);
  const [unsaved, setUnsaved] = useState(() => store.get(key));
  const write = (next: Unsaved | undefined) => {
    store.set(key, next);
    setUnsaved(next);
  };
  return [unsaved, write] as const;
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
