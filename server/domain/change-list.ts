import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { changeCalls } from '#core/contract/domain/changes.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';
import { listWriter, type WrittenItem, type WrittenList } from '../http/written-list.ts';
import type { DomainCaller } from './authentication.ts';
import { asChange } from './change-replies.ts';
import { consolidated, withDetails } from './change-rows.ts';
import type { Organisation } from './organisation.ts';

/** Changes as they were written for the lists before, of all organisations; the least recently used are dropped. */
export type WrittenChanges = {
  get: (key: string) => WrittenItem | undefined;
  set: (key: string, item: WrittenItem) => unknown;
};

/** Room for about 10,000 changes in four languages. */
const roomForChanges = 64 * 1024 ** 2;
/** What an entry takes besides its bytes. */
const bytesOfEntry = 300;

export const createWrittenChanges = (): WrittenChanges =>
  new LRUCache<string, WrittenItem>({
    maxSize: roomForChanges,
    sizeCalculation: ({ length }) => length + bytesOfEntry,
  });

const writer = listWriter('consolidatedChanges', changeCalls.consolidatedChanges.reply);
/** Nobody can write words whose stamp is that of others. */
const seed = randomInt(2 ** 47);
/** If more are to be written than this, all are read: that is one pass over the tables too. */
const maxByName = 1000;

/** A change in its place of the list. */
type Listed = { id: string; deadline: string | null; slug: string; item: WrittenItem | undefined };
type Reader = { caller: DomainCaller; language: InterfaceLanguage | undefined };

/**
 * All changes, by deadline, those without one last. The database says of each by a stamp what its reply follows from, all
 * that the caller sees of it, and sends the words of those alone that were not written yet.
 */
export async function listChanges(
  { db, slug }: Organisation,
  written: WrittenChanges,
  { caller, language }: Reader,
): Promise<WrittenList> {
  const ofOrganisation = () => withDetails(db, consolidated(db, { caller, language }), caller);
  const keyOf = (id: string, stamp: string) => `${slug} ${id} ${stamp}`;
  const stamped = await db
    .selectFrom(ofOrganisation().as('told'))
    .select([...place, stamp])
    .execute();
  const listed = new Map<string, Listed>();
  const unwritten: string[] = [];
  for (const { id, deadline, slug: name, stamp } of stamped) {
    const item = written.get(keyOf(id, stamp));
    listed.set(id, { id, deadline, slug: name, item });
    if (item === undefined) unwritten.push(id);
  }
  if (unwritten.length > 0) {
    const changes =
      unwritten.length > maxByName ? ofOrganisation() : ofOrganisation().where(among(unwritten));
    const rows = await db
      .selectFrom(changes.as('told'))
      .selectAll()
      .select([...place, stamp])
      .execute();
    for (const row of rows) {
      const item = writer.item(asChange(row));
      written.set(keyOf(row.id, row.stamp), item);
      listed.set(row.id, { id: row.id, deadline: row.deadline, slug: row.slug, item });
    }
  }
  // To sort whole rows the database would need more memory than it has for that.
  const inOrder = [...listed.values()].sort(byDeadline);
  // What was removed between the two statements is not there any more.
  return writer.list(inOrder.flatMap(({ item }) => item ?? []));
}

const place = [
  sql<string>`coalesce(told.main_id, told.domain_id)`.as('id'),
  'told.deadline',
  'told.slug',
] as const;
/** Follows from all that the row says, so that nothing that a reply has can change without it. */
const stamp = sql<string>`hash_record_extended(told, ${seed}::bigint)::text`.as('stamp');
const among = (ids: readonly string[]) =>
  sql<boolean>`coalesce(copy.main_id, change.id) = any(${ids}::uuid[])`;

/** Sorts after every day. */
const without = '~';

/** Those without a deadline last; of the same day in an order that stays. */
function byDeadline(one: Listed, other: Listed): number {
  const [a, b] = [one.deadline ?? without, other.deadline ?? without];
  if (a !== b) return a < b ? -1 : 1;
  return one.slug < other.slug ? -1 : 1;
}
