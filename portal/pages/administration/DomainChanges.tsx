import { useStore } from '@nanostores/react';
import { loadedValue } from '#core/async/loadable.ts';
import { changedSettings } from '#core/domains/changed-settings.ts';
import { type DomainChange, domains } from '#core/domains/store.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import type { organisationTexts } from '#core/i18n/organisation.ts';
import { formatMoment } from '#core/lib/dates.ts';
import { localeOf } from '#core/lib/locales.ts';
import { useApp, useInterfaceLanguage, useLoadedText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import * as styles from './administration.css.ts';
import { ColumnNames } from './ColumnNames.tsx';
import { LabelledCell } from './LabelledCell.tsx';
import { Older } from './Older.tsx';
import { usePlanName } from './use-plan-name.ts';

const columns = ['at', 'organisation', 'what', 'actor', 'address'] as const;

/** The changes of plans and settings, newest first; those of one's own organisation do not name it. */
export function DomainChanges({ isOwn = false }: { isOwn?: boolean }) {
  const text = useLoadedText<typeof organisationTexts | typeof commonTexts>();
  const { changes: log } = useApp().part(domains);
  const loaded = useStore(log.$page);
  const changes = loadedValue(loaded);
  return (
    <section className={isOwn ? styles.furtherPart : styles.section} aria-labelledby="changes">
      <h2 id="changes" className={isOwn ? styles.partTitle : styles.sectionTitle}>
        {text('organisation.changesTitle')}
      </h2>
      {loaded.state === 'failed' ? (
        <FailedState
          error={loaded.error}
          title={text('organisation.changesFailed')}
          onRetry={() => void log.reload()}
        />
      ) : changes === undefined ? (
        <Skeleton lines={3} label={text('common.loading')} className={styles.skeleton} />
      ) : changes.items.length === 0 ? (
        <p className={styles.faint}>{text('organisation.changesEmpty')}</p>
      ) : (
        <ChangeTable items={changes.items} isOwn={isOwn} />
      )}
      {changes?.more ? (
        <Older lines={log} label={text('organisation.older')} failed={text('organisation.olderFailed')} />
      ) : null}
    </section>
  );
}

function ChangeTable({ items, isOwn }: { items: readonly DomainChange[]; isOwn: boolean }) {
  const text = useLoadedText<typeof organisationTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const displayed = columns.filter((column) => !isOwn || column !== 'organisation');
  return (
    <table className={styles.table}>
      <ColumnNames names={displayed.map((column) => text(`organisation.${column}`))} />
      <tbody className={styles.body}>
        {items.map(({ id, at, organisation, action, detail, actor, address }) => (
          <tr key={id} className={styles.row}>
            <td className={styles.time}>
              <time dateTime={at}>{formatMoment(at, locale)}</time>
            </td>
            {isOwn ? null : <td className={styles.strong}>{organisation}</td>}
            <td className={styles.cell}>
              <WhatChanged action={action} detail={detail} />
            </td>
            <LabelledCell label={text('organisation.actor')}>{actor}</LabelledCell>
            <LabelledCell className={styles.quiet} label={text('organisation.address')}>
              {address}
            </LabelledCell>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WhatChanged({ action, detail }: Pick<DomainChange, 'action' | 'detail'>) {
  const text = useLoadedText<typeof organisationTexts>();
  const planName = usePlanName();
  if (action === 'PLAN_CHANGED')
    return text('organisation.PLAN_CHANGED', {
      from: planName(String(detail.from)),
      to: planName(String(detail.to)),
    });
  if (action === 'ORIGIN_PROVED')
    return text('organisation.ORIGIN_PROVED', { origin: String(detail.origin) });
  if (action !== 'SETTINGS_CHANGED') return text(`organisation.${action}`);
  const what = changedSettings(detail).map((one) => text(`organisation.${one}`));
  return text('organisation.SETTINGS_CHANGED', { what: what.join(', ') });
}
