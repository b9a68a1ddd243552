import { type RefObject, useEffect } from 'react';
import { createReaderPreferences } from '#core/regulations/preferences.ts';
import { useApp } from '#widgets/app-context.tsx';
import { isTyping } from '#widgets/ui/typing.ts';

export const searchKey = '/';

/**
 * A key that focuses the search box from anywhere in the portal; switched off together with the keys of the
 * reader.
 */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  const { storage } = useApp();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // On Swiss keyboards this key is typed with Shift, so Shift is not checked.
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
