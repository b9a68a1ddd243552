import { useId } from 'react';
import type { ExportProgress } from '#core/lib/export-list.ts';
import { localeOf } from '#core/lib/locales.ts';
import { formatNumber } from '#core/lib/numbers.ts';
import { useInterfaceLanguage } from '../app-context.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import * as styles from './export.css.ts';

/** What the dialog says. */
export type ExportDialogWords = {
  title: string;
  cancel: string;
  close: string;
  retry: string;
  failed: string;
  writing: string;
  exporting: (done: string, total: string) => string;
};

type ExportDialogProps = {
  words: ExportDialogWords;
  /** How far the export is; undefined while none runs. */
  progress: ExportProgress | undefined;
  /** Whether the last one failed. */
  isFailed: boolean;
  onCancel: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/** How far an export is, which can be cancelled; and that it failed, with another try. */
export function ExportDialog({ words, progress, isFailed, onCancel, onRetry, onClose }: ExportDialogProps) {
  const isRunning = progress !== undefined;
  return (
    <Dialog
      open={isRunning || isFailed}
      width="confirm"
      persistent
      title={words.title}
      closeLabel={words.close}
      onClose={isRunning ? onCancel : onClose}
      footer={
        isRunning ? (
          <Button onClick={onCancel}>{words.cancel}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{words.close}</Button>
            <Button kind="primary" onClick={onRetry}>
              {words.retry}
            </Button>
          </>
        )
      }
    >
      {isRunning ? <Progress words={words} progress={progress} /> : <p role="alert">{words.failed}</p>}
    </Dialog>
  );
}

type ProgressProps = { words: ExportDialogWords; progress: ExportProgress };

function Progress({ words, progress: { done, total } }: ProgressProps) {
  const id = useId();
  const locale = localeOf(useInterfaceLanguage());
  const isWriting = total > 0 && done >= total;
  const said = isWriting
    ? words.writing
    : words.exporting(formatNumber(done, locale), formatNumber(total, locale));
  return (
    <div className={styles.running}>
      <p id={id}>{said}</p>
      {/* Without a value while the file is written, since nobody knows how long that takes. */}
      <progress
        className={styles.wide}
        aria-labelledby={id}
        {...(!isWriting && { max: total || 1, value: done })}
      />
    </div>
  );
}
