import { expect } from './fixtures.ts';
import type { SignedIn } from './people.ts';

/** A call to the organisation's server, as somebody. */
export async function callAs<Reply>(
  { token, baseUrl }: SignedIn,
  method: string,
  path: string,
  body?: object,
): Promise<Reply> {
  const reply = await fetch(`${baseUrl}/api/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(reply.ok, `${method} ${path}: ${reply.status}`).toBe(true);
  return (await reply.json()) as Reply;
}

/** What is written in a comment with these words and nothing else. */
export const words = (text: string) => ({
  text,
  language: 'EN',
  translations: {},
  commentType: 1,
  status: 0,
  resolved: false,
  private: false,
  taggedUserIds: [],
  links: [],
});
