import type { DeliveryOutcome, Mailer } from '../mail/mailer.ts';
import type { Account } from './authentication.ts';
import { issueCode, revokeCodes } from './codes.ts';
import type { Organisation } from './organisation.ts';

export type LinkContext = {
  mailer: Mailer;
  /** Address of the portal, for links in mails. */
  portalUrl: string;
  now: () => Date;
};
type Purpose = keyof typeof links;
type LinkParts = { baseURL: string; email: string; code: string };

/** The pages that links in mails lead to, and the lifetimes of these links. */
const links = {
  login: {
    minutes: 15,
    template: 'loginLink',
    path: ({ baseURL, email, code }: LinkParts) =>
      `/loginbyemail?${new URLSearchParams({ baseURL, email, temporaryToken: code })}`,
  },
  passwordReset: {
    minutes: 60,
    template: 'passwordReset',
    path: ({ baseURL, code }: LinkParts) => `/user/password/reset?${new URLSearchParams({ baseURL, code })}`,
  },
} as const;

/** Sends a user a link that works once; an earlier link becomes invalid. */
export async function sendLink(
  { db, baseUrl: baseURL, name: organisation }: Organisation,
  { id, email, preferred_language: language }: Account,
  purpose: Purpose,
  { mailer, portalUrl, now }: LinkContext,
): Promise<{ mail: DeliveryOutcome; link: string }> {
  const { minutes, template, path } = links[purpose];
  await revokeCodes(db, { purpose, subject: id });
  const code = await issueCode(db, { purpose, subject: id, lifetimeMinutes: minutes }, now());
  const link = `${portalUrl}${path({ baseURL, email, code })}`;
  const data = { organisation, link, minutes: String(minutes) };
  return { mail: await mailer.send({ to: email, language, template, data }), link };
}
