import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import * as v from 'valibot';
import type { domainContract } from '../contract/domain/domain.ts';
import { type Capability, capability, type User, user } from '../contract/domain/user.ts';
import type { Client } from '../http/client.ts';
import type { ProductStorage } from './storage.ts';

export type SessionState = {
  signedIn: boolean;
  user?: User;
  capabilities: Capability[];
  /** Nobody left, the servers no longer took the token: the e-mail address of whose it was. */
  ended?: string;
};
export type HostToken = () => Promise<string | undefined> | string | undefined;

export type Session = {
  $session: ReadableAtom<SessionState>;
  /** Counts the times a server refused the token; views listen to send the person to the sign-in. */
  $expired: ReadableAtom<number>;
  domainUrl: () => string | undefined;
  token: (refresh: boolean) => Promise<string | undefined>;
  /** Where the organisation's server is, before anybody is signed in there. */
  askAt: (baseUrl: string) => void;
  /** Somebody is signed in, at the server that was asked last; loads what they may see. */
  begin: (token: string, user: User) => Promise<void>;
  /** Whoever is signed in has changed. Roles that were added count from the next sign-in only. */
  keepUser: (user: User) => void;
  /** The session goes on with another token, if it still goes on. */
  renew: (token: string) => void;
  signOut: () => void;
  handleUnauthorised: () => void;
  /** A host page's own token: asked for each time and again after a 401, kept nowhere. Refused, it ends. */
  takeHostToken: (token: HostToken | undefined) => void;
  /** Tries the host's token once more after its session has ended; false where the host gave none. */
  resume: () => boolean;
  setDomainUrl: (url: string | undefined) => void;
  loadCapabilities: () => Promise<Capability[]>;
};

type Domain = () => Pick<Client<typeof domainContract>, 'currentCapabilities'>;

function parseStored<S extends v.GenericSchema>(
  schema: S,
  text: string | undefined,
): v.InferOutput<S> | undefined {
  if (text === undefined) return undefined;
  try {
    const parsed = v.safeParse(schema, JSON.parse(text));
    return parsed.success ? parsed.output : undefined;
  } catch {
    // A damaged entry counts as absent: the servers have the truth.
    return undefined;
  }
}

function stateOf(storage: ProductStorage): SessionState {
  const known = parseStored(user, storage.read('user'));
  return {
    signedIn: storage.read('token') !== undefined,
    capabilities: parseStored(v.array(capability), storage.read('capabilities')) ?? [],
    ...(known ? { user: known } : {}),
  };
}

/** What may change while somebody is signed in. */
function changesOf(
  storage: ProductStorage,
  $session: WritableAtom<SessionState>,
): Pick<Session, 'keepUser' | 'renew'> {
  return {
    keepUser(known) {
      const { user: before } = $session.get();
      if (before?.id !== known.id) return;
      const user = { ...known, roles: known.roles.filter((role) => before.roles.includes(role)) };
      storage.write('user', JSON.stringify(user));
      $session.set({ ...$session.get(), user });
    },
    renew(token) {
      if ($session.get().signedIn) storage.write('token', token);
    },
  };
}

export function createSession(storage: ProductStorage, domain: Domain): Session {
  const $session = atom<SessionState>(stateOf(storage));
  const $expired = atom(0);
  let hostToken: HostToken | undefined;
  /** The servers refused the host's token: it is not asked again until another comes or somebody retries. */
  let hostEnded = false;
  /** Given by a host page; outlives a session. */
  let hostUrl: string | undefined;
  let domainUrl = storage.read('domain-base-url');

  const clear = (how: Pick<SessionState, 'ended'> = {}) => {
    storage.clearSession();
    domainUrl = hostUrl;
    hostEnded = hostToken !== undefined;
    $session.set({ signedIn: false, capabilities: [], ...how });
  };

  const isHosted = () => hostToken !== undefined && !hostEnded;

  async function loadCapabilities() {
    const { user: asker } = $session.get();
    const found = await domain().currentCapabilities({});
    // Whoever signed out meanwhile has none, and whoever signed in has their own.
    const { signedIn, user: known } = $session.get();
    if (!signedIn || known?.id !== asker?.id) return found;
    if (!isHosted()) storage.write('capabilities', JSON.stringify(found));
    $session.set({ ...$session.get(), capabilities: found });
    return found;
  }

  return {
    $session,
    $expired,
    domainUrl: () => domainUrl,
    async token(refresh) {
      if (hostToken && !hostEnded) return await hostToken();
      return refresh ? undefined : storage.read('token');
    },
    askAt: (baseUrl) => {
      domainUrl = baseUrl;
    },
    async begin(token, known) {
      storage.write('domain-base-url', domainUrl);
      storage.write('token', token);
      storage.write('user', JSON.stringify(known));
      $session.set({ signedIn: true, user: known, capabilities: [] });
      // The person is signed in all the same: a guarded page asks again and shows what is wrong.
      await loadCapabilities().catch(() => undefined);
    },
    ...changesOf(storage, $session),
    signOut() {
      // What was not sent waits for who was signed out, not for who leaves.
      storage.write('drafts', undefined);
      clear();
    },
    handleUnauthorised() {
      if (isHosted()) {
        // A session that this origin has of its own is not the host's to end.
        hostEnded = true;
        $session.set({ signedIn: false, capabilities: [] });
        // Of several calls that are refused the first ends it: what is kept since then, stays.
      } else if ($session.get().signedIn) clear({ ended: $session.get().user?.email ?? '' });
      $expired.set($expired.get() + 1);
    },
    takeHostToken(token) {
      if (token === hostToken) return;
      hostToken = token;
      hostEnded = false;
      $session.set(token ? { signedIn: true, capabilities: [] } : stateOf(storage));
    },
    resume() {
      if (hostToken && hostEnded) {
        hostEnded = false;
        $session.set({ signedIn: true, capabilities: [] });
      }
      return hostToken !== undefined;
    },
    setDomainUrl: (url) => {
      hostUrl = url;
      domainUrl = url ?? storage.read('domain-base-url');
    },
    loadCapabilities,
  };
}
