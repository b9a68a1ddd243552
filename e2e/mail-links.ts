import { type APIRequestContext, expect } from '@playwright/test';
import { addresses } from './addresses.ts';

const mails = `${addresses.main}/development/mails`;

/** The links in all mails to an address, newest first, as path and query, so that the test can open them. */
export async function linksTo(request: APIRequestContext, email: string): Promise<string[]> {
  const list = await (await request.get(mails)).text();
  const rows = [...list.matchAll(/<td>([^<]*)<\/td><td><a href="([^"]+)"/g)].filter(([, to]) => to === email);
  const links = rows.map(async ([, , path]) => {
    const mail = await (await request.get(`${addresses.main}${path}`)).text();
    const [, link = ''] = /<p><a href="(https?:[^"]+)"/.exec(mail) ?? [];
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'));
    return `${pathname}${search}`;
  });
  return Promise.all(links);
}

/** The link of the first mail after those in `before`; the mail may be sent after the reply to the call. */
export async function nextLinkTo(
  request: APIRequestContext,
  email: string,
  before: readonly string[],
): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    link = (await linksTo(request, email)).find((link) => !before.includes(link));
    expect(link).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return link ?? '';
}
