import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { type technicalTexts as TechnicalTexts, technicalTexts } from '#core/i18n/technical.ts';
import { technical } from '#core/technical/store.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { WithTexts } from '../../WithTexts.tsx';
import { useRepeated } from '../load-data/use-repeated.ts';
import { DataFailed } from '../warnings/DataFailed.tsx';
import { ErrorLog } from './ErrorLog.tsx';
import { IndexParts } from './IndexParts.tsx';
import { QueueFacts, ServerFacts } from './ServerFacts.tsx';
import * as styles from './technical.css.ts';
import { Watches } from './Watches.tsx';

/** Technical data of the main server and what went wrong there. */
export function TechnicalPage() {
  return (
    <WithTexts texts={[technicalTexts]}>
      <Technical />
    </WithTexts>
  );
}

function Technical() {
  const text = useLoadedText<typeof TechnicalTexts | typeof commonTexts>();
  const { $data, $building, load } = useApp().part(technical);
  const loaded = useStore($data);
  const isBuilding = useStore($building).size > 0;
  useEffect(() => {
    void load();
  }, [load]);
  const data = loadedValue(loaded);
  useRepeated(isBuilding || data?.index.some(({ build }) => build?.state === 'running') === true, () =>
    load(true),
  );
  return (
    <PageFrame title={text('technical.title')} width="full">
      <div className={styles.content}>
        {data ? (
          <>
            <div className={styles.columns}>
              <ServerFacts data={data} />
              <QueueFacts data={data} />
            </div>
            <IndexParts parts={data.index} />
            <Watches watches={data.watches} watchHours={data.watchHours} />
          </>
        ) : loaded.state === 'failed' ? (
          <DataFailed error={loaded.error} title={text('technical.failed')} onRetry={() => void load()} />
        ) : (
          <Skeleton lines={10} label={text('common.loading')} />
        )}
        {loaded.state === 'failed' && loaded.error.code === 'FORBIDDEN' ? null : <ErrorLog />}
      </div>
    </PageFrame>
  );
}
