/**
 * The requests of which others were made. Without its request a signal hears nothing: a stream would go on for who has
 * left it, once the first request is collected.
 */
const originals = new WeakMap<Request, Request>();

/** The same request to another address. */
export function requestAt(url: URL, request: Request): Request {
  const other = new Request(url, request);
  originals.set(other, request);
  return other;
}
