import { type App, createApp } from '#core/app.ts';
import { createLightPhrasing } from '#core/i18n/light-phrasing.ts';
import type { TextBundle } from '#core/i18n/texts.ts';
import { createTranslator } from '#core/i18n/translator.ts';
import { later } from '#core/lib/later.ts';
import type { HostToken } from '#core/session/session.ts';
import { storageOrMemory } from '#core/session/storage.ts';

/**
 * Elements share an app if they have the same main server, and the same host token or none. A host token goes to the
 * servers of the elements that were given it, so that `domain-url` counts too; without one the session knows its
 * server.
 */
export type AppKey = { mainUrl: string; token?: HostToken | undefined; domainUrl?: string | undefined };
type Held = AppKey & { app: App; users: Set<symbol>; disconnect?: () => void };

export type TakenApp = {
  /** Session, caches and document language are shared; each element has its own interface language. */
  app: App;
  /** Whether the app is that of these options, after replacing the host's token function if nobody else uses it. */
  follow: (next: AppKey) => boolean;
  /** Whether a token that was sent already would go to other servers with these options. */
  isMoved: (next: AppKey) => boolean;
  giveBack: () => void;
  /** The same, not taken a second time, with the texts of a view. */
  withTexts: (texts: TextBundle[]) => TakenApp;
};

const hasSameServers = (a: AppKey, b: AppKey) =>
  a.mainUrl === b.mainUrl && ((!a.token && !b.token) || a.domainUrl === b.domainUrl);
const isSame = (a: AppKey, b: AppKey) => a.token === b.token && hasSameServers(a, b);

/** The apps in use on this page. They are reached by import only, never by an event. */
const held = new Set<Held>();
const find = (key: AppKey) => [...held].find((each) => isSame(each, key));

/** With this event copies of the suite find out that they are not alone. It carries nothing. */
const greeting = 'regesta-copy';
/** What connects copies; it loads when there is another one. */
const copies = Promise.withResolvers<typeof import('./copies.ts')>();
/** Settles once this copy is connected with the others; undefined unless that is on its way. */
let joining: Promise<unknown> | undefined;

function connect() {
  copies.resolve(import('./copies.ts'));
  // Whether it could be loaded is reported for each app.
  joining ??= copies.promise
    .catch(() => undefined)
    .then(() => {
      joining = undefined;
    });
}

function meet(event: Event) {
  event.preventDefault();
  connect();
}

function hold(key: AppKey): Held {
  const app = newApp(key.mainUrl);
  app.navigationBus.joining = () => joining;
  if (key.token) app.session.takeHostToken(key.token, key.domainUrl);
  const entry: Held = { ...key, app, users: new Set() };
  if (held.size === 0) {
    // Before this copy listens, so that only others answer.
    if (!document.dispatchEvent(new CustomEvent(greeting, { cancelable: true }))) connect();
    document.addEventListener(greeting, meet);
  }
  held.add(entry);
  copies.promise.then(
    ({ connectCopies }) => {
      if (held.has(entry)) entry.disconnect = connectCopies(app);
    },
    (error: unknown) => app.notices.report(error, 'another copy'),
  );
  return entry;
}

/** Takes the app for these options; `giveBack` releases it, and the last element removes it. */
export function takeApp(key: AppKey, texts: TextBundle[]): TakenApp {
  const entry = find(key) ?? hold(key);
  const { session } = entry.app;
  const me = Symbol();
  entry.users.add(me);

  const speaking = (own: TextBundle[]): TakenApp => ({
    app: { ...entry.app, translator: createTranslator(own, createLightPhrasing()) },
    withTexts: speaking,
    follow(next) {
      if (isSame(entry, next)) return true;
      // Some pages create a new function with every draw: an app with a single user is kept then.
      const isOther = !entry.token || !next.token || !hasSameServers(entry, next);
      if (isOther || entry.users.size > 1 || find(next)) return false;
      entry.token = next.token;
      session.takeHostToken(next.token, next.domainUrl);
      return true;
    },
    isMoved: (next) =>
      entry.token === next.token && !hasSameServers(entry, next) && session.isHostTokenUsed(),
    giveBack() {
      if (!entry.users.delete(me) || entry.users.size > 0) return;
      held.delete(entry);
      entry.disconnect?.();
      if (held.size === 0) document.removeEventListener(greeting, meet);
    },
  });
  return speaking(texts);
}

function newApp(mainUrl: string): App {
  return createApp({
    product: 'regesta',
    mainUrl,
    origin: globalThis.origin,
    storage: storageOrMemory(() => globalThis.localStorage),
    send: (url, init) => fetch(url, init),
    now: () => Date.now(),
    later,
    texts: [],
    phrasing: createLightPhrasing(),
  });
}
