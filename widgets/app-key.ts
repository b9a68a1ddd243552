import type { App } from '#core/app.ts';
import type { SessionState } from '#core/session/session.ts';
import type { CommonOptions } from './common-options.ts';
import { mainAddress, serverAddress } from './page-address.ts';
import { punctualToken } from './punctual-token.ts';
import type { AppKey } from './shared-app.ts';

/** The app that an element asks for. One with a server that may not be called gets an app without any. */
export function appKeyOf({ mainUrl, domainUrl, token, refused }: CommonOptions): AppKey {
  if (refused.some((each) => /^(?:main|domain)-url/.test(each))) return { mainUrl: '' };
  return {
    mainUrl: mainAddress(mainUrl) ?? '',
    domainUrl: domainUrl && serverAddress(domainUrl),
    token: token && punctualToken(token),
  };
}

/** Whether an element names other servers than those of its session, which then makes no call for it. */
export function namesOtherServers(
  { session }: Pick<App, 'session'>,
  { signedIn, isMisdirected }: Pick<SessionState, 'signedIn' | 'isMisdirected'>,
  next: AppKey,
): boolean {
  const own = signedIn ? session.domainUrl() : undefined;
  return Boolean(isMisdirected || (own && next.domainUrl && own !== next.domainUrl));
}
