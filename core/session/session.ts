import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import * as v from 'valibot';
import type { Capability, User } from '../contract/domain/user.ts';
import { languageCodes } from '../contract/languages.ts';
import { baseAddress } from '../http/base-address.ts';
import type { ProductStorage } from './storage.ts';
import { issuerOf } from './token-issuer.ts';

export type SessionState = {
  signedIn: boolean;
  user?: User;
  capabilities: Capability[];
  /** E-mail address of the user whose session expired; not set after a sign-out. */
  ended?: string;
  /** The token of the host page was issued by another server than the one it is to be sent to: it is not sent. */
  isMisdirected?: true;
  /** A server has said that this session may not read regulations. */
  isRefusedReading?: true;
};
export type HostToken = () => Promise<string | undefined> | string | undefined;

export type Session = {
  $session: WritableAtom<SessionState>;
  /** Number of times that a session ended or a server refused the token; elements tell their page. */
  $ends: ReadableAtom<number>;
  /** Number of times that the token of the stored session was used for what somebody asked for. */
  $uses: ReadableAtom<number>;
  /**
   * Address of the organisation's server for calls with the token: the one that issued it. Calls without a token
   * (`isPublic`) go to the address of the last `askAt` first.
   */
  domainUrl: (isPublic?: boolean) => string | undefined;
  /** The token for calls; null if there is one for other servers only. `unasked` calls are no use of the session. */
  token: (refresh: boolean, unasked?: boolean) => Promise<string | null | undefined>;
  /** Sets the address of the organisation's server for calls before the sign-in. */
  askAt: (baseUrl: string) => void;
  /** Stores the session of a user at the server of the last `askAt`; `endsAt` is when it ends without use. */
  begin: (token: string, user: User, endsAt?: number) => void;
  /** Stores changes of the current user. New roles take effect with the next sign-in only. */
  keepUser: (user: User) => void;
  /** Keeps that a server lets this session read no regulations. */
  refuseReading: () => void;
  signOut: () => void;
  /** Whether somebody has signed out, and nobody in since. */
  isSignedOut: () => boolean;
  /** Whether somebody was signed in and nobody is now, in whatever way it ended. */
  isOver: () => boolean;
  handleUnauthorised: () => void;
  /**
   * Uses the token of a host page, for the domain server at this address and no other: requested for each call and
   * again after a 401, and never stored.
   */
  takeHostToken: (token: HostToken | undefined, domainUrl?: string) => void;
  /** Whether the host's token was requested, so that it belongs to the addresses that it was set with. */
  isHostTokenUsed: () => boolean;
  /**
   * Tries the host's token again after it was refused, or a session that was stored meanwhile; false if there is
   * neither.
   */
  resume: () => boolean;
  /** Whether the host's token is in use; then nothing of the session is stored. */
  isHosted: () => boolean;
};

const texts = v.array(v.string());
const language = v.picklist(languageCodes);
/** What must be right in a stored user: the rest is displayed only, and the servers check all of it. */
const storedUser = v.object({
  id: v.string(),
  email: v.string(),
  fullName: v.string(),
  roles: texts,
  preferredLanguage: language,
  fallbackLanguage: language,
  documentDisplayLanguage: language,
});

/** An entry that the session stored; a damaged one counts as absent, since the servers have the data. */
function readStored<T>(
  storage: ProductStorage,
  key: 'user' | 'capabilities',
  schema: v.GenericSchema,
): T | undefined {
  try {
    const stored: unknown = JSON.parse(storage.read(key) ?? '');
    return v.is(schema, stored) ? (stored as T) : undefined;
  } catch {
    return undefined;
  }
}

/** The session that is stored on the device. */
type Stored = { token: string; domainUrl: string | undefined };
type StoredSession = () => Stored | undefined;

/**
 * Token and server are read together at each use, since another tab may have signed somebody else in. A token that
 * names another issuer than the stored server counts as absent; a session that nobody used for its time is removed.
 */
function readSession(storage: ProductStorage, now: () => number): Stored | undefined {
  if (Number(storage.read('ends-at')) <= now()) storage.clearSession();
  const token = storage.read('token');
  if (token === undefined) return undefined;
  const domainUrl = baseAddress(storage.read('domain-base-url') ?? '');
  return isIssuedBy(token, domainUrl) ? { token, domainUrl } : undefined;
}

/** Whether a token may go to this domain server, as far as the token says who issued it. */
function isIssuedBy(token: string, domainUrl: string | undefined): boolean {
  const issuer = issuerOf(token);
  return issuer === undefined || baseAddress(issuer) === domainUrl;
}

function stateOf(storage: ProductStorage, stored: StoredSession): SessionState {
  if (!stored()) return { signedIn: false, capabilities: [] };
  const known = readStored<User>(storage, 'user', storedUser);
  return {
    signedIn: true,
    capabilities: readStored<Capability[]>(storage, 'capabilities', texts) ?? [],
    ...(known ? { user: known } : {}),
  };
}

/** What a host page sets: it outlives a session that ends. */
type HostSettings = {
  token?: HostToken | undefined;
  domainUrl?: string | undefined;
  /** The token is not used again until the host sets another or the user retries. */
  isRefused?: boolean;
  isUsed?: boolean;
};

