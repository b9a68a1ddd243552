import { type App, createApp } from '#core/app.ts';
import { createLightPhrasing } from '#core/i18n/light-phrasing.ts';
import type { TextBundle } from '#core/i18n/texts.ts';
import { createTranslator } from '#core/i18n/translator.ts';
import { later } from '#core/lib/later.ts';
import type { HostToken } from '#core/session/session.ts';
import { storageOrMemory } from '#core/session/storage.ts';

/** Increased with every change that makes apps of two builds incompatible. */
const appMajor = 1;
const lookFor = `regesta-app-${appMajor}`;

/** Elements share an app if they have the same main server, and the same host token or none. */
type AppKey = { mainUrl: string; token: HostToken | undefined };
type Held = AppKey & {
  app: App;
  /** The elements that use the app, each with its `domain-url`. */
  users: Map<symbol, string | undefined>;
  domainUrl: string | undefined;
};
type Search = CustomEvent<{ mainUrl: string; app?: App }>;

export type TakenApp = {
  /** Session, caches and document language are shared; each element has its own interface language. */
  app: App;
  /** Sets the element's `domain-url`. If it is absent, the app uses that of another element or none. */
  setDomainUrl: (url: string | undefined) => void;
  /** Replaces the host's token function; false if the element needs another app for it. */
  takeToken: (token: HostToken | undefined) => boolean;
  giveBack: () => void;
};

/** The apps in use on this page. */
const held = new Set<Held>();
const find = ({ mainUrl, token }: AppKey) =>
  [...held].find((each) => each.mainUrl === mainUrl && each.token === token);

/** Offers a shared app to another copy of the suite; never an app with a host token. */
function answer(event: Event) {
  const { detail } = event as Search;
  const shared = find({ mainUrl: detail.mainUrl, token: undefined });
  if (shared && !detail.app) detail.app = shared.app;
}

/** The app of another copy of the suite on this page, requested by an event. */
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

/** Takes the app for these options; `giveBack` releases it, and the last element removes it. */
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
      // Some pages create a new function with every draw: an app with a single user is kept then.
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
    later,
    texts: [],
    phrasing: createLightPhrasing(),
  });
}
