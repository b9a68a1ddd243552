import type { domainContract } from './contract/domain/domain.ts';
import type { mainContract } from './contract/main/main.ts';
import type { Client } from './http/client.ts';
import type { Notices } from './notices.ts';
import type { Session } from './session/session.ts';
import type { ProductStorage } from './session/storage.ts';

export type PartTools = {
  main: Client<typeof mainContract>;
  domain: Client<typeof domainContract>;
  notices: Notices;
  storage: ProductStorage;
  session: Pick<Session, '$session'>;
  now: () => number;
};

/** A store that comes with the views that need it: who does not draw them does not load it. */
export type AppPart<T> = {
  name: string;
  create: (tools: PartTools) => T;
  /** Calls that the part makes at once; without them the first one waits for the whole contract. */
  calls?: Partial<typeof mainContract>;
};

/** Gives the parts of one app: each is made once, with the first view that asks for it. */
export function createAppParts(
  tools: PartTools,
  addCalls: (calls: Partial<typeof mainContract>) => void,
): <T>(part: AppPart<T>) => T {
  // By name: a copy of the suite that shares the app shares its parts too.
  const made = new Map<string, unknown>();
  return <T>({ name, create, calls }: AppPart<T>): T => {
    if (!made.has(name)) {
      if (calls) addCalls(calls);
      made.set(name, create(tools));
    }
    return made.get(name) as T;
  };
}
