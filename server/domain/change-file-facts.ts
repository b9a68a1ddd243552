import { openChange } from './change-access.ts';
import { auditChange, type ChangeCall } from './change-audit.ts';
import { type FileRow, refOf } from './change-file-store.ts';
import { fileLabel } from './change-state.ts';
import { bringChangeTo } from './change-store.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';

/** What became of a file: its label before and after, none of one that was not there or is there no more. */
type FileFact = {
  kind: 'fileAdded' | 'fileRelabelled' | 'fileRemoved';
  before?: string;
  after?: string;
  now: Date;
};

/**
 * Keeps what became known of a file among the facts of its change, as part of what is done; 404 if the change is there no
 * more. The label of a file is a word of its change.
 */
export async function recordFile(
  trx: OrganisationTransaction,
  row: FileRow,
  { kind, before, after, now, ...call }: FileFact & ChangeCall,
): Promise<void> {
  const loaded = await openChange(trx, refOf(row), { caller: call.caller, now });
  const { state } = loaded;
  const withLabel = (label: string | undefined) => ({
    ...state,
    words: { ...state.words, ...(label !== undefined && { [fileLabel(row.id)]: label }) },
  });
  const known = { kind, actor: call.caller.account.id, now };
  const done = await bringChangeTo(
    trx,
    { row: loaded.row, state: withLabel(before) },
    withLabel(after),
    known,
  );
  await auditChange(trx, done, { action: 'CHANGE_UPDATED', fields: ['files'], ...call }, now);
}
