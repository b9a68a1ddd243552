import { useState } from 'react';
import type { LoadedFile } from '#core/contract/main/loaded-files.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import type { LoadProblem } from '#core/loading/load-problem.ts';
import { loading } from '#core/loading/loading-store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { NumberConfirmDialog } from '#widgets/NumberConfirmDialog.tsx';
import * as styles from './load-data.css.ts';
import { ProblemLine } from './ProblemLine.tsx';

type DeleteLoadedFileProps = { file: LoadedFile; onClose: () => void };

/** Deletes a file after the displayed number was typed (specification, section 5). */
export function DeleteLoadedFile({ file, onClose }: DeleteLoadedFileProps) {
  const text = useLoadedText<typeof loadingTexts | typeof commonTexts>();
  const { remove } = useApp().part(loading);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<LoadProblem>();
  const run = async () => {
    setBusy(true);
    const failed = await remove(file);
    setBusy(false);
    setProblem(failed);
    if (failed === undefined) onClose();
  };
  return (
    <NumberConfirmDialog
      heading={text('loading.deleteTitle')}
      intro={text('loading.deleteText', { name: file.name })}
      cancelLabel={text('common.cancel')}
      submitLabel={text('loading.delete')}
      numberLabel={(number) => text('loading.typeNumber', { number })}
      wrongNumber={text('loading.wrongNumber')}
      invalidLabel={text('loading.invalidData')}
      className={styles.form}
      busy={busy}
      problem={<ProblemLine problem={problem} />}
      onCancel={onClose}
      onSubmit={() => void run()}
    />
  );
}
