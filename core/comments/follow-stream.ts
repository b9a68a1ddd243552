import type { PartContext } from '../app-parts.ts';
import { ApiError } from '../http/api-error.ts';
import { readEvents, type StreamEvent } from './event-stream.ts';

/** The pauses before a stream is tried again, in milliseconds: each twice as long as the one before. */
const pauses = { first: 1000, longest: 60_000 };
/** A stream that ends sooner, in milliseconds, has failed, or something between ends it again and again. */
const shortestStream = 5000;
/** The server gives a sign every twenty seconds; after so long without one the connection is dead. */
const silence = 60_000;

type Outcome = 'ended' | 'failed' | 'refused' | number;
type Following = Pick<PartContext, 'later' | 'now'> & { onFailure: (failures: number) => void };

/** Follows one stream after the other, after pauses, until what is returned is called. */
export function followAgain(
  follow: (signal: AbortSignal) => Promise<Outcome>,
  { later, now, onFailure }: Following,
) {
  const ending = new AbortController();
  let cancelPause = () => {};
  let failures = 0;
  const attempt = async () => {
    const begun = now();
    const outcome = await follow(ending.signal);
    if (ending.signal.aborted || outcome === 'refused') return;
    const hasLasted = outcome === 'ended' && now() - begun >= shortestStream;
    failures = hasLasted ? 0 : failures + 1;
    if (outcome !== 'ended') onFailure(failures);
    const usual = Math.min(pauses.first * 2 ** Math.max(0, failures - 1), pauses.longest);
    // Not all come back at the same moment after the server was away.
    const pause = (typeof outcome === 'number' ? Math.max(usual, outcome) : usual) + (now() % 1000);
    cancelPause = later(() => void attempt(), pause);
  };
  void attempt();
  return () => {
    ending.abort();
    cancelPause();
  };
}

type StreamFollowing = Pick<PartContext, 'later'> & {
  after: number | undefined;
  signal: AbortSignal;
  take: (event: StreamEvent) => void;
};

/** Follows a stream to its end: `refused` for good, or in milliseconds when the server admits another. */
export async function followStream(
  connect: (query: { after?: number }, signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>,
  { after, signal, later, take }: StreamFollowing,
): Promise<Outcome> {
  const own = new AbortController();
  const abort = () => own.abort();
  signal.addEventListener('abort', abort);
  let cancelSilence = later(abort, silence);
  const onSign = () => {
    cancelSilence();
    cancelSilence = later(abort, silence);
  };
  try {
    const stream = await connect(after === undefined ? {} : { after }, own.signal);
    await readEvents(stream, { onEvent: take, onSign });
    return 'ended';
  } catch (error) {
    return failureOf(error);
  } finally {
    cancelSilence();
    signal.removeEventListener('abort', abort);
    own.abort();
  }
}

/** Whoever is signed out or may not read together with others is not asked again. */
function failureOf(error: unknown): Outcome {
  if (!(error instanceof ApiError)) return 'failed';
  if (error.retryAfter !== undefined) return error.retryAfter * 1000;
  return error.kind === 'unauthorised' || [400, 403, 404].includes(error.status) ? 'refused' : 'failed';
}
