import type { Organisation } from '../domain/organisation.ts';
import { anAnswer } from './assurance.ts';
import { actBefore } from './carried-act.ts';
import { aComment, enterCommenter } from './comments.ts';
import type { TestDatabase } from './databases.ts';
import { startFollowing } from './law-servers.ts';

/** Both servers with the act of 2022, and somebody who writes on it. */
export async function startWriting(database: TestDatabase) {
  const servers = await startFollowing(database);
  const anna = await enterCommenter(servers, ['READER', 'COMMENT_EDITOR']);
  await servers.publish('2022-01-01', actBefore);
  /** What was written, by a word for it. */
  const ids: Record<string, string> = {};
  return {
    servers,
    anna,
    ids,
    write: async (name: string, path: string, more: object = {}) => {
      const body = aComment({ text: name, regArt: `musterg~${path}`, ...more });
      ids[name] = (await anna.client.createComment({ body })).icid;
    },
    answer: async (name: string, path: string, versionDate = '2022-01-01') => {
      const body = anAnswer({ regArt: `musterg~${path}`, versionDate });
      ids[name] = (await anna.client.createAnswer({ body })).raid;
    },
    placesIn: (versionDate: string) => carriedPlaces(servers.organisation(), ids, versionDate),
  };
}

/** How everything stands in a version, by a word for it: outcome, state, place, whether it waits. */
async function carriedPlaces(
  { db }: Pick<Organisation, 'db'>,
  ids: Readonly<Record<string, string>>,
  versionDate: string,
): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('carried_place')
    .innerJoin('written_place', 'written_place.id', 'carried_place.written_id')
    .selectAll('carried_place')
    .select(['written_place.comment_id', 'written_place.answer_id'])
    .where('carried_place.version_date', '=', versionDate)
    .execute();
  const named = rows.map((row) => {
    const name = Object.keys(ids).find((one) => ids[one] === (row.comment_id ?? row.answer_id));
    const at = row.path ?? `near ${row.near}`;
    return [name, `${row.outcome} ${row.state} ${at}${row.open ? ' open' : ''}`] as const;
  });
  return Object.fromEntries(named);
}
