import type { Kysely, Transaction } from 'kysely';
import type { AuditAction } from '#core/contract/domain/audit.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';

export type AuditEntry = {
  /** E-mail address of who did it, which stays readable when the account is gone; undefined: nobody signed in. */
  actor: string | undefined;
  action: AuditAction;
  /** To whom or what it was done. */
  subject?: string;
  detail?: Readonly<Record<string, unknown>>;
  /** Network address that the call came from. */
  address?: string | undefined;
};

/** Writes a line of the audit log; in the transaction of the deed, so that neither is there without the other. */
export async function record(
  db: Kysely<OrganisationTables> | Transaction<OrganisationTables>,
  { actor, action, subject, detail, address }: AuditEntry,
  now: Date,
): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      at: now,
      actor: actor ?? null,
      action,
      subject: subject ?? null,
      detail: detail === undefined ? null : JSON.stringify(detail),
      address: address ?? null,
    })
    .execute();
}
