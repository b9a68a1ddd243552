import { useCallback } from 'react';
import { changes } from '#core/changes/store.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { useApp } from '#widgets/app-context.tsx';
import { lazyComponent } from '#widgets/ui/lazy-component.tsx';

const ChangeFiles = lazyComponent(
  async () => (await import('#widgets/changes/files/ChangeFiles.tsx')).ChangeFiles,
);

/** Draws the files of a change in its detail; they load with the first detail. */
export function useChangeFiles() {
  const { touch } = useApp().part(changes);
  return useCallback(
    (change: Change, mayEdit: boolean) => (
      <ChangeFiles change={change} mayEdit={mayEdit} onNumber={() => void touch(change)} />
    ),
    [touch],
  );
}
