import { useStore } from '@nanostores/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { idle, loadedValue } from '#core/async/loadable.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { parallelTexts as texts } from '#core/i18n/parallel.ts';
import { readerTexts } from '#core/i18n/reader.ts';
import { parallelTexts } from '#core/parallel/store.ts';
import { useApp, useLoadedText, useText } from '../app-context.tsx';
import { DocumentView } from '../document-view/DocumentView.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { OpenParallel } from './OpenParallel.tsx';
import { ParallelFailed } from './ParallelFailed.tsx';
import * as styles from './parallel.css.ts';
import type { ParallelViewProps } from './parallel-props.ts';

/**
 * One text in two to four languages, paragraph beside paragraph. The place comes in as props; changes go out
 * through `onNavigate`.
 */
export function ParallelView(props: ParallelViewProps) {
  const app = useApp();
  const hasTexts = useText(texts, readerTexts) !== undefined;
  const text = useLoadedText<typeof commonTexts>();
  const reading = useMemo(() => app.part(parallelTexts).createReading(), [app]);
  const { regTextId, versionDate } = props;
  const languages = props.languages.join();
  const open = () => {
    const { article, path } = props;
    return reading.open({ regTextId, versionDate, languages: props.languages, article: path ?? article });
  };
  const openAndReport = useEffectEvent(async () => {
    const { onOpened } = props;
    await open();
    const opened = loadedValue(reading.$opened.get());
    if (opened) onOpened?.(opened);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: these identify the text; `OpenParallel` goes to another place in it
  useEffect(() => void openAndReport(), [reading, regTextId, versionDate, languages]);
  useEffect(() => () => reading.close(), [reading]);

  const opened = useStore(reading.$opened);
  return (
    <DocumentView
      className={styles.view}
      opened={hasTexts && opened.state !== 'loading' ? opened : idle}
      loading={
        <div className={styles.loading}>
          <Skeleton lines={14} label={text('common.loading')} />
        </div>
      }
      failed={(error) => (
        <ParallelFailed props={props} reading={reading} error={error} onRetry={() => void open()} />
      )}
    >
      {(parallel) => (
        <OpenParallel
          key={`${regTextId} ${parallel.versionDate} ${parallel.languages.join()}`}
          props={props}
          reading={reading}
          opened={parallel}
        />
      )}
    </DocumentView>
  );
}
