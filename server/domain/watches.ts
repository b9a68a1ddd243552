import type { Selectable } from 'kysely';
import { maxWatches, type Watch, type WatchTarget } from '#core/contract/domain/watching.ts';
import type { NewWatch } from '#core/contract/domain/watching-endpoints.ts';
import { PathError, parseParagraphId } from '#core/law/paragraph-id.ts';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { watchKey } from '#core/watching/watch-key.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainHandlers } from './authentication.ts';
import { requireCollaboration } from './comment-checks.ts';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { documentOf } from './watch-target.ts';
import { watchedEventHandlers } from './watched-events.ts';

const timeFilters: ReadonlySet<string> = new Set(['at', 'before', 'after']);
/** Milliseconds for which what somebody has ceased to watch can come back with its events. */
export const returnable = 86_400_000;

type Names = 'watches' | 'createWatch' | 'removeWatch' | 'watchedEvents' | 'readWatchedEvents';
type Row = Selectable<OrganisationTables['watch']>;

/** What people watch, each for themselves, and what happened to it. */
export function watchHandlers(
  organisation: Organisation,
  { now }: { now: () => Date },
): Pick<DomainHandlers, Names> {
  const { db } = organisation;
  return {
    watches: async ({ caller }) => {
      requireCollaboration(caller);
      const rows = await db
        .selectFrom('watch')
        .selectAll()
        .where('account_id', '=', caller.account.id)
        .where('ended_at', 'is', null)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(asWatch);
    },
    createWatch: ({ body, caller }) => {
      requireCollaboration(caller);
      return createWatch(organisation, caller.account.id, body, now());
    },
    removeWatch: async ({ params: { id }, caller }) => {
      requireCollaboration(caller);
      const row = await db
        .updateTable('watch')
        .set({ ended_at: now() })
        .where('id', '=', id)
        .where('account_id', '=', caller.account.id)
        .where('ended_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      // Of other people too: nobody learns what they watch.
      if (row === undefined) throw new HttpProblem(404, 'WATCH_NOT_FOUND', 'you watch nothing of this id');
      return row;
    },
    ...watchedEventHandlers(organisation, { now }),
  };
}

function createWatch(
  organisation: Organisation,
  accountId: string,
  body: NewWatch,
  now: Date,
): Promise<Watch> {
  const target = targetOf(body);
  return changing('watches', organisation, async (trx) => {
    const key = watchKey(target);
    const own = trx.selectFrom('watch').where('account_id', '=', accountId);
    const before = await own.selectAll().where('key', '=', key).executeTakeFirst();
    if (before?.ended_at === null) return asWatch(before);
    const { watched, all } = await own
      .select((eb) => [
        eb.fn.countAll().filterWhere('ended_at', 'is', null).as('watched'),
        eb.fn.countAll().as('all'),
      ])
      .executeTakeFirstOrThrow();
    // What was ended can come back for a day and is looked after until then, so it counts too.
    const isFull = before === undefined && Number(all) >= 2 * maxWatches;
    if (Number(watched) >= maxWatches || isFull)
      throw new HttpProblem(409, 'TOO_MANY_WATCHES', `one person watches ${maxWatches} things at most`);
    const isBack = before?.ended_at && now.getTime() - before.ended_at.getTime() < returnable;
    if (before !== undefined && !isBack) await trx.deleteFrom('watch').where('id', '=', before.id).execute();
    if (before !== undefined && isBack) {
      await trx.updateTable('watch').set({ ended_at: null }).where('id', '=', before.id).execute();
      return asWatch(before);
    }
    const row = await trx
      .insertInto('watch')
      .values({
        account_id: accountId,
        target: JSON.stringify(target),
        key,
        reg_text_id: documentOf(target) ?? null,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return asWatch(row);
  });
}

/**
 * What is to be watched, with the fields of its kind. Whether a place is there only the main server knows; what is not
 * there never changes.
 */
function targetOf(body: NewWatch): WatchTarget {
  const given = <Name extends keyof NewWatch>(name: Name): NonNullable<NewWatch[Name]> => {
    const value = body[name];
    if (value === undefined || value === null)
      throw new HttpProblem(400, 'INVALID_REQUEST', `${name}: must be given of what is a ${body.kind}`);
    return value;
  };
  const { kind, categories, documents, parts } = body;
  if (kind === 'document') return { kind, regTextId: given('regTextId') };
  if (kind === 'place') return { kind, completeParagraphID: placeOf(given('completeParagraphID')) };
  const language = given('language');
  if (kind === 'term') return { kind, term: given('term'), language };
  return { kind, query: searchOf(given('query')), language, categories, documents, parts };
}

/** What the search would refuse is not watched, nor what it finds on another day than that of a new version. */
function searchOf(text: string): string {
  const { query, problems } = parseQuery(text);
  if (problems.some(({ fatal }) => fatal))
    throw new HttpProblem(400, 'INVALID_REQUEST', 'query: must be a search that can be answered');
  if (query.filters.some(({ field }) => timeFilters.has(field)))
    throw new HttpProblem(
      400,
      'INVALID_REQUEST',
      'query: must name no day, since each new version is searched',
    );
  return text;
}

function placeOf(completeParagraphID: string): string {
  try {
    parseParagraphId(completeParagraphID);
    return completeParagraphID;
  } catch (error) {
    if (!(error instanceof PathError)) throw error;
    throw new HttpProblem(400, 'INVALID_REQUEST', `completeParagraphID: ${error.message}`);
  }
}

const asWatch = ({ id, target, created_at }: Row): Watch => ({
  id,
  target,
  createdAt: created_at.toISOString(),
});
