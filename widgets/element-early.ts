import type { App } from '#core/app.ts';
import type { SessionState } from '#core/session/session.ts';
import { appKeyOf, namesOtherServers } from './app-key.ts';
import type { ElementHost } from './element-spec.ts';
import { takeApp } from './shared-app.ts';
import { tellPage } from './tell-page.ts';

/**
 * Sends the first calls of an element before its view has come, by the app that the view takes later: the same session
 * sends them, to the same servers. The returned function lets go of the app; the view has it by then.
 */
export function sendEarly<H extends ElementHost>(
  host: H,
  send: (app: App, session: SessionState) => (() => void) | undefined,
): () => void {
  const key = appKeyOf(host.values());
  const { app, giveBack } = takeApp(key, []);
  const session = app.session.$session.get();
  const silence = tellPage(host, app);
  const mayCall = app.mainUrl && session.signedIn && !namesOtherServers(app, session, key);
  const drop = mayCall ? send(app, session) : undefined;
  return () => {
    drop?.();
    silence();
    giveBack();
  };
}
