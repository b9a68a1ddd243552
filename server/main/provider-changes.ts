import { type Selectable, sql } from 'kysely';
import { type ChangeFile, inlineTypes } from '#core/contract/change-files.ts';
import type { ChangeFeedItem } from '#core/contract/main/changes.ts';
import type { MainDb } from '../data/open-main.ts';
import { publishedChanges } from '../data/published-changes.ts';
import type { ProviderChangeTables } from '../data/tables/provider-changes.ts';
import type { FileReply } from '../http/bytes.ts';
import { HttpProblem } from '../http/problem.ts';
import { readStoredFile } from '../import/provider-changes/stored-files.ts';
import type { MainHandlers, ViewingCaller } from './authentication.ts';
import type { MainData } from './find-text.ts';

type Calls = 'changeFeed' | 'providerChangeFiles' | 'providerChangeFile';

/** The regulatory changes of which the provider tells: for the servers of organisations, and their files for people. */
export function providerChangeHandlers({ read }: MainData): Pick<MainHandlers, Calls> {
  return {
    changeFeed: async ({ query: { since, mark, limit }, caller }) => {
      refuseIsolated(caller);
      const count = Math.max(limit, 1);
      const lines = await linesSince(read, since, count + 1);
      const items = lines.slice(0, count);
      const next = items.at(-1)?.sequence ?? since;
      const { last } = await publishedChanges(read)
        .select(sql<string | null>`max(sequence)`.as('last'))
        .executeTakeFirstOrThrow();
      const marks = await marksOf(read, [since, next]);
      return {
        items,
        next,
        more: lines.length > items.length,
        last: Number(last ?? 0),
        mark: marks.get(next),
        same: mark === undefined || marks.get(since) === mark,
      };
    },
    providerChangeFiles: async ({ params: { id }, caller }) => {
      refuseIsolated(caller);
      // One statement, so that a change that is withdrawn meanwhile is not one without files.
      const rows = await publishedChanges(read)
        .leftJoin('provider_change_file', 'change_id', 'provider_change.id')
        .leftJoin('provider_file', 'provider_file.hash', 'provider_change_file.hash')
        .selectAll('provider_change_file')
        .select(['slug', 'bytes'])
        .where('provider_change.id', '=', id)
        .where('withdrawn_at', 'is', null)
        .orderBy('ord')
        .execute();
      if (rows.length === 0)
        throw new HttpProblem(404, 'CHANGE_NOT_FOUND', 'there is no change of the provider with this id');
      return rows.flatMap(({ slug, ...row }) => (row.id === null ? [] : [asFile(slug, row as StoredFile)]));
    },
    providerChangeFile: ({ params: { id }, caller }) => {
      refuseIsolated(caller);
      return fileOf(read, id);
    },
  };
}

/** As on the servers of organisations: what is worked on together is not for isolated testers. */
export function refuseIsolated({ roles }: Pick<ViewingCaller, 'roles'>): void {
  if (roles.includes('ISOLATED_TESTER'))
    throw new HttpProblem(403, 'ISOLATED_TESTER', 'isolated testers see no changes');
}

async function linesSince(read: MainDb, since: number, count: number): Promise<ChangeFeedItem[]> {
  const rows = await publishedChanges(read)
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('provider_change_file')
        .select(sql<number>`count(*)::int`.as('files'))
        .whereRef('change_id', '=', 'provider_change.id')
        .as('files'),
    )
    .where('sequence', '>', String(since))
    .orderBy('sequence')
    .limit(count)
    .execute();
  return rows.map(({ id, slug, source, type, language, words, ...row }) => {
    const sequence = Number(row.sequence);
    if (source === null || type === null || language === null || words === null)
      return { kind: 'withdrawn', sequence, id };
    const { provisions, date } = row;
    return {
      kind: 'change',
      sequence,
      id,
      slug,
      source,
      type,
      deadline: row.deadline ?? undefined,
      language,
      words,
      link: row.link ?? undefined,
      provisions,
      files: row.files ?? 0,
      date,
    };
  });
}

/** What tells lines from those that had these numbers before the database was restored from a backup. */
async function marksOf(read: MainDb, sequences: readonly number[]): Promise<Map<number, string>> {
  const rows = await read
    .selectFrom('provider_change_mark')
    .select(['sequence', 'mark'])
    .where('sequence', 'in', sequences.map(String))
    .execute();
  return new Map(rows.map(({ sequence, mark }) => [Number(sequence), mark]));
}

type StoredFile = Selectable<ProviderChangeTables['provider_change_file']> & { bytes: number };

function asFile(slug: string, row: StoredFile): ChangeFile {
  return {
    id: row.id,
    label: row.label,
    pathAndFileName: `${slug}/${row.name}`,
    name: row.name,
    extension: row.name.split('.').at(-1)?.toLowerCase() ?? '',
    language: row.language ?? undefined,
    versionDate: row.version_date ?? undefined,
    origin: 'main',
    contentType: row.content_type,
    size: row.bytes,
    inline: inlineTypes.includes(row.content_type),
    uploadedAt: row.uploaded_at.toISOString(),
  };
}

async function fileOf(read: MainDb, id: string): Promise<FileReply> {
  const file = await publishedChanges(read)
    .innerJoin('provider_change_file', 'change_id', 'provider_change.id')
    .innerJoin('provider_file', 'provider_file.hash', 'provider_change_file.hash')
    .select(['provider_file.hash', 'bytes', 'name', 'content_type'])
    .where('provider_change_file.id', '=', id)
    .executeTakeFirst();
  if (file === undefined)
    throw new HttpProblem(404, 'FILE_NOT_FOUND', 'there is no file of the provider with this id');
  const { hash, bytes: size, name, content_type: type } = file;
  return {
    hash,
    size,
    name,
    type,
    isShown: inlineTypes.includes(type),
    read: (offset, length) => readStoredFile(read, hash, offset, length),
  };
}
