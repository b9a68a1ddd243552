import { sql } from 'kysely';
import type { ChangeOrigin } from '#core/contract/change-values.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import type { DomainCaller } from './authentication.ts';
import { readLanguage } from './change-rows.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];
/** What a change is called, and its name in addresses while it is there. */
export type ChangeLabel = { label: string; slug: string | undefined };
type Named = { change_id: string | null; change_origin: ChangeOrigin | null };

export const labelKey = ({ change_id, change_origin }: Named) => `${change_origin} ${change_id}`;

/** What changes are called that comments are about; of own ones also when they were removed. */
export async function labelsOf(
  db: Db,
  caller: DomainCaller,
  comments: readonly Named[],
): Promise<Map<string, ChangeLabel>> {
  const idsOf = (origin: ChangeOrigin) => [
    ...new Set(
      comments.flatMap(({ change_id, change_origin }) => (change_origin === origin && change_id) || []),
    ),
  ];
  const [main, domain] = [idsOf('main'), idsOf('domain')];
  const language = readLanguage(caller);
  const copies = main.length === 0 ? [] : await copiesOf(db, main, language);
  const own = domain.length === 0 ? [] : await ownOf(db, domain);
  return new Map([
    ...copies.map((row) => [`main ${row.id}`, { label: row.label, slug: row.slug }] as const),
    ...own.map((row) => [`domain ${row.id}`, { label: row.label, slug: row.slug ?? undefined }] as const),
  ]);
}

const copiesOf = (db: Db, ids: readonly string[], language: InterfaceLanguage) =>
  db
    .selectFrom('change_copy')
    .innerJoin('change_words', 'change_words.main_id', 'change_copy.main_id')
    .select(['change_copy.main_id as id', 'change_copy.slug', 'change_words.topic as label'])
    .where('change_copy.main_id', 'in', ids)
    .where('change_words.language', '=', language)
    .execute();

const ownOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('change_element')
    .select(['id', 'topic as label'])
    .select(sql<string | null>`case when removed_at is null then slug end`.as('slug'))
    .where('id', 'in', ids)
    .execute();
