import type { App } from '#core/app.ts';
import type { SessionState } from '#core/session/session.ts';
import { appKeyOf, namesOtherServers } from './app-key.ts';
import type { ElementHost } from './element-spec.ts';
import { type TakenApp, takeApp } from './shared-app.ts';
import { tellPage } from './tell-page.ts';

/** The apps that first calls were sent by, until the view of the element takes them. */
const taken = new WeakMap<ElementHost, TakenApp>();

/**
 * Sends the first calls of an element before its view has come. The view takes over the app that sent them (`takeEarly`),
 * so that a token that went to a server stays with it if the page names another one meanwhile. The returned function ends
 * what no view has taken.
 */
export function sendEarly<H extends ElementHost>(
  host: H,
  send: (app: App, session: SessionState) => (() => void) | undefined,
): () => void {
  const key = appKeyOf(host.values());
  const own = takeApp(key, []);
  const { app } = own;
  taken.set(host, own);
  const silence = tellPage(host, app);
  let drop: (() => void) | undefined;
  const end = () => {
    drop?.();
    if (taken.get(host) !== own) return;
    taken.delete(host);
    silence();
    own.giveBack();
  };
  try {
    const session = app.session.$session.get();
    if (app.mainUrl && session.signedIn && !namesOtherServers(app, session, key)) drop = send(app, session);
  } catch (error) {
    end();
    throw error;
  }
  return end;
}

/** The app by which the first calls of an element were sent, for its view. */
export function takeEarly(host: ElementHost): TakenApp | undefined {
  const early = taken.get(host);
  taken.delete(host);
  return early;
}
