type Fetch = (request: Request) => Promise<Response> | Response;

/** After this a page asks anew: what was fetched early may be out of date. */
const freshFor = 10_000;

/**
 * Lets a call that was made before its view existed serve that view: each answer to a GET fetched
 * while `early` runs is handed once to the next call for the same address.
 */
export function createEarlyCalls(fetch: Fetch, now: () => number) {
  const waiting = new Map<string, { answer: Promise<Response>; since: number }>();
  let recording = false;

  async function forward(request: Request): Promise<Response> {
    const entry = request.method === 'GET' ? waiting.get(request.url) : undefined;
    if (!recording && entry) {
      waiting.delete(request.url);
      if (now() - entry.since < freshFor) return (await entry.answer).clone();
    }
    const answer = Promise.resolve(fetch(request));
    if (recording && request.method === 'GET') {
      waiting.set(request.url, { answer, since: now() });
      return (await answer).clone();
    }
    return await answer;
  }

  return {
    fetch: forward,
    early(start: () => void) {
      recording = true;
      start();
      // The client sends its requests after asking for the token, a few microtasks later.
      setTimeout(() => {
        recording = false;
      });
    },
  };
}
