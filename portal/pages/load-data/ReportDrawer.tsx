import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { LoadedFile } from '#core/contract/main/loaded-files.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { LoadProblem } from '#core/loading/load-problem.ts';
import { loading } from '#core/loading/loading-store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { ConfirmDialog } from '#widgets/ui/ConfirmDialog.tsx';
import { Sheet } from '#widgets/ui/Sheet.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { VisuallyHidden } from '#widgets/ui/VisuallyHidden.tsx';
import { isBusy, publishable, stateWords } from './file-words.ts';
import * as styles from './load-data.css.ts';
import { Outcomes } from './Outcomes.tsx';
import { ProblemLine } from './ProblemLine.tsx';
import { ReportedText } from './ReportedText.tsx';
import { useRepeated } from './use-repeated.ts';

/** What was recognised in a file, what would change, and the decision about it. */
export function ReportDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useLoadedText<typeof loadingTexts | typeof commonTexts>();
  const store = useApp().part(loading);
  const report = useStore(store.report(id));
  useEffect(() => {
    void store.loadReport(id);
  }, [store, id]);
  const opened = loadedValue(report);
  useRepeated(opened !== undefined && isBusy(opened.file), async () => {
    await store.loadReport(id, true);
    await store.load(true);
  });
  const name = opened?.file.name;
  return (
    <Sheet
      open
      onClose={onClose}
      title={name === undefined ? text('loading.showReport') : text('loading.report', { name })}
      closeLabel={text('common.close')}
    >
      {opened === undefined ? (
        report.state === 'failed' ? (
          <FailedState error={report.error} onRetry={() => void store.loadReport(id)} />
        ) : (
          <Skeleton lines={6} label={text('common.loading')} />
        )
      ) : (
        <div className={styles.report}>
          <Decision file={opened.file} />
          {opened.texts.length === 0 && !isBusy(opened.file) ? <p>{text('loading.noTexts')}</p> : null}
          <ul className={styles.texts}>
            {opened.texts.map((one) => (
              <ReportedText key={one.number} file={opened.file} text={one} />
            ))}
          </ul>
        </div>
      )}
    </Sheet>
  );
}

/** How far a file is, and the button that publishes it. */
function Decision({ file }: { file: LoadedFile }) {
  const text = useLoadedText<typeof loadingTexts | typeof commonTexts>();
  const { publish } = useApp().part(loading);
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<LoadProblem>();
  const count = publishable(file);
  const run = async () => {
    setIsAsking(false);
    setProblem(await publish(file.id));
  };
  const state = stateWords(file, text, localeOf(useInterfaceLanguage()));
  // Read aloud when it changes, not when the report opens.
  const [first] = useState(state);
  return (
    <div className={styles.decision}>
      <VisuallyHidden>
        <span role="status">{state === first ? '' : state}</span>
      </VisuallyHidden>
      <p>
        <span className={styles.state}>{state}</span>
        <Outcomes file={file} />
      </p>
      {file.state === 'checked' && count > 0 ? (
        <Button kind="primary" onClick={() => setIsAsking(true)}>
          {text('loading.publish')}
        </Button>
      ) : null}
      <ProblemLine problem={problem} />
      <ConfirmDialog
        open={isAsking}
        heading={text('loading.publishOf', { name: file.name })}
        cancelLabel={text('common.cancel')}
        submitLabel={text('loading.publish')}
        onCancel={() => setIsAsking(false)}
        onSubmit={() => void run()}
      >
        <p>{text('loading.publishAbout', { count })}</p>
      </ConfirmDialog>
    </div>
  );
}
