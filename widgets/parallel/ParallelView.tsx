import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { parallelTexts as texts } from '#core/i18n/parallel.ts';
import { parallelTexts } from '#core/parallel/store.ts';
import { useApp, useText, useTexts } from '../app-context.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { OpenParallel } from './OpenParallel.tsx';
import { ParallelFailed } from './ParallelFailed.tsx';
import * as styles from './parallel.css.ts';
import type { ParallelViewProps } from './parallel-props.ts';

/** One text in two to four languages, paragraph beside paragraph. The place comes in by props and goes out by `onNavigate`. */
export function ParallelView(props: ParallelViewProps) {
  const app = useApp();
  const hasTexts = useTexts(texts);
  const text = useText<typeof commonTexts>();
  const reading = useMemo(() => app.part(parallelTexts).createReading(), [app]);
  const { regTextId, versionDate } = props;
  const languages = props.languages.join(',');
  const latest = useRef(props);
  latest.current = props;

  const open = useMemo(
    () => () => {
      const { article, path, languages: asked } = latest.current;
      return reading.open({ regTextId, versionDate, languages: asked, article: path ?? article });
    },
    [reading, regTextId, versionDate],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: other languages are another text
  useEffect(() => {
    void open().then(() => {
      const opened = loadedValue(reading.$opened.get());
      if (opened) latest.current.onOpened?.(opened);
    });
  }, [open, reading, languages]);
  useEffect(() => () => reading.close(), [reading]);

  const opened = useStore(reading.$opened);
  return (
    <div className={styles.view}>
      {opened.state === 'failed' && hasTexts ? (
        <ParallelFailed props={props} reading={reading} error={opened.error} onRetry={() => void open()} />
      ) : opened.state === 'ready' && hasTexts ? (
        <OpenParallel
          key={`${regTextId} ${opened.value.versionDate} ${opened.value.languages.join()}`}
          props={props}
          reading={reading}
          opened={opened.value}
        />
      ) : (
        <div className={styles.waiting}>
          <Skeleton lines={14} label={text('common.loading')} />
        </div>
      )}
    </div>
  );
}
