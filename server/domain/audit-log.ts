import { type Kysely, type Selectable, sql } from 'kysely';
import type { AuditFilter } from '#core/contract/domain/audit-endpoints.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { record } from './audit.ts';
import type { DomainHandlers } from './authentication.ts';
import type { Organisation } from './organisation.ts';

type Calls = 'auditLog' | 'exportAuditLog';
type Row = Selectable<OrganisationTables['audit']>;

const linesOfPage = 100;
const maxExportedLines = 50_000;

/** The audit log for administrators. */
export function auditHandlers(
  { db }: Organisation,
  { now }: { now: () => Date },
): Pick<DomainHandlers, Calls> {
  return {
    auditLog: async ({ query: { before, ...filter } }) => {
      const rows = await select(db, filter)
        .$if(before !== undefined, (query) => query.where('id', '<', String(before)))
        .limit(linesOfPage + 1)
        .execute();
      return { items: rows.slice(0, linesOfPage).map(asLine), more: rows.length > linesOfPage };
    },
    exportAuditLog: async ({ body: filter, caller, address }) => {
      const actor = caller.account.email;
      const rows = await select(db, filter)
        .limit(maxExportedLines + 1)
        .execute();
      const lines = rows.slice(0, maxExportedLines);
      await record(
        db,
        { actor, action: 'AUDIT_EXPORTED', detail: { ...filter, lines: lines.length }, address },
        now(),
      );
      return {
        csv: csvTable(columns, lines.map(cells)),
        lines: lines.length,
        more: rows.length > maxExportedLines,
      };
    },
  };
}

const columns = ['at', 'actor', 'action', 'subject', 'detail', 'address'] as const;

function cells({ at, actor, action, subject, detail, address }: Row): string[] {
  const detailText = detail === null ? '' : JSON.stringify(detail);
  return [at.toISOString(), actor ?? '', action, subject ?? '', detailText, address ?? ''];
}

function select(db: Kysely<OrganisationTables>, { action, from, to, text }: AuditFilter) {
  const part = `%${(text ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const midnight = (day: string) => sql<Date>`${day}::date::timestamp at time zone 'Europe/Zurich'`;
  const after = (day: string) => sql<Date>`(${day}::date + 1)::timestamp at time zone 'Europe/Zurich'`;
  return db
    .selectFrom('audit')
    .selectAll()
    .$if(action !== undefined, (query) => query.where('action', '=', action ?? 'SIGNED_IN'))
    .$if(from !== undefined, (query) => query.where('at', '>=', midnight(from ?? '')))
    .$if(to !== undefined, (query) => query.where('at', '<', after(to ?? '')))
    .$if(text !== undefined, (query) =>
      query.where((eb) => eb.or([eb('actor', 'ilike', part), eb('subject', 'ilike', part)])),
    )
    .orderBy('id', 'desc');
}

function asLine({ id, at, actor, action, subject, detail, address }: Row) {
  return {
    id: Number(id),
    at: at.toISOString(),
    action,
    actor: actor ?? undefined,
    subject: subject ?? undefined,
    detail: detail ?? undefined,
    address: address ?? undefined,
  };
}

/** A CSV table for spreadsheets (RFC 4180), with column names. The byte order mark makes them read it as UTF-8. */
function csvTable(names: readonly string[], lines: readonly (readonly string[])[]): string {
  return `\ufeff${[names, ...lines].map((line) => `${line.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** Text that a spreadsheet would run as a formula gets an apostrophe, since people may choose their names. */
function csvCell(text: string): string {
  const plain = /^\s*[=+\-@]/.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}
