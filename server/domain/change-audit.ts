import type { ChangeStatus } from '#core/contract/change-values.ts';
import type { AuditAction } from '#core/contract/domain/audit.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { record } from './audit.ts';
import type { DomainCaller } from './authentication.ts';
import type { LoadedChange } from './change-store.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';

/** Who calls, and from where. */
export type ChangeCall = {
  caller: DomainCaller;
  address: string | undefined;
  /** In which the reply is read. */
  language?: InterfaceLanguage | undefined;
};

/** The log of the organisation names the change by its id, its status and the fields that were changed, and no words. */
export function auditChange(
  trx: OrganisationTransaction,
  { row, state }: LoadedChange,
  { action, fields, caller, address }: ChangeCall & { action: AuditAction; fields?: readonly string[] },
  now: Date,
): Promise<void> {
  const detail: { status: ChangeStatus; fields?: readonly string[] } = {
    status: state.status,
    ...(fields && { fields: fields.map((name) => (name === 'link' ? 'sourcePage' : name)) }),
  };
  return record(
    trx,
    { actor: caller.account.email, action, subject: row.main_id ?? row.id, detail, address },
    now,
  );
}
