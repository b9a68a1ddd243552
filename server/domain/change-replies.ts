import type { ChangeRef } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainCaller } from './authentication.ts';
import { consolidated, type DetailedRow, keyed, withDetails } from './change-rows.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];
type Reader = { caller: DomainCaller; language?: InterfaceLanguage | undefined };

export const missingChange = () => new HttpProblem(404, 'CHANGE_NOT_FOUND', 'there is no such change');

/** One change; 404 if there is none. */
export async function oneChange(db: Db, key: ChangeRef, { caller, language }: Reader): Promise<Change> {
  const changes = consolidated(db, { caller, language }).where(keyed(key));
  const row = await withDetails(db, changes, caller).executeTakeFirst();
  if (row === undefined) throw missingChange();
  return asChange(row);
}

export function asChange(row: DetailedRow): Change {
  return {
    domainId: row.domain_id ?? undefined,
    mainChangeElementId: row.main_id ?? undefined,
    origin: row.main_id === null ? 'domain' : 'main',
    domainSpecific: row.main_id === null,
    withdrawn: row.withdrawn || undefined,
    version: row.version ?? 0,
    slug: row.slug,
    topic: row.topic,
    summary: row.summary,
    language: row.language,
    source: row.source,
    type: row.type,
    deadline: row.deadline ?? undefined,
    link: row.link ?? undefined,
    provisions: row.provisions,
    ...saidOf(row),
    noted: row.noted_at
      ? { by: personOf(row.noted_by, row.noter_name), at: row.noted_at.toISOString() }
      : undefined,
    approval: approvalOf(row),
    comments: row.comments ?? 0,
    files: row.files,
    tasks: { open: row.open ?? 0, total: row.total ?? 0 },
    date: row.date,
    editDate: row.edited_at.toISOString(),
  };
}

/** What the organisation says of it; where it says nothing, nothing is known. */
const saidOf = (row: DetailedRow) => ({
  area: row.area ?? '',
  comment: row.comment ?? '',
  key: row.key ?? false,
  ownerId: row.owner ?? undefined,
  status: row.status ?? ('?' as const),
  userNotes: row.user_notes ?? '',
  volume: row.volume ?? ('unknown' as const),
});

const personOf = (id: string | null, fullName: string | null) =>
  id === null || fullName === null ? {} : { id, fullName };

function approvalOf(row: DetailedRow): Change['approval'] {
  const { approval_status: status, approval_by, approval_at, approval_reason, requester_name } = row;
  if (status === null || approval_at === null) return undefined;
  return {
    status,
    by: personOf(approval_by, requester_name),
    at: approval_at.toISOString(),
    reason: approval_reason ?? '',
  };
}
