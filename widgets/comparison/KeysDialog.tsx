import { useStore } from '@nanostores/react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import type { PreferenceStore } from '#core/regulations/preferences.ts';
import { useLoadedText } from '../app-context.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { KeyList } from '../ui/KeyList.tsx';
import type { ComparisonViewProps } from './comparison-props.ts';

const keys = [
  ['n', 'nextChange'],
  ['p', 'previousChange'],
  ['?', 'keys'],
] as const;

type KeysDialogProps = {
  preferences: PreferenceStore;
  /** Keys of the page around, and whether those of the view act on all of it as long as nobody types. */
  props: Pick<ComparisonViewProps, 'keysOnPage' | 'pageKeys'>;
  onClose: () => void;
};

/** The keys of a comparison, and the switch that disables single-letter keys, here and in the reader. */
export function KeysDialog({ preferences, props, onClose }: KeysDialogProps) {
  const { keysOnPage, pageKeys } = props;
  const text = useLoadedText<typeof comparisonTexts | typeof commonTexts>();
  const { keys: active } = useStore(preferences.$preferences);
  const own = keys.map(([key, what]) => [key, text(`compare.${what}`)] as const);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('compare.keys')}
      closeLabel={text('common.close')}
      width="confirm"
    >
      <KeyList
        pageKeys={pageKeys}
        pageLabels={{ search: text('compare.keyBox'), palette: text('compare.keyPalette') }}
        keys={own}
        active={active}
        onActive={(on) => preferences.change({ keys: on })}
        activeLabel={text(keysOnPage ? 'compare.singleKeysOnPage' : 'compare.singleKeys')}
      />
    </Dialog>
  );
}
