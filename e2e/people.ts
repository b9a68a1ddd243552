import { addresses } from './addresses.ts';

/** Password of the sample users; the start command prints it. */
export const password = 'regesta-sample';
/** The sample users, one for every role. Those of the second organisation have their full address. */
type Name = 'admin' | 'owner' | 'reader' | 'comments' | 'changes' | 'editor' | 'tester' | 'data' | 'chat';
export type PersonName = Name | `${Name}@alpina.example`;
export const emailOf = (name: string) => (name.includes('@') ? name : `${name}@musterbank.example`);

export type SignedIn = {
  token: string;
  user: { id: string; fullName: string };
  baseUrl: string;
  capabilities: string[];
};

async function answer<T>(address: string, init?: RequestInit): Promise<T> {
  const response = await fetch(address, init);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as T;
}

/** Signs in by calls to the servers, for tests that do not test the sign-in. */
export async function signInByCalls(name: string): Promise<SignedIn> {
  const email = emailOf(name);
  const { baseUrl } = await answer<{ baseUrl: string }>(
    `${addresses.main}/api/v1/domain/base-url?email=${encodeURIComponent(email)}`,
  );
  const { token, user } = await answer<Pick<SignedIn, 'token' | 'user'>>(
    `${baseUrl}/api/v1/users/authenticate`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    },
  );
  const capabilities = await answer<string[]>(`${baseUrl}/api/v1/users/current/capabilities`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { token, user, baseUrl, capabilities };
}

/** The entries of the browser's storage for a session. */
export function storedSession({ token, user, baseUrl, capabilities }: SignedIn): Record<string, string> {
  return {
    'regesta-main-base-url': addresses.main,
    'regesta-token': token,
    'regesta-user': JSON.stringify(user),
    'regesta-domain-base-url': baseUrl,
    'regesta-capabilities': JSON.stringify(capabilities),
  };
}
