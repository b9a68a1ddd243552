/** An event of a stream of server-sent events. */
export type StreamEvent = { name: string; id: string; data: string };

/** Reads server-sent events as they come, in whatever pieces. `onSign` is called for every piece: the server is there. */
export async function readEvents(
  stream: ReadableStream<Uint8Array>,
  { onEvent, onSign }: { onEvent: (event: StreamEvent) => void; onSign: () => void },
): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onSign();
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event) onEvent(event);
      }
    }
  } finally {
    // Whoever leaves in the middle ends the connection too. Of a stream that has failed this fails again, with the same error.
    reader.cancel().catch(() => undefined);
  }
}

/** The event of a block of lines; undefined for a mere sign of life. */
function eventOf(block: string): StreamEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    fields.set(name, value);
  }
  const name = fields.get('event');
  return name === undefined
    ? undefined
    : { name, id: fields.get('id') ?? '', data: fields.get('data') ?? '' };
}
