import type { DeliveryOutcome, Mail, Mailer } from '../mail/mailer.ts';
import type { Account } from './authentication.ts';
import { issueCode } from './codes.ts';
import type { Organisation } from './organisation.ts';

export type LinkContext = {
  mailer: Mailer;
  /** Address of the portal, for links in mails. */
  portalUrl: string;
  now: () => Date;
};
export type LinkPurpose = keyof typeof links;
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

export const linkMinutes = (purpose: LinkPurpose): number => links[purpose].minutes;

/**
 * Sends a user a link that works once. Earlier ones last until their own end or until one is used, so that nobody makes
 * a link useless by asking for the next.
 */
export async function sendLink(
  organisation: Organisation,
  { id, email, preferred_language: language }: Account,
  purpose: LinkPurpose,
  { mailer, portalUrl, now }: LinkContext,
): Promise<{ mail: DeliveryOutcome; link: string }> {
  const { minutes } = links[purpose];
  const code = await issueCode(organisation.db, { purpose, subject: id, lifetimeMinutes: minutes }, now());
  const mail = linkMail(organisation, purpose, { email, language, code, portalUrl });
  return { mail: await mailer.send(mail), link: mail.data.link };
}

type LinkMail = Mail & { data: { link: string } };

/** The mail with a link. */
export function linkMail(
  { baseUrl: baseURL, name: organisation }: Pick<Organisation, 'baseUrl' | 'name'>,
  purpose: LinkPurpose,
  {
    email,
    language,
    code,
    portalUrl,
  }: { email: string; language: Mail['language']; code: string; portalUrl: string },
): LinkMail {
  const { minutes, template, path } = links[purpose];
  const link = `${portalUrl}${path({ baseURL, email, code })}`;
  return { to: email, language, template, data: { organisation, link, minutes: String(minutes) } };
}
