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
  /** E-mail address of the user whose session expired; not set after a sign-out. */
  ended?: string;
};
export type HostToken = () => Promise<string | undefined> | string | undefined;

export type Session = {
  $session: ReadableAtom<SessionState>;
  /** Number of times that a server refused the token; elements listen to open their sign-in. */
  $expired: ReadableAtom<number>;
  domainUrl: () => string | undefined;
  token: (refresh: boolean) => Promise<string | undefined>;
  /** Sets the address of the organisation's server for calls before the sign-in. */
  askAt: (baseUrl: string) => void;
  /** Starts the session of a user at the server of the last `askAt`, and loads their capabilities. */
  begin: (token: string, user: User) => Promise<void>;
  /** Stores changes of the current user. New roles take effect with the next sign-in only. */
  keepUser: (user: User) => void;
  /** Replaces the token of the session, unless the session has ended. */
  renew: (token: string) => void;
  signOut: () => void;
  handleUnauthorised: () => void;
  /** Uses the token of a host page: requested for each call and again after a 401, and never stored. */
  takeHostToken: (token: HostToken | undefined) => void;
  /** Tries the host's token again after it was refused; false if the host has set none. */
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
    // A damaged entry counts as absent, since the servers have the data.
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

/** Changes of a running session. */
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

/** Loads what the current user may see, into the session and the storage. */
function createCapabilities(
  storage: ProductStorage,
  $session: WritableAtom<SessionState>,
  domain: Domain,
  isHosted: () => boolean,
): Session['loadCapabilities'] {
  return async () => {
    const { user: requester } = $session.get();
    const capabilities = await domain().currentCapabilities({});
    // The user may have signed out meanwhile, or another one may have signed in.
    const { signedIn, user: known } = $session.get();
    if (!signedIn || known?.id !== requester?.id) return capabilities;
    if (!isHosted()) storage.write('capabilities', JSON.stringify(capabilities));
    $session.set({ ...$session.get(), capabilities });
    return capabilities;
  };
}

/** What a host page sets: both outlive a session that ends. */
type HostSettings = {
  token: HostToken | undefined;
  /** The servers refused the token; it is not used again until the host sets another or the user retries. */
  isRefused: boolean;
  domainUrl: string | undefined;
};

/** The token of a host page, which stands in for the origin's own session. */
function hostTokenOf(
  host: HostSettings,
  storage: ProductStorage,
  $session: WritableAtom<SessionState>,
): Pick<Session, 'takeHostToken' | 'resume'> {
  return {
    takeHostToken(token) {
      if (token === host.token) return;
      host.token = token;
      host.isRefused = false;
      $session.set(token ? { signedIn: true, capabilities: [] } : stateOf(storage));
    },
    resume() {
      if (host.token && host.isRefused) {
        host.isRefused = false;
        $session.set({ signedIn: true, capabilities: [] });
      }
      return host.token !== undefined;
    },
  };
}

export function createSession(storage: ProductStorage, domain: Domain): Session {
  const $session = atom<SessionState>(stateOf(storage));
  const $expired = atom(0);
  const host: HostSettings = { token: undefined, isRefused: false, domainUrl: undefined };
  let domainUrl = storage.read('domain-base-url');

  const clear = (how: Pick<SessionState, 'ended'> = {}) => {
    storage.clearSession();
    domainUrl = host.domainUrl;
    host.isRefused = host.token !== undefined;
    $session.set({ signedIn: false, capabilities: [], ...how });
  };
  const isHosted = () => host.token !== undefined && !host.isRefused;
  const loadCapabilities = createCapabilities(storage, $session, domain, isHosted);

  return {
    $session,
    $expired,
    domainUrl: () => domainUrl,
    async token(refresh) {
      if (host.token && !host.isRefused) return await host.token();
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
      // A failure does not prevent the sign-in: a guarded page loads them again and shows the error.
      await loadCapabilities().catch(() => undefined);
    },
    ...changesOf(storage, $session),
    signOut() {
      // Drafts are kept for a user whose session expired, not for one who signs out.
      storage.write('drafts', undefined);
      clear();
    },
    handleUnauthorised() {
      if (isHosted()) {
        // The origin's own session continues; only the host's token was refused.
        host.isRefused = true;
        $session.set({ signedIn: false, capabilities: [] });
        // Only the first of several refused calls clears the storage, so that later entries stay.
      } else if ($session.get().signedIn) clear({ ended: $session.get().user?.email ?? '' });
      $expired.set($expired.get() + 1);
    },
    ...hostTokenOf(host, storage, $session),
    setDomainUrl: (url) => {
      host.domainUrl = url;
      domainUrl = url ?? storage.read('domain-base-url');
    },
    loadCapabilities,
  };
}