/** The token of a host page, which stands in for the origin's own session. */
function hostTokenOf(
  host: HostSettings,
  own: () => SessionState,
  $session: WritableAtom<SessionState>,
): Pick<Session, 'takeHostToken' | 'isHostTokenUsed' | 'resume'> {
  return {
    takeHostToken(token, domainUrl) {
      if (token === host.token) return;
      Object.assign(host, { token, domainUrl, isRefused: false, isUsed: false });
      $session.set(token ? { signedIn: true, capabilities: [] } : own());
    },
    isHostTokenUsed: () => host.isUsed === true,
    resume() {
      if ($session.get().signedIn) return true;
      host.isRefused = false;
      $session.set(host.token ? { signedIn: true, capabilities: [] } : own());
      return $session.get().signedIn;
    },
  };
}

/** Requests the token of the host. One that another server issued is refused before any call is made with it. */
async function requestHostToken(
  host: HostSettings,
  $session: WritableAtom<SessionState>,
): Promise<string | null | undefined> {
  host.isUsed = true;
  const { token: request, domainUrl } = host;
  const token = await request?.();
  if (token === undefined || domainUrl === undefined || isIssuedBy(token, domainUrl)) return token;
  // The host's token still stands in for the origin's own session, which is another's perhaps.
  if (request === host.token) $session.set({ signedIn: false, capabilities: [], isMisdirected: true });
  return null;
}

const increase = ($count: WritableAtom<number>) => $count.set($count.get() + 1);

/** Takes over what was read of the user; roles that were given since the sign-in count from the next one. */
function keepUser(storage: ProductStorage, $session: WritableAtom<SessionState>, known: User): void {
  const { user: before } = $session.get();
  if (before?.id !== known.id) return;
  const user = { ...known, roles: known.roles.filter((role) => before.roles.includes(role)) };
  storage.write('user', JSON.stringify(user));
  $session.set({ ...$session.get(), user });
}

function refuseReading($session: WritableAtom<SessionState>): void {
  if ($session.get().signedIn) $session.set({ ...$session.get(), isRefusedReading: true });
}

/** How a session has ended, if nobody has signed in since. */
function createSignOut($session: ReadableAtom<SessionState>) {
  let isSignedOut = false;
  let hasBegun = $session.get().signedIn;
  $session.listen(({ signedIn }) => {
    if (!signedIn) return;
    isSignedOut = false;
    hasBegun = true;
  });
  return {
    isOver: () => hasBegun && !$session.get().signedIn,
    isSignedOut: () => isSignedOut,
    note: () => {
      isSignedOut = true;
    },
  };
}

export function createSession(storage: ProductStorage, now: () => number): Session {
  const stored = () => readSession(storage, now);
  const own = () => stateOf(storage, stored);
  const $session = atom<SessionState>(own());
  const $ends = atom(0);
  const $uses = atom(0);
  const host: HostSettings = {};
  let requestedUrl: string | undefined;
  const { note: noteSignOut, ...endings } = createSignOut($session);

  const clear = (how: Pick<SessionState, 'ended'> = {}) => {
    storage.clearSession();
    requestedUrl = undefined;
    host.isRefused = host.token !== undefined;
    $session.set({ signedIn: false, capabilities: [], ...how });
  };
  const isHosted = () => host.token !== undefined && !host.isRefused;
  const use = (unasked: boolean) => {
    if (!unasked) increase($uses);
    return stored()?.token;
  };

  return {
    $session,
    $ends,
    $uses,
    domainUrl: (isPublic) => (isPublic && requestedUrl) || (isHosted() ? host : stored())?.domainUrl,
    token: async (refresh, unasked = false) => {
      if (isHosted()) return requestHostToken(host, $session);
      return refresh || !$session.get().signedIn ? undefined : use(unasked);
    },
    askAt: (baseUrl) => {
      requestedUrl = baseAddress(baseUrl);
    },
    begin(token, known, endsAt) {
      storage.beginSession();
      storage.write('domain-base-url', requestedUrl);
      storage.write('user', JSON.stringify(known));
      storage.write('ends-at', endsAt?.toString());
      // Last, so that no other tab reads it beside what was stored before.
      storage.write('token', token);
      requestedUrl = undefined;
      $session.set({ signedIn: true, user: known, capabilities: [] });
    },
    keepUser: (known) => keepUser(storage, $session, known),
    refuseReading: () => refuseReading($session),
    signOut() {
      // Before the state is another one, so that whoever hears of it knows why.
      noteSignOut();
      clear();
      increase($ends);
    },
    ...endings,
    handleUnauthorised() {
      if (isHosted()) {
        // The origin's own session continues; only the host's token was refused.
        host.isRefused = true;
        $session.set({ signedIn: false, capabilities: [] });
        // Only the first of several refused calls clears the storage, so that later entries stay.
      } else if ($session.get().signedIn) clear({ ended: $session.get().user?.email ?? '' });
      increase($ends);
    },
    ...hostTokenOf(host, own, $session),
    isHosted,
  };
}
