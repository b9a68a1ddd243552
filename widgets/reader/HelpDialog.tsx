import { useStore } from '@nanostores/react';
import { commonTexts } from '#core/i18n/common.ts';
import { pdfTexts } from '#core/i18n/pdf.ts';
import { readerTexts } from '#core/i18n/reader.ts';
import { readingTexts } from '#core/i18n/reading.ts';
import { useText } from '../app-context.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { KeyList } from '../ui/KeyList.tsx';
import type { PageKeys } from '../ui/page-keys.ts';
import { useScene } from './reader-scene.ts';
import { useReaderActions } from './tools/reader-actions.ts';

const keys = [
  ['j', 'reader.nextArticle'],
  ['k', 'reader.previousArticle'],
  ['↓ ↑', 'reading.nextParagraph'],
  ['z y', 'reading.copyCitation'],
  ['t', 'reading.copyWithText'],
  ['l', 'reading.copyPermanent'],
  ['L', 'reading.copyLiving'],
  ['c', 'reading.comment'],
  ['e', 'reading.share'],
  ['w', 'reading.watch'],
  ['?', 'reading.keys'],
] as const;

type HelpDialogProps = {
  /** Keys of the page around. */
  pageKeys: PageKeys | undefined;
  onClose: () => void;
};

/** The keys of the reader, and the switch that disables single-letter keys. */
export function HelpDialog({ pageKeys, onClose }: HelpDialogProps) {
  const { preferences, props } = useScene();
  const text = useText(readerTexts, readingTexts, commonTexts);
  const pdfText = useText(pdfTexts);
  const { share } = useReaderActions();
  const { keys: active } = useStore(preferences.$preferences);
  if (!text) return null;
  // Only keys that act: a reader without comments has none for them.
  const acts = (what: string) =>
    (what !== 'reading.comment' || props.comments !== undefined) &&
    (what !== 'reading.watch' || props.Watch !== undefined) &&
    (what !== 'reading.share' || share !== undefined);
  const own = keys.filter(([, what]) => acts(what)).map(([key, what]) => [key, text(what)] as const);
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
      title={text('reading.keys')}
      closeLabel={text('common.close')}
      width="confirm"
    >
      <KeyList
        pageKeys={pageKeys}
        pageLabels={{ search: text('reading.keyBox'), palette: text('reading.keyPalette') }}
        keys={[...own, ...ofPages]}
        active={active}
        onActive={(on) => preferences.change({ keys: on })}
        activeLabel={text('reading.singleKeys')}
      />
    </Dialog>
  );
}
