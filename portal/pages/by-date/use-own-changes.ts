import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { ownByText } from '#core/by-date/naming-changes.ts';
import { changes } from '#core/changes/store.ts';
import { maySeeChanges } from '#core/session/change-rights.ts';
import { useApp, useInterfaceLanguage } from '#widgets/app-context.tsx';

/** The organisation's own changes by the texts that they name; none for who sees no changes. The main server does not know them. */
export function useOwnChanges() {
  const { session, part } = useApp();
  const state = useStore(session.$session);
  const { $changes, load } = part(changes);
  const language = useInterfaceLanguage();
  const loaded = useStore($changes);
  const isOpen = maySeeChanges(state);
  useEffect(() => {
    if (isOpen) void load(language);
  }, [isOpen, load, language]);
  const all = isOpen ? loadedValue(loaded) : undefined;
  return {
    own: useMemo(() => ownByText(all ?? []), [all]),
    failed: isOpen && loaded.state === 'failed',
    retry: () => void load(language),
  };
}
