import type { domainContract } from './contract/domain/domain.ts';
import type { CallsOf } from './contract/endpoint.ts';
import type { mainContract } from './contract/main/main.ts';
import type { ServerName } from './http/api-error.ts';
import type { Client } from './http/client.ts';
import type { Sending } from './http/sending.ts';
import type { Later } from './lib/later.ts';
import type { Notices } from './notices.ts';
import type { Samples } from './samples.ts';
import type { Session } from './session/session.ts';
import type { ProductStorage } from './session/storage.ts';

/** What a store of a feature may use of the app. */
export type PartContext = {
  main: Client<typeof mainContract>;
  domain: Client<typeof domainContract>;
  notices: Notices;
  storage: ProductStorage;
  samples: Samples;
  session: Pick<Session, '$session' | '$uses' | 'handleUnauthorised' | 'isSignedOut'>;
  /** The address of each server, where it is known. */
  baseUrls: Readonly<Record<ServerName, () => string | undefined>>;
  sending: Sending;
  now: () => number;
  later: Later;
};

/** A store whose code loads with the views that use it, not with other pages. */
export type AppPart<T> = {
  create: (context: PartContext) => T;
  /** The calls that the store makes first. Without them its first call has to load the whole contract. */
  calls?: Partial<CallsOf<typeof mainContract>>;
  /** The same of an organisation's server. */
  domainCalls?: Partial<CallsOf<typeof domainContract>>;
};

/** Holds the parts of one app. Each is created once, when a view first requests it. */
export function createAppParts(
  context: PartContext,
  addCalls: (part: Pick<AppPart<unknown>, 'calls' | 'domainCalls'>) => void,
): <T>(part: AppPart<T>) => T {
  const parts = new Map<unknown, unknown>();
  return <T>(part: AppPart<T>): T => {
    if (!parts.has(part)) {
      addCalls(part);
      parts.set(part, part.create(context));
    }
    return parts.get(part) as T;
  };
}
