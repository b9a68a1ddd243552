import { useStore } from '@nanostores/react';
import type { commonTexts } from '#core/i18n/common.ts';
import { pdfTexts } from '#core/i18n/pdf.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import { useLoadedText, useText } from '../app-context.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { KeyList } from '../ui/KeyList.tsx';
import type { PageKeys } from '../ui/page-keys.ts';
import { useScene } from './reader-scene.ts';

const keys = [
  ['j', 'nextArticle'],
  ['k', 'previousArticle'],
  ['↓ ↑', 'nextParagraph'],
  ['z y', 'copyCitation'],
  ['t', 'copyWithText'],
  ['l', 'copyPermanent'],
  ['L', 'copyLiving'],
  ['c', 'comment'],
  ['?', 'keys'],
] as const;

type HelpDialogProps = {
  /** Keys of the page around. */
  pageKeys: PageKeys | undefined;
  onClose: () => void;
};

/** The keys of the reader, and the switch that disables single-letter keys. */
export function HelpDialog({ pageKeys, onClose }: HelpDialogProps) {
  const { preferences, props } = useScene();
  const text = useLoadedText<typeof readerTexts | typeof commonTexts>();
  const { keys: active } = useStore(preferences.$preferences);
  // Only keys that act: a reader without comments has none for them.
  const own = keys
    .filter(([, what]) => what !== 'comment' || props.comments !== undefined)
    .map(([key, what]) => [key, text(`reader.${what}`)] as const);
  const pdfText = useText(pdfTexts);
  const ofPages =
    props.view === 'pdf' && pdfText
      ? ([
          ['+', pdfText('pdf.zoomIn')],
          ['-', pdfText('pdf.zoomOut')],
        ] as const)
      : [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('reader.keys')}
      closeLabel={text('common.close')}
      width="confirm"
    >
      <KeyList
        pageKeys={pageKeys}
        pageLabels={{ search: text('reader.keyBox'), palette: text('reader.keyPalette') }}
        keys={[...own, ...ofPages]}
        active={active}
        onActive={(on) => preferences.change({ keys: on })}
        activeLabel={text('reader.singleKeys')}
      />
    </Dialog>
  );
}
