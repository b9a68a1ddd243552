import type { Duplex } from 'node:stream';

type Refusal = readonly [status: string, code: string, message: string];
const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'REQUEST_TOO_LONG',
    'the address or the headers are too long',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'REQUEST_TIMEOUT', 'the request did not come to its end'],
};
const notHttp: Refusal = ['400 Bad Request', 'INVALID_REQUEST', 'this is not HTTP'];

/** Answers a malformed request in the same form as all other problems. */
export function refuse({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  // This is the rest of a request that was refused already.
  if (socket.writableEnded) return;
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, problem, message] = refusals[code ?? ''] ?? notHttp;
  const body = JSON.stringify({ code: problem, message });
  const head = ['Content-Type: application/json', `Content-Length: ${body.length}`, 'Connection: close'];
  head.push('X-Content-Type-Options: nosniff', "Content-Security-Policy: default-src 'none'");
  socket.end([`HTTP/1.1 ${status}`, ...head, '', body].join('\r\n'));
  // A client that is still sending would not get the reply if the socket was closed at once.
  setTimeout(() => socket.destroy(), 1000).unref();
}
