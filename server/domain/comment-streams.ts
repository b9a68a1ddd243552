import type { Listen } from '../data/listening.ts';
import { HttpProblem } from '../http/problem.ts';
import { schemaOf } from './organisation.ts';

/** Somebody who is told what becomes of the comments of an organisation. */
type Reader = { organisation: string; who: string; wake: () => void; end: () => void };

export type CommentStreams = {
  /** Adds a reader and returns how they leave; throws 429 where they have too many streams. */
  enter: (reader: Reader) => () => void;
  /** How many there are. */
  count: () => number;
  /** Ends all, and takes no more. */
  close: () => void;
};

/** Streams of one user at the same time in one process: a few windows on a few devices. */
export const maxOfUser = 6;
/** Streams of all users at the same time in one process. */
const maxOfAll = 2000;
/** Seconds after which somebody with too many may try again. */
const wait = 60;

/** The channel on which a trigger tells in which schema facts of comments were written (migrations/comments.ts). */
const channel = 'regesta_comments';

/** All streams of this process. They are woken by the database, so that every process hears of every change. */
export function createCommentStreams(listen: Listen, now: () => Date): CommentStreams {
  const readers = new Set<Reader>();
  let stopListening: (() => void) | undefined;
  let isClosed = false;
  const heard = (schema: string | undefined) => {
    for (const { organisation, wake } of [...readers])
      if (schema === undefined || schema === schemaOf(organisation)) wake();
  };
  const refuse = (code: string, message: string) => {
    const until = new Date(now().getTime() + wait * 1000);
    throw new HttpProblem(429, code, message, { until, now: now() });
  };
  return {
    enter: (reader) => {
      if (isClosed) refuse('TOO_MANY_STREAMS', 'the server is stopping');
      const isOfSame = ({ organisation, who }: Reader) =>
        organisation === reader.organisation && who === reader.who;
      const own = [...readers].filter(isOfSame).length;
      if (own >= maxOfUser || readers.size >= maxOfAll)
        refuse('TOO_MANY_STREAMS', 'too many streams at once');
      readers.add(reader);
      stopListening ??= listen(channel, heard);
      return () => void readers.delete(reader);
    },
    count: () => readers.size,
    close: () => {
      isClosed = true;
      stopListening?.();
      for (const { end } of [...readers]) end();
    },
  };
}
