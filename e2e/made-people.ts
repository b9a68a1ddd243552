import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { addresses } from './addresses.ts';
import { nextLinkTo } from './mail-links.ts';
import { emailOf, signInByCalls } from './people.ts';

/** A new address of the organisation, which no other test uses. */
const newEmail = (name: string) => emailOf(`${name}.${randomUUID().slice(0, 8)}`);

async function asAdministrator() {
  const { token, baseUrl } = await signInByCalls('admin');
  return { headers: { authorization: `Bearer ${token}` }, api: `${baseUrl}/api/v1` };
}

/** Invites a new person as an administrator; resolves to the address. */
export async function invitePerson(request: APIRequestContext, name: string): Promise<string> {
  const email = newEmail(name);
  const { headers, api } = await asAdministrator();
  const reserved = await request.post(`${addresses.main}/api/v1/domain/user`, { headers, data: { email } });
  expect(reserved.ok()).toBe(true);
  const sent = await request.post(`${api}/invites/create`, { headers, data: { email, roles: ['READER'] } });
  expect(sent.ok()).toBe(true);
  return email;
}

export type MadePerson = { id: string; email: string; fullName: string; token: string };

/** Creates a user through an invite. */
export async function makePerson(request: APIRequestContext, name: string): Promise<MadePerson> {
  const email = await invitePerson(request, name);
  const link = await nextLinkTo(request, email, []);
  const inviteCode = new URLSearchParams(link.split('?')[1]).get('code');
  const { api } = await asAdministrator();
  const fullName = `Nina ${name} ${email.slice(name.length + 1, name.length + 9)}`;
  const taken = await request.post(`${api}/invites/consume`, {
    data: {
      inviteCode,
      email,
      name: fullName,
      preferredLanguage: 'DE',
      password: 'quiet-River-74-boats',
      privacyAccepted: true,
      termsAccepted: true,
    },
  });
  expect(taken.ok()).toBe(true);
  const { token, user } = (await taken.json()) as { token: string; user: { id: string } };
  const accepted = await request.put(`${addresses.main}/api/v1/domain/user`, {
    headers: { authorization: `Bearer ${token}` },
    data: { email, fullName },
  });
  expect(accepted.ok()).toBe(true);
  return { id: user.id, email, fullName, token };
}

/** Removes a user whom a test created, if the user still exists. */
export async function removePerson(request: APIRequestContext, { id }: MadePerson): Promise<void> {
  const { headers, api } = await asAdministrator();
  await request.delete(`${api}/users/${id}`, { headers });
}

/** Removes the invite of an address, if it still exists. */
export async function removeInvite(request: APIRequestContext, email: string): Promise<void> {
  const { headers, api } = await asAdministrator();
  const all = (await (await request.get(`${api}/invites`, { headers })).json()) as {
    id: string;
    email: string;
  }[];
  for (const { id } of all.filter((each) => each.email === email))
    await request.delete(`${api}/invites/${id}`, { headers });
  await request.delete(`${addresses.main}/api/v1/domain/user`, { headers, data: { email } });
}

/** The statuses with which the servers answer a token: 200, or 401 once the user must sign in again. */
export async function answersTo(request: APIRequestContext, token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const { baseUrl } = await signInByCalls('admin');
  const calls = [`${baseUrl}/api/v1/users/current`, `${addresses.main}/api/v1/domain/email-domain`];
  const answers = await Promise.all(calls.map((call) => request.get(call, { headers })));
  return answers.map((answer) => answer.status());
}
