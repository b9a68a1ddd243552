import { randomUUID } from 'node:crypto';
import { admitMail, uncountMail } from './attempts.ts';
import { record } from './audit.ts';
import { type Account, findByEmail } from './authentication.ts';
import { issueCode, revokeCodes } from './codes.ts';
import { type LinkContext, type LinkPurpose, linkMail, linkMinutes, sendLink } from './one-time-links.ts';
import type { Organisation } from './organisation.ts';

export type LinkRequestContext = LinkContext & {
  mailer: { rehearse: (mail: ReturnType<typeof linkMail>) => Promise<void> };
  /** Runs work apart from the call. */
  later: (work: () => Promise<void>) => void;
};
type LinkRequest = { email: string; address?: string | undefined };

const actions = { login: 'SIGN_IN_LINK_SENT', passwordReset: 'PASSWORD_RESET_SENT' } as const;

/**
 * Mails a link to whoever asks for one, if it is a user. The call does the same for every address, and what follows
 * comes apart from it and takes as many statements where nobody has the address.
 */
export async function requestLink(
  organisation: Organisation,
  purpose: LinkPurpose,
  request: LinkRequest,
  context: LinkRequestContext,
): Promise<void> {
  const { now, later } = context;
  const minutes = linkMinutes(purpose);
  const admittedAt = now();
  if (!(await admitMail(organisation.db, request.email, { purpose, minutes }, admittedAt))) return;
  later(async () => {
    try {
      const account = await findByEmail(organisation.db, request.email);
      if (account === undefined) await rehearseLink(organisation, purpose, request, context);
      else await sendRequested(organisation, purpose, account, request.address, context);
    } catch (error) {
      const lastAt = new Date(admittedAt.getTime() + minutes * 60_000);
      await takeBack(() => uncountMail(organisation.db, request.email, purpose, admittedAt), lastAt, context);
      throw error;
    }
  });
}

/**
 * Lets an address ask again at once, users and others alike, where the work has failed. The database may be away for
 * that too: then again later, until no pause is left.
 */
async function takeBack(
  uncount: () => Promise<void>,
  lastAt: Date,
  context: Pick<LinkRequestContext, 'later' | 'now'>,
): Promise<void> {
  try {
    await uncount();
  } catch {
    // The failure of the work is told of, which has the same reason.
    if (context.now() < lastAt) context.later(() => takeBack(uncount, lastAt, context));
  }
}

async function sendRequested(
  organisation: Organisation,
  purpose: LinkPurpose,
  account: Account,
  address: string | undefined,
  context: LinkContext,
): Promise<void> {
  const { mail } = await sendLink(organisation, account, purpose, context);
  const entry = { actor: undefined, subject: account.email, detail: { mail }, address };
  await record(organisation.db, { ...entry, action: actions[purpose] }, context.now());
}

/** The work of a mail, without one: a code that nobody gets is stored and deleted, and the queue has a mail that is never sent. */
async function rehearseLink(
  organisation: Organisation,
  purpose: LinkPurpose,
  { email }: LinkRequest,
  { mailer, portalUrl, now }: LinkRequestContext,
): Promise<void> {
  const nobody = { purpose: 'rehearsal', subject: randomUUID() } as const;
  const code = await issueCode(organisation.db, { ...nobody, lifetimeMinutes: 0 }, now());
  const nobodysLanguage = 'EN';
  await mailer.rehearse(
    linkMail(organisation, purpose, { email, language: nobodysLanguage, code, portalUrl }),
  );
  await revokeCodes(organisation.db, nobody);
}
