/*
 * The calls of a deep link set out while the application's code is still on its way: a tenth of a second
 * sooner. Imports nothing that is more than types, since whatever it imported would have to come first;
 * `early-calls.test.ts` holds its addresses to those of the client.
 */

/** What of the page it needs. */
export type EarlyPage = {
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;
  read: (key: string) => string | null;
  fetch: (request: Request) => Promise<Response>;
  /** Milliseconds. */
  now: () => number;
};

type Sent = { authorization: string; reply: Promise<Response>; at: number };

/** An answer that nobody has taken by then is out of date. */
const patience = 10_000;
/** As many units as the reader asks for at first. */
const firstUnits = 16;
const languages = ['DE', 'FR', 'IT', 'EN'];

export function createEarlyCalls() {
  const sent = new Map<string, Sent>();
  return {
    /** Asks for the text that the address names, where somebody is signed in. */
    send({ location, read, fetch, now }: EarlyPage): void {
      const token = read('regesta-token');
      const requested = token === null ? undefined : requestsOf(location, read);
      if (requested === undefined) return;
      const authorization = `Bearer ${token}`;
      for (const path of requested) {
        const url = `${location.origin}/api/v1${path}`;
        const reply = fetch(new Request(url, { headers: { accept: 'application/json', authorization } }));
        // Prevents an unhandled rejection if nobody takes the reply; a caller that takes it gets the error.
        reply.catch(() => undefined);
        sent.set(url, { authorization, reply, at: now() });
      }
    },
    /** The reply to this very request, if it has set out already; each only once. */
    take(request: Request, now: number): Promise<Response> | undefined {
      const early = sent.get(request.url);
      if (early === undefined || request.method !== 'GET') return undefined;
      sent.delete(request.url);
      const isSame = request.headers.get('authorization') === early.authorization;
      return isSame && now - early.at < patience ? early.reply : undefined;
    },
  };
}

function requestsOf({ pathname, search, hash }: EarlyPage['location'], read: EarlyPage['read']) {
  const [, regTextId = '', article] = /^\/read\/([^/]+)(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  if (regTextId === '') return undefined;
  // A comparison and languages side by side ask for something else.
  if (/[?&](?:compare|with|languages)=/.test(search)) return undefined;
  const requested = new URLSearchParams(search);
  const date = requested.get('versionDate') ?? '';
  const language = languages.find((code) => code === requested.get('language')) ?? documentLanguage(read);
  const query = new URLSearchParams({ language });
  if (date) query.set('versionDate', date);
  const window = new URLSearchParams(query);
  try {
    const place = decodeURIComponent(hash.replace(/^#/, '')) || (article && decodeURIComponent(article));
    if (place) window.set('around', place);
    else window.set('from', '0');
    const id = encodeURIComponent(decodeURIComponent(regTextId));
    window.set('count', String(firstUnits));
    return [
      `/TableOfContent/V2/RegTextID/${id}?${query}`,
      `/RegText/${id}?${window}`,
      `/ListOfRegulation/RegTextID/${id}?${query}`,
    ];
  } catch {
    // A stray percent sign: the reader itself says what is wrong.
    return undefined;
  }
}

function documentLanguage(read: EarlyPage['read']): string {
  const stored = read('regesta-document-language');
  return languages.find((code) => code === stored) ?? ofUser(read('regesta-user')) ?? 'DE';
}

function ofUser(text: string | null): string | undefined {
  try {
    const { documentDisplayLanguage: language } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return languages.find((code) => code === language);
  } catch {
    return undefined;
  }
}
