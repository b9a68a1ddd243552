import { FileText, FileType, Printer } from 'lucide';
import { useState } from 'react';
import type { commonTexts } from '#core/i18n/common.ts';
import type { comparisonTexts } from '#core/i18n/comparison.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '../app-context.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import type { MenuItem } from '../ui/MenuPopup.tsx';
import type { SnackbarMessage } from '../ui/Snackbar.tsx';
import { useOfferActions } from '../use-offer-actions.ts';
import { useComparisonScene } from './comparison-scene.ts';

const Snackbar = lazyComponent(async () => (await import('../ui/Snackbar.tsx')).Snackbar);

type Kind = 'docx' | 'pdf';
export type Exporting = {
  items: MenuItem[];
  isBusy: boolean;
  messages: SnackbarMessage[] | undefined;
  onDismiss: () => void;
};

/** Exports the comparison as a word-processor file or a PDF, or prints it. */
export function useExport(): Exporting {
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
  const saving = (kind: Kind, label: string, icon: MenuItem['icon']): MenuItem => ({
    id: kind,
    label,
    note,
    icon,
    disabled: busy !== undefined,
    onSelect: () => void save(kind),
  });
  const items = [
    saving('docx', text('compare.exportWord'), FileType),
    saving('pdf', text('compare.exportPdf'), FileText),
    { id: 'print', label: text('compare.print'), icon: Printer, onSelect: () => window.print() },
  ];
  useOfferActions(items);
  return { items, isBusy: busy !== undefined, messages, onDismiss: () => setMessages([]) };
}

/** What failed, with another try. */
export function ExportMessages({ messages, onDismiss }: Exporting) {
  const text = useLoadedText<typeof commonTexts>();
  return messages ? (
    <Snackbar messages={messages} onDismiss={onDismiss} closeLabel={text('common.close')} duration={10_000} />
  ) : null;
}
