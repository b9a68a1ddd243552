import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a server did with a request: the words that it gives, one piece after the other, and how it ends. */
export type Script = {
  /** If they depend on it, they are given what was sent: question and passages. */
  pieces: readonly string[] | ((sent: string) => readonly string[]);
  /** `done` says that the answer is whole; `cut` breaks the connection; `hang` says no more; `silent` ends without a word. */
  end: 'done' | 'cut' | 'hang' | 'silent';
  status?: number;
  /** What it sends after the pieces, as it is. */
  raw?: string;
};
type Received = {
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: { stream: boolean; model?: string; messages: { role: string; content: string }[] };
};

/** A server on this machine that speaks as OpenAI's chat completions do, for tests: it says what it is told to say. */
export async function startModelServer() {
  const received: Received[] = [];
  const open = new Set<ServerResponse>();
  let script: Script = { pieces: [], end: 'done' };
  /** How many callers hung up before the end. */
  let aborted = 0;
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    // Whoever follows a redirect comes without a question.
    if (request.method !== 'POST') {
      response.end('data: [DONE]\n\n');
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body: Received['body'] = JSON.parse(Buffer.concat(chunks).toString());
      received.push({ url: request.url, headers: request.headers, body });
      open.add(response);
      response.on('close', () => {
        open.delete(response);
        if (!response.writableFinished) aborted += 1;
      });
      answer(response, script, body.messages.at(-1)?.content ?? '');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    says: (next: Script) => {
      script = next;
    },
    aborted: () => aborted,
    requests: () => requests,
    stop: async () => {
      for (const response of open) response.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answer(
  response: ServerResponse,
  { pieces, end, status = 200, raw = '' }: Script,
  sent: string,
): void {
  response.writeHead(status, {
    'content-type': 'text/event-stream',
    location: '/elsewhere',
  });
  for (const content of typeof pieces === 'function' ? pieces(sent) : pieces)
    response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
  if (raw !== '') response.write(raw);
  if (end === 'done') response.end('data: [DONE]\n\n');
  else if (end === 'silent') response.end();
  else if (end === 'cut') setTimeout(() => response.destroy(), 20);
  else response.flushHeaders();
}

/** A line of a model, as its instructions have it. */
export const modelLine = (words: string, ...quotes: readonly (readonly [number, string])[]): string =>
  `${JSON.stringify({ words, quotes: quotes.map(([passage, text]) => ({ passage, text })) })}\n`;
