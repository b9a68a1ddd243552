import { type Selectable, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import {
  type ChatAnswer,
  type ChatThread,
  longestThreadTitle,
  maxAnswers,
  maxCharacters,
  maxThreads,
} from '#core/contract/domain/chat-threads.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import { type ChatEvent, chatEvent } from '#core/contract/main/chat.ts';
import { cut } from '#core/lib/cut.ts';
import type { OrganisationTables } from '../data/tables/domain.ts';
import { HttpProblem } from '../http/problem.ts';
import type { DomainHandlers } from './authentication.ts';
import { requireCollaboration } from './comment-checks.ts';
import { changing } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

type Names =
  | 'chatThreads'
  | 'chatThread'
  | 'createChatThread'
  | 'addChatAnswer'
  | 'renameChatThread'
  | 'removeChatThread'
  | 'rateChatAnswer';
type Trx = Transaction<OrganisationTables>;
type QuestionAndReply = { question: string; language: LanguageCode; lines: string };

/** What people asked in the chat and were answered: each sees their own only. */
export function chatThreadHandlers(
  organisation: Organisation,
  { now }: { now: () => Date },
): Pick<DomainHandlers, Names> {
  const { db } = organisation;
  return {
    chatThreads: ({ caller }) => {
      requireCollaboration(caller);
      return threadsOf(db, caller.account.id)
        .orderBy('used_at', 'desc')
        .orderBy('id')
        .execute()
        .then(asThreads);
    },
    chatThread: async ({ params: { id }, caller }) => {
      requireCollaboration(caller);
      return wholeThread(db, caller.account.id, id);
    },
    ...writingHandlers(organisation, now),
    renameChatThread: async ({ params: { id }, body: { title }, caller }) => {
      requireCollaboration(caller);
      const { account } = caller;
      await db
        .updateTable('chat_thread')
        .set({ title })
        .where('id', '=', id)
        .where('account_id', '=', account.id)
        .execute();
      return findThread(db, account.id, id);
    },
    removeChatThread: async ({ params: { id }, caller }) => {
      requireCollaboration(caller);
      const row = await db
        .deleteFrom('chat_thread')
        .where('id', '=', id)
        .where('account_id', '=', caller.account.id)
        .returning('id')
        .executeTakeFirst();
      if (row === undefined) throw noThread();
      return row;
    },
    rateChatAnswer: async ({ params: { id }, body, caller }) => {
      requireCollaboration(caller);
      const row = await db
        .updateTable('chat_answer')
        .set(body)
        .where('id', '=', id)
        .where('thread_id', 'in', (eb) =>
          eb.selectFrom('chat_thread').select('id').where('account_id', '=', caller.account.id),
        )
        .returningAll()
        .executeTakeFirst();
      if (row === undefined) throw new HttpProblem(404, 'ANSWER_NOT_FOUND', 'you have no answer of this id');
      return asAnswer(row);
    },
  };
}

/** Threads that begin and go on: one change at a time, so that nobody has more than the limits allow. */
function writingHandlers(
  organisation: Organisation,
  now: () => Date,
): Pick<DomainHandlers, 'createChatThread' | 'addChatAnswer'> {
  return {
    createChatThread: ({ body, caller }) => {
      requireCollaboration(caller);
      const { account } = caller;
      const events = eventsIn(body);
      return changing('chat', organisation, async (trx) => {
        const { count } = await trx
          .selectFrom('chat_thread')
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .where('account_id', '=', account.id)
          .executeTakeFirstOrThrow();
        if (Number(count) >= maxThreads)
          throw new HttpProblem(409, 'TOO_MANY_THREADS', `one person has ${maxThreads} threads at most`);
        await refuseTooMuch(trx, account.id, { ...body, events });
        const title = cut(body.question.replace(/\s+/gu, ' '), longestThreadTitle);
        const { id } = await trx
          .insertInto('chat_thread')
          .values({ account_id: account.id, title, used_at: now() })
          .returning('id')
          .executeTakeFirstOrThrow();
        await addAnswer(trx, id, { ...body, events }, now());
        return wholeThread(trx, account.id, id);
      });
    },
    addChatAnswer: ({ params: { id }, body, caller }) => {
      requireCollaboration(caller);
      const events = eventsIn(body);
      return changing('chat', organisation, async (trx) => {
        const thread = await findThread(trx, caller.account.id, id);
        if (thread.answers >= maxAnswers)
          throw new HttpProblem(409, 'THREAD_FULL', `a thread has ${maxAnswers} answers at most`);
        await refuseTooMuch(trx, caller.account.id, { ...body, events });
        await trx.updateTable('chat_thread').set({ used_at: now() }).where('id', '=', id).execute();
        return addAnswer(trx, id, { ...body, events }, now());
      });
    },
  };
}

/** Refuses what would be more than one person may store. */
async function refuseTooMuch(
  trx: Trx,
  accountId: string,
  { question, events }: { question: string; events: readonly ChatEvent[] },
): Promise<void> {
  const stored = sql<string>`coalesce(sum(length(question) + length(events::text)), 0)`;
  const { characters } = await trx
    .selectFrom('chat_answer')
    .innerJoin('chat_thread', 'chat_thread.id', 'thread_id')
    .select(stored.as('characters'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (Number(characters) + question.length + JSON.stringify(events).length > maxCharacters)
    throw new HttpProblem(
      409,
      'CHAT_FULL',
      `the threads of one person have ${maxCharacters} characters at most; delete some of them first`,
    );
}

type Db = Pick<Organisation['db'], 'selectFrom'>;

/** The threads of one person: whatever is read of threads is read through this. */
const threadsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('chat_thread')
    .select(['id', 'title', 'used_at'])
    .select((eb) =>
      eb
        .selectFrom('chat_answer')
        .whereRef('thread_id', '=', 'chat_thread.id')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .as('answers'),
    )
    .where('account_id', '=', accountId);
type ThreadRow = Awaited<ReturnType<ReturnType<typeof threadsOf>['executeTakeFirstOrThrow']>>;

const asThreads = (rows: readonly ThreadRow[]): ChatThread[] =>
  rows.map(({ id, title, used_at: usedAt, answers }) => ({
    id,
    title,
    usedAt: usedAt.toISOString(),
    answers: Number(answers),
  }));

async function findThread(db: Db, accountId: string, id: string): Promise<ChatThread> {
  const [thread] = asThreads(await threadsOf(db, accountId).where('id', '=', id).execute());
  // Of other people too: nobody learns what they asked.
  if (thread === undefined) throw noThread();
  return thread;
}

const noThread = () => new HttpProblem(404, 'THREAD_NOT_FOUND', 'you have no thread of this id');

async function wholeThread(db: Db, accountId: string, id: string) {
  const thread = await findThread(db, accountId, id);
  const rows = await db
    .selectFrom('chat_answer')
    .selectAll()
    .where('thread_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  return { ...thread, list: rows.map(asAnswer) };
}

async function addAnswer(
  trx: Trx,
  threadId: string,
  { question, language, events }: Omit<QuestionAndReply, 'lines'> & { events: readonly ChatEvent[] },
  at: Date,
): Promise<ChatAnswer> {
  const row = await trx
    .insertInto('chat_answer')
    .values({ thread_id: threadId, at, question, language, events: JSON.stringify(events) })
    .returningAll()
    .executeTakeFirstOrThrow();
  return asAnswer(row);
}

function asAnswer(row: Selectable<OrganisationTables['chat_answer']>): ChatAnswer {
  const { id, at, question, language, events, helpful, words } = row;
  return {
    id,
    at: at.toISOString(),
    question,
    language,
    events,
    ...(helpful === null ? {} : { feedback: { helpful, words } }),
  };
}

/** The lines of a reply of the main server; a person stores what that has said, in its form. */
function eventsIn({ lines }: QuestionAndReply): ChatEvent[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const result = v.safeParse(chatEvent, parsed(line));
      if (result.success) return result.output;
      throw new HttpProblem(400, 'INVALID_REQUEST', 'lines: must be those of an answer');
    });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
