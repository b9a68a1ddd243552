import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { loadedValue } from '#core/async/loadable.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { loadingTexts } from '#core/i18n/loading.ts';
import { formatDate } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { loadProblem } from '#core/loading/load-problem.ts';
import { loading } from '#core/loading/loading-store.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { PlainComparison } from '#widgets/comparison/PlainComparison.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { routes } from '../../routes.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import * as styles from './load-data.css.ts';
import { ProblemLine } from './ProblemLine.tsx';

/** A text that is not published yet beside the version that it is compared with. */
export function LoadedComparison({ id, number }: { id: string; number: number }) {
  const text = useLoadedText<typeof loadingTexts | typeof commonTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const store = useApp().part(loading);
  const comparison = useStore(store.comparison(id, number));
  useEffect(() => {
    void store.loadComparison(id, number);
  }, [store, id, number]);
  const opened = loadedValue(comparison);
  const day = (iso = '') => formatDate(iso, locale);
  return (
    <PageFrame
      title={opened?.after.title ?? text('loading.comparison')}
      name={text('loading.comparison')}
      width="full"
      about={
        <Link href={routes.loadData.address(id)} className={styles.link}>
          {text('loading.backToReport')}
        </Link>
      }
    >
      {opened ? (
        <PlainComparison
          comparison={opened}
          heads={{
            before: text('loading.before', { date: day(opened.before.versionDate) }),
            after: text('loading.after', { date: day(opened.after.versionDate) }),
          }}
          onlyLabel={text('loading.onlyChanges')}
        />
      ) : (
        <div className={styles.content}>
          {comparison.state === 'failed' ? (
            <ProblemLine problem={loadProblem(comparison.error)} />
          ) : (
            <Skeleton lines={10} label={text('common.loading')} />
          )}
        </div>
      )}
    </PageFrame>
  );
}
