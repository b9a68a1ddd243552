import { useStore } from '@nanostores/react';
import { Download } from 'lucide';
import { useEffect, useState } from 'react';
import { loadedValue } from '#core/async/loadable.ts';
import { type AuditLog, auditLog } from '#core/audit/store.ts';
import { auditTexts } from '#core/i18n/audit.ts';
import type { commonTexts } from '#core/i18n/common.ts';
import { organisationTexts } from '#core/i18n/organisation.ts';
import { roleTexts } from '#core/i18n/roles.ts';
import { tableTexts } from '#core/i18n/table.ts';
import { today } from '#core/lib/dates.ts';
import { type TextOf, useApp, useLoadedText, useText } from '#widgets/app-context.tsx';
import { FailedState } from '#widgets/FailedState.tsx';
import { Button } from '#widgets/ui/Button.tsx';
import { classes } from '#widgets/ui/classes.ts';
import { EmptyState } from '#widgets/ui/EmptyState.tsx';
import { Skeleton } from '#widgets/ui/Skeleton.tsx';
import { saveFile } from '#widgets/ui/save-file.ts';
import { PageFrame } from '../../shell/PageFrame.tsx';
import { PagePending } from '../../shell/PagePending.tsx';
import { inset, listEnd } from '../../shell/page-frame.css.ts';
import { AuditFilterBar } from './AuditFilterBar.tsx';
import { AuditTable } from './AuditTable.tsx';
import * as styles from './administration.css.ts';
import { Older } from './Older.tsx';

/** The audit log: who did what, when and from where; for administrators, with filter and export. */
export function AuditPage() {
  const text = useText(auditTexts, roleTexts, organisationTexts, tableTexts);
  return text ? <Audit text={text} /> : <PagePending />;
}

function Audit({ text }: { text: TextOf<typeof auditTexts> }) {
  const log = useApp().part(auditLog);
  const filter = useStore(log.$filter);
  const page = loadedValue(useStore(log.$page));
  const { busy, exportCsv } = useAuditExport(log);
  useEffect(() => {
    void log.reload();
  }, [log]);
  const count = page?.items.length ?? 0;
  return (
    <PageFrame
      title={text('audit.title')}
      width="full"
      about={
        <p role="status">
          {page ? text(page.more ? 'audit.shownMore' : 'audit.shown', { count }) : '\u00a0'}
        </p>
      }
      actions={
        <Button icon={Download} busy={busy} onClick={() => void exportCsv()}>
          {text(busy ? 'audit.exporting' : 'audit.export')}
        </Button>
      }
    >
      <AuditFilterBar filter={filter} onNarrow={(change) => void log.narrow(change)} />
      <div className={classes(inset, listEnd)}>
        <Lines />
      </div>
    </PageFrame>
  );
}

function Lines() {
  const text = useLoadedText<typeof auditTexts | typeof commonTexts>();
  const log = useApp().part(auditLog);
  const pageState = useStore(log.$page);
  const filtered = Object.keys(useStore(log.$filter)).length > 0;
  const page = loadedValue(pageState);
  if (pageState.state === 'failed')
    return (
      <FailedState error={pageState.error} title={text('audit.failed')} onRetry={() => void log.reload()} />
    );
  if (page === undefined)
    return <Skeleton lines={12} label={text('common.loading')} className={styles.skeleton} />;
  if (page.items.length === 0)
    return filtered ? (
      <EmptyState
        text={text('audit.noResult')}
        action={
          <Button
            onClick={() =>
              void log.narrow({ action: undefined, from: undefined, to: undefined, text: undefined })
            }
          >
            {text('audit.clear')}
          </Button>
        }
      />
    ) : (
      <EmptyState text={text('audit.empty')} />
    );
  return (
    <>
      <AuditTable lines={page.items} />
      {page.more ? (
        <Older lines={log} label={text('audit.older')} failed={text('audit.olderFailed')} />
      ) : null}
    </>
  );
}

/** Saves all lines that match the filter as a file, and reports their number. */
function useAuditExport(log: AuditLog): { busy: boolean; exportCsv: () => Promise<void> } {
  const { notices, now } = useApp();
  const text = useLoadedText<typeof auditTexts>();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async exportCsv() {
      setBusy(true);
      try {
        const { csv, lines, more } = await log.exportCsv();
        saveFile(text('audit.fileName', { day: today(now()) }), new Blob([csv], { type: 'text/csv' }));
        notices.tell({
          kind: 'success',
          key: more ? 'audit.exportCut' : 'audit.exported',
          values: { count: lines },
        });
      } catch (error) {
        notices.report(error, 'export the audit log');
        notices.tell({ kind: 'error', key: 'audit.exportFailed' });
      } finally {
        setBusy(false);
      }
    },
  };
}
