import { Download, FileText, FileType, Printer } from 'lucide';
import { useState } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { MenuButton } from '../ui/MenuButton.tsx';
import type { SnackbarMessage } from '../ui/Snackbar.tsx';
import { useOfferActions } from '../use-offer-actions.ts';
import { useComparisonScene } from './comparison-scene.ts';

const MenuPopup = lazyComponent(async () => (await import('../ui/MenuPopup.tsx')).MenuPopup);
const Snackbar = lazyComponent(async () => (await import('../ui/Snackbar.tsx')).Snackbar);

type Kind = 'docx' | 'pdf';

/** Exports the comparison as a word-processor file or a PDF, or prints it. */
export function ExportMenu() {
  const { comparison, props, request } = useComparisonScene();
  const app = useApp();
  const language = useInterfaceLanguage();
  const text = useLoadedText<typeof comparisonTexts | typeof commonTexts>();
  const [busy, setBusy] = useState<Kind>();
  const [messages, setMessages] = useState<SnackbarMessage[]>();

  async function save(kind: Kind) {
    setBusy(kind);
    setMessages([]);
    try {
      const { saveComparison } = await import('./save-comparison.ts');
      await saveComparison(kind, { app, comparison, request, language, only: props.view.only ?? false });
    } catch (error) {
      app.notices.report(error, 'export a comparison');
      const again = { label: text('common.retry'), onSelect: () => void save(kind) };
      setMessages([{ id: Date.now(), kind: 'error', text: text('compare.exportFailed'), action: again }]);
    } finally {
      setBusy(undefined);
    }
  }

  // A file contains changes of all classes, even if the view is filtered.
  const note = text(props.view.only ? 'compare.exportChanges' : 'compare.exportWhole');
  const items = [
    {
      id: 'docx',
      label: text('compare.exportWord'),
      note,
      icon: FileType,
      onSelect: () => void save('docx'),
    },
    { id: 'pdf', label: text('compare.exportPdf'), note, icon: FileText, onSelect: () => void save('pdf') },
    { id: 'print', label: text('compare.print'), icon: Printer, onSelect: () => window.print() },
  ].map((item) => ({ ...item, disabled: busy !== undefined && item.id !== 'print' }));
  useOfferActions(items);
  return (
    <>
      <MenuButton
        menu={(menu) => <MenuPopup {...menu} label={text('compare.export')} items={items} align="end" />}
        trigger={(trigger) => (
          <IconButton
            {...trigger}
            icon={Download}
            label={text(busy ? 'compare.exporting' : 'compare.export')}
            aria-busy={busy !== undefined}
          />
        )}
      />
      {messages ? (
        <Snackbar
          messages={messages}
          onDismiss={() => setMessages([])}
          closeLabel={text('common.close')}
          duration={10_000}
        />
      ) : null}
    </>
  );
}
