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
import { Older } from './Older.tsx';
import { usePlanName } from './use-plan-name.ts';

const columns = ['at', 'organisation', 'what', 'actor', 'address'] as const;

/** The changes of plans and settings, newest first. */
export function DomainChanges() {
  const text = useLoadedText<typeof organisationTexts | typeof commonTexts>();
  const { changes: log } = useApp().part(domains);
  const loaded = useStore(log.$page);
  const changes = loadedValue(loaded);
  return (
    <section className={styles.section} aria-labelledby="changes">
      <h2 id="changes" className={styles.sectionTitle}>
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
        <ChangeTable items={changes.items} />
      )}
      {changes?.more ? (
        <Older lines={log} label={text('organisation.older')} failed={text('organisation.olderFailed')} />
      ) : null}
    </section>
  );
}

function ChangeTable({ items }: { items: readonly DomainChange[] }) {
  const text = useLoadedText<typeof organisationTexts>();
  const locale = localeOf(useInterfaceLanguage());
  const planName = usePlanName();
  return (
    <table className={styles.table}>
      <ColumnNames names={columns.map((column) => text(`organisation.${column}`))} />
      <tbody className={styles.body}>
        {items.map(({ id, at, organisation, action, detail, actor, address }) => (
          <tr key={id} className={styles.row}>
            <td className={styles.time}>
              <time dateTime={at}>{formatMoment(at, locale)}</time>
            </td>
            <td className={styles.strong}>{organisation}</td>
            <td className={styles.cell}>
              {action === 'PLAN_CHANGED'
                ? text('organisation.PLAN_CHANGED', {
                    from: planName(String(detail.from)),
                    to: planName(String(detail.to)),
                  })
                : text('organisation.SETTINGS_CHANGED', {
                    what: changedSettings(detail)
                      .map((one) => text(`organisation.${one}`))
                      .join(', '),
                  })}
            </td>
            <td className={styles.cell}>{actor}</td>
            <td className={styles.quiet}>{address}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
