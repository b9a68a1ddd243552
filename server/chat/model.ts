import type { ChatFallback } from '#core/contract/main/chat.ts';
import { instructions, type ModelQuestion, requestOf } from './model-prompt.ts';

/** Where a model is reached, as the operator has set it. */
export type ModelSettings = { url: string; key?: string | undefined; model?: string | undefined };

export type ModelTimes = {
  /** Milliseconds until the first words, between two pieces, and for the whole answer. */
  first: number;
  silence: number;
  whole: number;
};
export const usualTimes: ModelTimes = { first: 20_000, silence: 15_000, whole: 90_000 };

/** Bytes of an answer, and of a line in which it comes: more than any has. */
const longestAnswer = 40_000;
const longestLine = 100_000;

/** Why no more is read of a model. */
export class ModelFailure extends Error {
  readonly fallback: ChatFallback;
  constructor(fallback: ChatFallback, message: string) {
    super(message);
    this.fallback = fallback;
  }
}

type ModelRequest = ModelQuestion & { signal: AbortSignal };

/** Asks a model, and gives the lines of its answer as they are complete. */
export type AskModel = (request: ModelRequest) => AsyncIterable<string>;

/** A model behind an address that speaks as OpenAI's chat completions do. */
export function createModel(settings: ModelSettings, times: ModelTimes = usualTimes): AskModel {
  return async function* ask({ signal, ...request }) {
    const watch = createWatch(times, signal);
    try {
      const response = await connect(settings, request, watch);
      let text = '';
      let length = 0;
      for await (const piece of piecesOf(response, watch)) {
        length += Buffer.byteLength(piece);
        if (length > longestAnswer) throw new ModelFailure('brokenOff', 'the answer has no end');
        const lines = (text + piece).split('\n');
        text = lines.pop() ?? '';
        yield* lines;
      }
      if (text.trim() !== '') yield text;
    } finally {
      watch.end();
    }
  };
}

type Watch = ReturnType<typeof createWatch>;

/** Aborts when the caller has gone, or when the model takes too long; `reason` says which. */
function createWatch({ first, silence, whole }: ModelTimes, gone: AbortSignal) {
  const own = new AbortController();
  let isStalled = false;
  const stall = () => {
    isStalled = true;
    own.abort();
  };
  const abort = () => own.abort();
  if (gone.aborted) abort();
  gone.addEventListener('abort', abort, { once: true });
  const total = setTimeout(stall, whole);
  let timer = setTimeout(stall, first);
  return {
    signal: own.signal,
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(stall, silence);
    },
    failure: (error: unknown, otherwise: ChatFallback): Error => {
      if (error instanceof ModelFailure) return error;
      if (gone.aborted) return new DOMException('the caller has gone', 'AbortError');
      return new ModelFailure(isStalled ? 'stalled' : otherwise, kindOf(error));
    },
    end: () => {
      clearTimeout(timer);
      clearTimeout(total);
      gone.removeEventListener('abort', abort);
      own.abort();
    },
  };
}

/** What an error is called: its message may quote the answer or the address, which no log is to have. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}

async function connect(
  { url, key, model }: ModelSettings,
  request: ModelQuestion,
  watch: Watch,
): Promise<Response> {
  try {
    const response = await fetch(addressOf(url), {
      method: 'POST',
      // Whoever is set answers; what is sent goes nowhere else.
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        ...(model === undefined ? {} : { model }),
        stream: true,
        temperature: 0,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: requestOf(request) },
        ],
      }),
      signal: watch.signal,
    });
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      throw new ModelFailure('unreachable', `status ${response.status}`);
    }
    return response;
  } catch (error) {
    throw watch.failure(error, 'unreachable');
  }
}

/** The path is added before a query, which some servers need: "?api-version=1". */
function addressOf(text: string): URL {
  const url = new URL(text);
  if (!url.pathname.endsWith('/chat/completions'))
    url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`;
  return url;
}

/** The pieces of the text of a reply; a reply that does not say that it is whole has broken off. */
async function* piecesOf(response: Response, watch: Watch): AsyncGenerator<string> {
  let isWhole = false;
  try {
    let rest = '';
    const decoder = new TextDecoder();
    for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
      watch.heard();
      const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? '';
      if (Buffer.byteLength(rest) > longestLine)
        throw new ModelFailure('brokenOff', 'a line of the reply has no end');
      for (const line of lines) {
        const { text, ends } = readLine(line);
        isWhole ||= ends;
        if (text !== '') yield text;
      }
    }
    // The last line may have no line feed.
    if (!isWhole) {
      const { text, ends } = readLine(rest + decoder.decode());
      isWhole = ends;
      if (text !== '') yield text;
    }
  } catch (error) {
    throw watch.failure(error, 'brokenOff');
  }
  if (!isWhole) throw new ModelFailure('brokenOff', 'the reply has no end');
}

type Chunk = { choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[]; error?: unknown };

function readLine(line: string): { text: string; ends: boolean } {
  const data = /^data:\s?(.*)$/.exec(line)?.[1];
  if (data === undefined || data === '') return { text: '', ends: false };
  if (data === '[DONE]') return { text: '', ends: true };
  const { choices, error } = JSON.parse(data) as Chunk;
  if (error !== undefined) throw new ModelFailure('brokenOff', 'the model reports an error');
  const [choice] = choices ?? [];
  const text = choice?.delta?.content;
  const reason = choice?.finish_reason ?? null;
  // Too long, or held back by a filter: what came is not the whole answer.
  if (reason !== null && reason !== 'stop')
    throw new ModelFailure('brokenOff', 'the model did not end its answer');
  return { text: typeof text === 'string' ? text : '', ends: reason === 'stop' };
}
