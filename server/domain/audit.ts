import type { Kysely, Transaction } from 'kysely';
import type { AuditAction } from '#core/contract/domain/audit.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';

export type AuditEntry = {
  /** E-mail address of the person who acted, which stays readable after the account is deleted; undefined if nobody was signed in. */
  actor: string | undefined;
  action: AuditAction;
  /** The person or thing that the action concerned. */
  subject?: string;
  detail?: Readonly<Record<string, unknown>>;
  /** Network address that the call came from. */
  address?: string | undefined;
};

/** Writes a line of the audit log, in the transaction of the action, so that either both are stored or neither. */
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
