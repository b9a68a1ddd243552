import { useStore } from '@nanostores/react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { useLoadedText } from '../app-context.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { KeyList } from '../ui/KeyList.tsx';
import { useScene } from './reader-scene.ts';

const keys = [
  ['j', 'nextArticle'],
  ['k', 'previousArticle'],
  ['↓ ↑', 'nextParagraph'],
  ['l', 'copyLink'],
  ['z y', 'copyCitation'],
  ['c', 'comment'],
  ['?', 'keys'],
] as const;

type HelpDialogProps = {
  /** Key of the page that focuses its search box. */
  searchKey: string | undefined;
  onClose: () => void;
};

/** The keys of the reader, and the switch that disables single-letter keys. */
export function HelpDialog({ searchKey, onClose }: HelpDialogProps) {
  const { preferences } = useScene();
  const text = useLoadedText<typeof readerTexts | typeof commonTexts>();
  const { keys: active } = useStore(preferences.$preferences);
  const own = keys.map(([key, what]) => [key, text(`reader.${what}`)] as const);
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('reader.keys')}
      closeLabel={text('common.close')}
      width="confirm"
    >
      <KeyList
        keys={searchKey === undefined ? own : [[searchKey, text('reader.keyBox')], ...own]}
        active={active}
        onActive={(on) => preferences.change({ keys: on })}
        activeLabel={text('reader.singleKeys')}
      />
    </Dialog>
  );
}
