import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { domains } from '#core/domains/store.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { organisationTexts } from '#core/i18n/organisation.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { inset, listEnd } from '../../shell/page-frame.css.ts';
import { WithTexts } from '../../WithTexts.tsx';
import * as styles from './administration.css.ts';
import { DomainChanges } from './DomainChanges.tsx';
import { DomainAddresses, DomainTable } from './DomainTable.tsx';
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
  useEffect(() => {
    void all.reload();
  }, [all]);
  const list = loadedValue(loaded);
  return (
    <PageFrame
      title={text('organisation.domainsTitle')}
      width="full"
      about={
        <p role="status">
          {list ? text('organisation.domainsShown', { count: list.domains.length }) : '\u00a0'}
        </p>
      }
    >
      <div className={classes(inset, listEnd)}>
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
          <div className={styles.domains}>
            <div>
              <DomainTable list={list} />
              <DomainAddresses list={list} />
            </div>
            <PlanTable plans={list.plans} />
            <DomainChanges />
          </div>
        )}
      </div>
    </PageFrame>
  );
}
