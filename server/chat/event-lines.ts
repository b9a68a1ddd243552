import type { ChatEvent } from '#core/contract/main/chat.ts';

type Work = {
  /** Makes the events; it stops when the signal is aborted. */
  events: (signal: AbortSignal) => AsyncIterable<ChatEvent>;
  /** Aborted when the caller has gone. */
  gone?: AbortSignal | undefined;
  /** Called once, whatever the end. */
  onEnd: () => void;
  log: (message: string) => void;
};

/**
 * Events as lines of JSON. The next one is made when the reader takes it; who stops reading stops the work. A reply
 * that ends without `done` was cut off, which its reader sees.
 */
export function eventLines({ events, gone, onEnd, log }: Work): ReadableStream<Uint8Array> {
  const stopping = new AbortController();
  const encoder = new TextEncoder();
  const iterator = events(stopping.signal)[Symbol.asyncIterator]();
  let isEnded = false;
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    gone?.removeEventListener('abort', stop);
    onEnd();
  };
  const stop = () => {
    stopping.abort();
    // What is made at the moment ends by the signal; nobody waits for it.
    void iterator.return?.(undefined).catch(() => undefined);
    end();
  };
  if (gone?.aborted) stop();
  else gone?.addEventListener('abort', stop, { once: true });
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      try {
        const { done, value } = await iterator.next();
        if (done === true || isEnded) {
          end();
          controller.close();
          return;
        }
        controller.enqueue(encoder.encode(`${JSON.stringify(value)}\n`));
      } catch (error) {
        if (!stopping.signal.aborted) log(`chat: ${error instanceof Error ? error.message : String(error)}`);
        end();
        controller.error(error);
      }
    },
    cancel: stop,
  });
}
