import { type App, createApp } from '#core/app.ts';
import { createLightPhrasing } from '#core/i18n/light-phrasing.ts';
import type { TextBundle } from '#core/i18n/texts.ts';
import { createTranslator } from '#core/i18n/translator.ts';
import type { HostToken } from '#core/session/session.ts';
import { storageOrMemory } from '#core/session/storage.ts';

/** Raised with every change that makes apps of two builds unable to share. */
const appMajor = 1;
const lookFor = `regesta-app-${appMajor}`;

/** Who may share an app: elements with the same main server and the same token of their page, or none. */
type AppKey = { mainUrl: string; token: HostToken | undefined };
type Held = AppKey & {
  app: App;
  /** Each element that uses the app, with the `domain-url` it was given. */
  users: Map<symbol, string | undefined>;
  domainUrl: string | undefined;
};
type Search = CustomEvent<{ mainUrl: string; app?: App }>;

export type TakenApp = {
  /** Session, caches and document language are shared; the interface speaks each element's own language. */
  app: App;
  /** The element's `domain-url`; absent, the app forgets it unless another element names one. */
  setDomainUrl: (url: string | undefined) => void;
  /** A new token function of the page; false where the element must take another app for it. */
  takeToken: (token: HostToken | undefined) => boolean;
  giveBack: () => void;
};

/** Apps in use on this page. */
const held = new Set<Held>();
const find = ({ mainUrl, token }: AppKey) =>
  [...held].find((each) => each.mainUrl === mainUrl && each.token === token);

/** An app with a token of the page is nobody else's business: it is not handed over. */
function answer(event: Event) {
  const { detail } = event as Search;
  const shared = find({ mainUrl: detail.mainUrl, token: undefined });
  if (shared && !detail.app) detail.app = shared.app;
}

/** An app that another copy of the suite on this page already holds, asked for by an event. */
function findElsewhere(mainUrl: string): App | undefined {
  const search: Search = new CustomEvent(lookFor, { detail: { mainUrl } });
  document.dispatchEvent(search);
  return search.detail.app;
}

function hold({ mainUrl, token }: AppKey): Held {
  const elsewhere = token === undefined ? findElsewhere(mainUrl) : undefined;
  const entry: Held = {
    mainUrl,
    token,
    app: elsewhere ?? newApp(mainUrl),
    users: new Map(),
    domainUrl: undefined,
  };
  if (token) entry.app.session.takeHostToken(token);
  if (held.size === 0) document.addEventListener(lookFor, answer);
  held.add(entry);
  return entry;
}

/** The app for these options, and how to give it back: the last element leaves nothing behind. */
export function takeApp(key: AppKey, texts: TextBundle[]): TakenApp {
  const entry = find(key) ?? hold(key);
  const me = Symbol(key.mainUrl);
  entry.users.set(me, undefined);

  const agree = () => {
    const latest = [...entry.users.values()].findLast((url) => url !== undefined);
    if (latest === entry.domainUrl) return;
    entry.domainUrl = latest;
    entry.app.session.setDomainUrl(latest);
  };
  return {
    app: { ...entry.app, translator: createTranslator(texts, createLightPhrasing()) },
    setDomainUrl(url) {
      entry.users.set(me, url);
      agree();
    },
    takeToken(token) {
      if (token === entry.token) return true;
      // Pages that write a function anew at every draw keep the app that nobody shares.
      if (!token || !entry.token || entry.users.size > 1 || find({ ...entry, token })) return false;
      entry.token = token;
      entry.app.session.takeHostToken(token);
      return true;
    },
    giveBack() {
      if (!entry.users.delete(me)) return;
      agree();
      if (entry.users.size > 0) return;
      held.delete(entry);
      if (held.size === 0) document.removeEventListener(lookFor, answer);
    },
  };
}

function newApp(mainUrl: string): App {
  return createApp({
    product: 'regesta',
    mainUrl,
    storage: storageOrMemory(() => globalThis.localStorage),
    fetch: (request) => fetch(request),
    now: () => Date.now(),
    texts: [],
    phrasing: createLightPhrasing(),
  });
}
