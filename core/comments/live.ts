import * as v from 'valibot';
import type { AppPart, PartContext } from '../app-parts.ts';
import { commentEvent, commentListCalls } from '../contract/domain/comment-lists.ts';
import { splitParagraphId } from '../law/paragraph-id.ts';
import type { SessionState } from '../session/session.ts';
import type { StreamEvent } from './event-stream.ts';
import { followAgain, followStream } from './follow-stream.ts';
import { isAlone } from './me.ts';

/** The documents on which colleagues have written; `all` where that is not known. */
export type LiveChange = ReadonlySet<string> | 'all';

export type Live = {
  /** Calls back when comments have changed, until what is returned is called. One stream serves all who watch. */
  watch: (onChange: (change: LiveChange) => void) => () => void;
};

type LiveDependencies = Pick<PartContext, 'session' | 'later' | 'now'> & {
  domain: Pick<PartContext['domain'], 'commentEvents'>;
};

/** Changes that come within so many milliseconds are told once; not all pages ask at the same moment. */
const batchPause = { shortest: 300, spread: 500 };

/**
 * Follows what becomes of comments while somebody watches: over a stream, which comes back after pauses. While there is
 * none, each attempt counts as a change, so that those who watch look themselves.
 */
export function createLive({ domain, session, later, now }: LiveDependencies): Live {
  const watching = new Set<(change: LiveChange) => void>();
  const tell = batched({ later, now }, (change) => {
    for (const one of [...watching]) one(change);
  });
  let who = followerOf(session.$session.get());
  /** The last event of this user; those after it are told when the stream comes back. */
  let last: number | undefined;
  /** Whether something may have been missed that no stream will tell. */
  let isUnsure = false;
  let stop: (() => void) | undefined;

  const take = ({ name, id, data }: StreamEvent) => {
    if (/^\d+$/.test(id)) last = Number(id);
    if (name === 'comment') tell(documentsOf(data));
    else if (name === 'reset' || isUnsure) tell('all');
    isUnsure = false;
  };
  const follow = (signal: AbortSignal) =>
    followStream((after, own) => domain.commentEvents(after, { signal: own, unasked: true }), {
      after: last,
      signal,
      later,
      take,
    });
  const onFailure = (failures: number) => {
    isUnsure = true;
    // The first may be of a moment.
    if (failures > 1) tell('all');
  };
  const restart = () => {
    stop?.();
    stop =
      watching.size > 0 && who !== undefined ? followAgain(follow, { later, now, onFailure }) : undefined;
  };
  session.$session.listen((state) => {
    const next = followerOf(state);
    if (next === who) return;
    who = next;
    last = undefined;
    restart();
  });

  return {
    watch(onChange) {
      watching.add(onChange);
      if (watching.size === 1) restart();
      return () => {
        if (watching.delete(onChange) && watching.size === 0) restart();
      };
    },
  };
}

/**
 * Who follows what colleagues write: readers who do not work alone, others would be refused. Of a page's token it is not
 * known whose it is; whoever watches looks first.
 */
function followerOf({ signedIn, user }: SessionState): string | undefined {
  if (!signedIn) return undefined;
  if (user === undefined) return '';
  return user.roles.includes('READER') && !isAlone(user) ? user.id : undefined;
}

function documentsOf(data: string): LiveChange {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), commentEvent), data);
  const regArt = parsed.success ? parsed.output.regArt : undefined;
  return regArt === undefined ? 'all' : new Set([splitParagraphId(regArt).regTextId]);
}

/** Collects changes for a moment and reports them together. */
function batched({ later, now }: Pick<PartContext, 'later' | 'now'>, say: (change: LiveChange) => void) {
  let pending: LiveChange | undefined;
  return (change: LiveChange) => {
    if (pending === undefined)
      later(
        () => {
          const change = pending ?? 'all';
          pending = undefined;
          say(change);
        },
        batchPause.shortest + (now() % batchPause.spread),
      );
    pending = change === 'all' || pending === 'all' ? 'all' : new Set([...(pending ?? []), ...change]);
  };
}

/** Live comments; loads with the comments of a reader. */
export const live: AppPart<Live> = { create: createLive, domainCalls: commentListCalls };
