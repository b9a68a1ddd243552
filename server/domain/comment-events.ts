import type { CommentEvent } from '#core/contract/domain/comment-lists.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import type { DomainCaller } from './authentication.ts';
import { everSeen, seenInThreads } from './comment-visibility.ts';
import type { Organisation } from './organisation.ts';

type Db = Organisation['db'];

/** The number of facts that are told one by one; beyond it whoever looks loads all again. */
const maxFacts = 500;

export type EventsSince = { last: number; events: CommentEvent[]; isReset: boolean };

/** The number of the latest fact. Facts have the order in which they become visible (decision 0062). */
export async function lastFact(db: Db): Promise<number> {
  const row = await db
    .selectFrom('comment_fact')
    .select(({ fn }) => fn.max('id').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}

/** The number of the latest fact before a moment. */
export async function lastFactBefore(db: Db, moment: Date): Promise<number> {
  const row = await db
    .selectFrom('comment_fact')
    .select('id')
    .where('at', '<', moment)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return Number(row?.id ?? 0);
}

/** What became of comments after a fact, as the caller may see it now: each comment once. */
export async function eventsSince(db: Db, caller: DomainCaller, after: number): Promise<EventsSince> {
  const facts = await db
    .selectFrom('comment_fact')
    .select(['id', 'comment_id'])
    .where('id', '>', String(after))
    .orderBy('id')
    .limit(maxFacts + 1)
    .execute();
  if (facts.length > maxFacts) return { last: await lastFact(db), events: [], isReset: true };
  const last = Number(facts.at(-1)?.id ?? after);
  const icids = [...new Set(facts.map(({ comment_id }) => comment_id))];
  if (icids.length === 0) return { last, events: [], isReset: false };
  const seen = await seenInThreads(db, caller)
    .select(['comment.id', 'comment.reg_text_id', 'comment.path'])
    .where('comment.id', 'in', icids)
    .execute();
  const changed = seen.map(({ id, reg_text_id, path }): CommentEvent => {
    const regArt =
      reg_text_id === null || path === null ? {} : { regArt: joinParagraphId(reg_text_id, path) };
    return { icid: id, state: 'changed', ...regArt };
  });
  const left = icids.filter((icid) => !seen.some(({ id }) => id === icid));
  const gone =
    left.length === 0
      ? []
      : await everSeen(db, caller).select('comment.id').where('comment.id', 'in', left).execute();
  return {
    last,
    events: [...changed, ...gone.map(({ id }) => ({ icid: id, state: 'gone' as const }))],
    isReset: false,
  };
}
