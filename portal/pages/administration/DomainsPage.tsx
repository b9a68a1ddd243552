import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { domains } from '#core/domains/store.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { organisationTexts } from '#core/i18n/organisation.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { usePageTitle } from '../../shell/page-title.tsx';
import { WithTexts } from '../../WithTexts.tsx';
import * as head from '../page-header.css.ts';
import * as styles from './administration.css.ts';
import { DomainChanges } from './DomainChanges.tsx';
import { DomainTable } from './DomainTable.tsx';
import { PlanTable } from './PlanTable.tsx';

/** All organisations with their plans, for full domain administrators. */
export function DomainsPage() {
  return (
    <WithTexts texts={[organisationTexts]}>
      <Domains />
    </WithTexts>
  );
}

function Domains() {
  const text = useLoadedText<typeof organisationTexts | typeof commonTexts>();
  const all = useApp().part(domains);
  const loaded = useStore(all.$list);
  usePageTitle(text('organisation.domainsTitle'));
  useEffect(() => {
    void all.reload();
  }, [all]);
  const list = loadedValue(loaded);
  return (
    <>
      <header className={head.header}>
        <h1 className={head.title}>{text('organisation.domainsTitle')}</h1>
        <p className={head.count} role="status">
          {list ? text('organisation.domainsShown', { count: list.domains.length }) : '\u00a0'}
        </p>
      </header>
      <div className={styles.content}>
        {loaded.state === 'failed' ? (
          <FailedState
            error={loaded.error}
            title={text('organisation.domainsFailed')}
            onRetry={() => void all.reload()}
          />
        ) : list === undefined ? (
          <Skeleton lines={8} label={text('common.loading')} className={styles.skeleton} />
        ) : list.domains.length === 0 ? (
          <EmptyState text={text('organisation.domainsEmpty')} />
        ) : (
          <>
            <DomainTable list={list} />
            <PlanTable plans={list.plans} />
            <DomainChanges />
          </>
        )}
      </div>
    </>
  );
}
