import type { CommentEvent } from '#core/contract/domain/comment-lists.ts';
import { type DomainCaller, findCaller } from './authentication.ts';
import { type EventsSince, eventsSince, lastFact, lastFactBefore } from './comment-events.ts';
import { isIsolated } from './comment-rights.ts';
import type { Organisation } from './organisation.ts';

type Pumping = {
  caller: DomainCaller;
  /** The fact after which it goes on. */
  after: number | undefined;
  now: () => Date;
  log: (message: string) => void;
};

/** Milliseconds: a stream begins so far back, since a page opens it some time after it has read the comments. */
const lookBack = 60_000;

/** Reads what is new and says it, once at a time however often it is woken. */
export function createCommentPump(
  organisation: Organisation,
  { caller, after, now, log }: Pumping,
  { say, end }: { say: (text: string) => void; end: () => void },
) {
  const { db } = organisation;
  let last: number | undefined;
  let isWorking = false;
  let isWoken = false;
  let isStopped = false;
  const read = async () => {
    const viewer = await stillReading(organisation, caller);
    if (viewer === undefined) return end();
    const first = last === undefined ? await beginning(db, after, now) : undefined;
    const from = first?.from ?? last ?? 0;
    const since = await eventsSince(db, viewer, from);
    if (isStopped) return;
    last = since.last;
    const words = (first?.words ?? '') + (since.isReset ? event('reset', last) : events(since, from));
    if (words !== '') say(words);
  };
  const work = () => {
    isWoken = true;
    if (isWorking) return;
    isWorking = true;
    const loop = async () => {
      while (isWoken && !isStopped) {
        isWoken = false;
        await read();
      }
    };
    loop()
      .catch((error: unknown) => {
        // Whoever reads comes again.
        if (!isStopped) log(`stream of comments: ${String(error)}`);
        end();
      })
      .finally(() => {
        isWorking = false;
        // Between the last look and now.
        if (isWoken && !isStopped) work();
      });
  };
  return {
    work,
    stop: () => {
      isStopped = true;
    },
  };
}

/** The fact after which a stream goes on, and what it says first. */
async function beginning(db: Organisation['db'], after: number | undefined, now: () => Date) {
  if (after === undefined) {
    const from = await lastFactBefore(db, new Date(now().getTime() - lookBack));
    return { from, words: event('ready', from) };
  }
  // A database that was restored has fewer facts than the reader knows of.
  const newest = await lastFact(db);
  return after > newest ? { from: newest, words: event('reset', newest) } : { from: after, words: '' };
}

/** Says only that the server is there. */
export const sign = ':\n\n';
const event = (name: 'ready' | 'reset' | 'comment', id: number, data: CommentEvent | object = {}) =>
  `event: ${name}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** All events of some facts. Only the last has their number: whoever gets a part of them is told all again. */
const events = ({ events: all, last }: Pick<EventsSince, 'events' | 'last'>, from: number) =>
  all.map((one, index) => event('comment', index === all.length - 1 ? last : from, one)).join('');

/** The caller with the roles of this moment; undefined where the session was ended or they may not read any more. */
async function stillReading(
  organisation: Organisation,
  caller: DomainCaller,
): Promise<DomainCaller | undefined> {
  const now = await findCaller(organisation, { userId: caller.account.id, roles: caller.roles });
  if (now === undefined || now.account.epoch !== caller.account.epoch) return undefined;
  return now.roles.includes('READER') && !isIsolated({ roles: now.account.roles })
    ? { ...caller, ...now }
    : undefined;
}
