import { type RefObject, useEffect } from 'react';
import { createReaderPreferences } from '#core/regulations/preferences.ts';
import { useApp } from '#widgets/app-context.tsx';
import { isTyping } from '#widgets/ui/typing.ts';

export const searchKey = '/';

/** A key that gives the search box the focus from anywhere in the portal; switched off with the reader's single keys. */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  const { storage } = useApp();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // On Swiss keyboards it is typed with Shift.
      if (event.key !== searchKey || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey)
        return;
      if (isTyping(event)) return;
      if (document.querySelector('dialog[open]')) return;
      if (!createReaderPreferences(storage).$preferences.get().keys) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [field, storage]);
}
