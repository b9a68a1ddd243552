type Reply = Promise<Response> | Response;

/**
 * How requests get to a server: as a `Request`, or by their address and options. Elements use the latter, since MooTools
 * replaces the `Request` of a page by another class.
 */
export type Sending =
  | { fetch: (request: Request) => Reply; send?: undefined }
  | { send: (url: string, init: RequestInit) => Reply; fetch?: undefined };

export function sendBy({ fetch, send }: Sending, url: string, init: RequestInit): Reply {
  return send ? send(url, init) : fetch(new Request(url, init));
}
