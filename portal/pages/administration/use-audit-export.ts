import { useState } from 'react';
import type { AuditLog } from '#core/audit/store.ts';
import type { auditTexts } from '#core/i18n/audit.ts';
import { today } from '#core/lib/dates.ts';
import { useApp, useLoadedText } from '#widgets/app-context.tsx';
import { saveFile } from '#widgets/ui/save-file.ts';

/** Saves all lines that match the filter as a file, and reports their number. */
export function useAuditExport(log: AuditLog): { busy: boolean; exportCsv: () => Promise<void> } {
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
