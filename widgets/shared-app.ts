import { type App, createApp } from '#core/app.ts';
import { createLightPhrasing } from '#core/i18n/light-phrasing.ts';
import type { TextBundle } from '#core/i18n/texts.ts';
import { createMemoryStorage, type KeyValueStorage } from '#core/session/storage.ts';

/** Raised with every change that makes apps of two builds unable to share. */
const appMajor = 1;
const lookFor = `regesta-app-${appMajor}`;

type Held = { app: App; users: number };
type Search = CustomEvent<{ mainUrl: string; app?: App }>;

/** Elements with the same main server share one app: session, caches, language. */
const held = new Map<string, Held>();

function answer(event: Event) {
  const { detail } = event as Search;
  const found = held.get(detail.mainUrl);
  if (found && !detail.app) detail.app = found.app;
}

/** An app that another copy of the suite on this page already holds, asked for by an event. */
function findElsewhere(mainUrl: string): App | undefined {
  const search: Search = new CustomEvent(lookFor, { detail: { mainUrl } });
  document.dispatchEvent(search);
  return search.detail.app;
}

/** localStorage throws in a sandboxed frame: there a session lives as long as its page. */
function pageStorage(): KeyValueStorage {
  try {
    const { localStorage } = globalThis;
    localStorage.getItem('regesta-token');
    return localStorage;
  } catch {
    return createMemoryStorage();
  }
}

/** The app for a main server, and how to give it back: the last element leaves nothing behind. */
export function takeApp(mainUrl: string, texts: TextBundle[]): { app: App; giveBack: () => void } {
  const entry = held.get(mainUrl) ?? { app: findElsewhere(mainUrl) ?? newApp(mainUrl, texts), users: 0 };
  if (held.size === 0) document.addEventListener(lookFor, answer);
  held.set(mainUrl, entry);
  entry.users += 1;
  let given = true;
  return {
    app: entry.app,
    giveBack() {
      if (!given) return;
      given = false;
      entry.users -= 1;
      if (entry.users > 0) return;
      held.delete(mainUrl);
      if (held.size === 0) document.removeEventListener(lookFor, answer);
    },
  };
}

function newApp(mainUrl: string, texts: TextBundle[]): App {
  return createApp({
    product: 'regesta',
    mainUrl,
    storage: pageStorage(),
    fetch: (request) => fetch(request),
    now: () => Date.now(),
    texts,
    phrasing: createLightPhrasing(),
  });
}
