import { ApiError } from '../http/api-error.ts';
import type { Later } from '../lib/later.ts';
import { waited } from './waited.ts';

/** What a server says of an upload: where the next part begins. */
export type PartsState = { id: string; offset: number };

export type PartsCalls<State extends PartsState> = {
  /** Sends the record, which says how far the upload has come. */
  begin: () => Promise<State>;
  sendNext: (state: State) => Promise<State>;
  isDone: (state: State) => boolean;
  /** The code of the refusal where the server does not have the upload any more. */
  goneCode: string;
};
export type PartsHooks<State> = {
  later: Later;
  signal: AbortSignal;
  /** What the server has said of the upload. */
  onState: (state: State) => void;
  /** The connection was lost; it goes on by itself. */
  onBroken: () => void;
};

/** Seconds between two attempts after the connection was lost; then people are asked. */
const pauses = [1, 2, 4, 8, 15, 30, 30, 30];

/**
 * Sends a file: its record, then what the server does not have of it yet, part by part. After a broken connection the
 * record says how far it has come, so nothing is sent twice but what was on its way.
 */
export async function sendInParts<State extends PartsState>(
  { begin, sendNext, isDone, goneCode }: PartsCalls<State>,
  { later, signal, onState, onBroken }: PartsHooks<State>,
): Promise<State> {
  let attempts = 0;
  let state: State | undefined;
  while (state === undefined || !isDone(state)) {
    try {
      const next: State = await (state === undefined ? begin() : sendNext(state));
      // What has come is progress: the next loss of the connection is a new one.
      if (state !== undefined) attempts = 0;
      state = next;
      onState(state);
    } catch (error) {
      const pause = pauses[attempts];
      const isBehind = isOfOtherState(error, state, goneCode);
      if (signal.aborted || pause === undefined || !(isPassing(error) || isBehind)) throw error;
      attempts += 1;
      state = undefined;
      if (!isPassing(error)) continue;
      onBroken();
      await waited(pause * 1000, later, signal);
    }
  }
  return state;
}

/** The server has more of the file than this page knows, or no more of it: the record tells, or begins anew. */
const isOfOtherState = (error: unknown, state: PartsState | undefined, goneCode: string) =>
  error instanceof ApiError &&
  (error.code === 'UPLOAD_OFFSET' || (error.code === goneCode && state !== undefined));

/** Whether the same request may succeed a little later: the connection was lost, or a server is away or busy. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || [429, 500, 502, 503, 504].includes(error.status));
