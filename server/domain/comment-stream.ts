import type { DomainCaller, DomainHandlers } from './authentication.ts';
import { requireCollaboration } from './comment-checks.ts';
import { createCommentPump, sign } from './comment-pump.ts';
import type { CommentStreams } from './comment-streams.ts';
import type { Organisation } from './organisation.ts';

export type StreamTimes = {
  /** Milliseconds between two signs of life. What a notice should have told is looked for then, too. */
  sign: number;
  /** Milliseconds after which a stream ends: its reader comes again, with a session that is examined anew. */
  longest: number;
};
const usualTimes: StreamTimes = { sign: 20_000, longest: 10 * 60_000 };

type EventsOptions = {
  streams: CommentStreams;
  streamTimes?: StreamTimes;
  now: () => Date;
  log: (message: string) => void;
};

/** Answers with a stream of what becomes of comments; isolated testers have nothing together with others. */
export function commentEventsHandler(
  organisation: Organisation,
  { streams, streamTimes: times = usualTimes, now, log }: EventsOptions,
): DomainHandlers['commentEvents'] {
  return ({ query: { after }, caller, signal }) => {
    requireCollaboration(caller);
    return commentStream(organisation, { caller, after, signal, streams, times, now, log });
  };
}

/** Chunks that wait for a reader who does not take them; such a reader comes again. */
const maxWaiting = 100;

type Streaming = {
  caller: DomainCaller;
  after: number | undefined;
  /** Called again at the end: it keeps the request, without which its signal would hear nothing any more. */
  signal: (() => AbortSignal) | undefined;
  streams: CommentStreams;
  times: StreamTimes;
  now: () => Date;
  log: (message: string) => void;
};

/** Tells somebody what becomes of comments, as server-sent events, until they leave or may not read any more. */
function commentStream(organisation: Organisation, streaming: Streaming): ReadableStream<Uint8Array> {
  const { caller, streams, signal, times } = streaming;
  let end: () => void = () => undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const encoder = new TextEncoder();
        const say = (text: string) => {
          if ((controller.desiredSize ?? 0) <= 0) return end();
          controller.enqueue(encoder.encode(text));
        };
        const pump = createCommentPump(organisation, streaming, { say, end: () => end() });
        const leave = streams.enter({
          organisation: organisation.slug,
          who: caller.account.id,
          wake: pump.work,
          end: () => end(),
        });
        const signs = setInterval(() => {
          say(sign);
          pump.work();
        }, times.sign).unref();
        const age = setTimeout(() => end(), times.longest).unref();
        end = () => {
          end = () => undefined;
          pump.stop();
          leave();
          clearInterval(signs);
          clearTimeout(age);
          signal?.().removeEventListener('abort', onAbort);
          try {
            controller.close();
          } catch {
            // The reader has left.
          }
        };
        const onAbort = () => end();
        if (signal?.().aborted) return end();
        signal?.().addEventListener('abort', onAbort);
        // Whoever waits for the first bytes knows at once that there is a stream.
        say(sign);
        pump.work();
      },
      cancel: () => end(),
    },
    { highWaterMark: maxWaiting },
  );
}
