import type { LanguageCode } from '#core/contract/languages.ts';

/*
 * The calls of a deep link start while the code of the application is still loading, a tenth of a second
 * earlier. This file imports only types, since any imported code would have to load first;
 * `early-calls.test.ts` compares its addresses with those of the client.
 */

/** What it needs of the page. */
export type EarlyPage = {
  location: Pick<Location, 'origin' | 'pathname' | 'search' | 'hash'>;
  read: (key: string) => string | null;
  fetch: (request: Request) => Promise<Response>;
  /** The time in milliseconds. */
  now: () => number;
};

type Sent = { authorization: string; reply: Promise<Response>; at: number };

/** Milliseconds after which a reply is too old to be used. */
const patience = 10_000;
/** The number of units that the reader requests first. */
const firstUnits = 16;
const codes = 'BG CS DA DE EL EN ES ET FI FR GA HR HU IT LT LV MT NL PL PT RO SK SL SV';
/** The compiler compares them with the list of languages, which would have to load first. */
type Codes<Text extends string> = Text extends `${infer Code} ${infer More}` ? Code | Codes<More> : Text;
const languages: readonly string[] = (
  codes satisfies LanguageCode extends Codes<typeof codes> ? string : never
).split(' ');

export function createEarlyCalls() {
  const sent = new Map<string, Sent>();
  return {
    /** Requests the text that the address names, if the user is signed in. */
    send({ location, read, fetch, now }: EarlyPage): void {
      // As in `createProductStorage`: a session counts only beside the main server that it is of.
      const isOfThisServer = read('regesta-main-base-url') === location.origin;
      const token = isOfThisServer && mayRead(read('regesta-user')) ? read('regesta-token') : null;
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
    /** The reply to the same request, if it was sent early; each reply only once. */
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
  // Comparisons and several languages use other calls.
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
    // A percent sign that encodes nothing: the reader displays the error.
    return undefined;
  }
}

function documentLanguage(read: EarlyPage['read']): string {
  const stored = read('regesta-document-language');
  return languages.find((code) => code === stored) ?? ofUser(read('regesta-user')) ?? 'DE';
}

/** As `mayRead` of the session: others are told by the page what is missing. */
function mayRead(user: string | null): boolean {
  try {
    const { roles } = JSON.parse(user ?? '{}') as { roles?: unknown };
    return !Array.isArray(roles) || roles.includes('READER');
  } catch {
    return true;
  }
}

function ofUser(text: string | null): string | undefined {
  try {
    const { documentDisplayLanguage: language } = JSON.parse(text ?? '{}') as Record<string, unknown>;
    return languages.find((code) => code === language);
  } catch {
    return undefined;
  }
}
