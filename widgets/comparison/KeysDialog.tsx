import { useStore } from '@nanostores/react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import type { PreferenceStore } from '#core/regulations/preferences.ts';
import { useLoadedText } from '../app-context.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { KeyList } from '../ui/KeyList.tsx';

const keys = [
  ['n', 'nextChange'],
  ['p', 'previousChange'],
  ['?', 'keys'],
] as const;

type KeysDialogProps = {
  preferences: PreferenceStore;
  /** Whether the keys act on the whole page as long as nobody types. */
  onPage: boolean | undefined;
  onClose: () => void;
};

/** The keys of a comparison, and the switch that disables single-letter keys, here and in the reader. */
export function KeysDialog({ preferences, onPage, onClose }: KeysDialogProps) {
  const text = useLoadedText<typeof comparisonTexts | typeof commonTexts>();
  const { keys: active } = useStore(preferences.$preferences);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('compare.keys')}
      closeLabel={text('common.close')}
      width="confirm"
    >
      <KeyList
        keys={keys.map(([key, what]) => [key, text(`compare.${what}`)] as const)}
        active={active}
        onActive={(on) => preferences.change({ keys: on })}
        activeLabel={text(onPage ? 'compare.singleKeysOnPage' : 'compare.singleKeys')}
      />
    </Dialog>
  );
}
