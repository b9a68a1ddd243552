import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { searchTexts } from '#core/i18n/search.ts';
import { createReaderPreferences } from '#core/regulations/preferences.ts';
import { useApp, useLoadedText } from '../app-context.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { KeyList } from '../ui/KeyList.tsx';
import type { PageKeys } from '../ui/page-keys.ts';

const keys = [
  ['j', 'nextHit'],
  ['k', 'previousHit'],
  ['n', 'nextPage'],
  ['p', 'previousPage'],
  ['?', 'keyHelp'],
] as const;

type ResultHelpProps = {
  /** Keys of the page around. */
  pageKeys: PageKeys | undefined;
  onClose: () => void;
};

/** The keys of the results, and the switch that disables single-letter keys, here and in the reader. */
export function ResultHelp({ pageKeys, onClose }: ResultHelpProps) {
  const { storage } = useApp();
  const text = useLoadedText<typeof searchTexts | typeof commonTexts>();
  const [preferences] = useState(() => createReaderPreferences(storage));
  const { keys: active } = useStore(preferences.$preferences);
  const own = keys.map(([key, what]) => [key, text(`search.${what}`)] as const);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('search.keysOfResults')}
      closeLabel={text('common.close')}
      width="confirm"
    >
      <KeyList
        pageKeys={pageKeys}
        pageLabels={{ search: text('search.keyBox'), palette: text('search.keyPalette') }}
        keys={own}
        active={active}
        onActive={(on) => preferences.change({ keys: on })}
        activeLabel={text('search.singleKeys')}
      />
    </Dialog>
  );
}
