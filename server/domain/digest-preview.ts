import * as v from 'valibot';
import { emailAddress } from '#core/contract/rules.ts';
import { swissDay } from '../data/versions.ts';
import { nextDue } from '../jobs/weekly.ts';
import { type RenderedMail, renderMail } from '../mail/render.ts';
import { findByEmail } from './authentication.ts';
import { chosenConsents } from './chosen-consents.ts';
import { createDigests } from './digest-compose.ts';
import { digestSchedule } from './digest-rules.ts';
import { lastRun } from './digest-run.ts';
import { digestSections } from './digest-sections.ts';
import { receiverOf } from './digest-viewers.ts';
import { type Organisation, storedPlan } from './organisation.ts';

/** Whose weekly mail the operator wants to see. */
export const previewedUser = v.object({ user: v.pipe(emailAddress, v.toLowerCase()) });
export type PreviewedUser = v.InferOutput<typeof previewedUser>;

/** What somebody would be sent now; no mail where there is nothing to tell. */
export type DigestPreview = { to: string; next: string; mail?: Pick<RenderedMail, 'subject' | 'text'> };

/** Composes the weekly mail of somebody as it would be sent now, sends nothing and notes nothing. */
export async function previewDigest(
  organisations: readonly Organisation[],
  { user }: PreviewedUser,
  { now, portalUrl }: { now: Date; portalUrl: string },
): Promise<DigestPreview> {
  const organisation = organisations.find(({ emailDomain }) => user.endsWith(`@${emailDomain}`));
  if (organisation === undefined) throw new Error(`no organisation has addresses like ${user}`);
  const { db, slug, name } = organisation;
  const account = await findByEmail(db, user);
  if (account === undefined) throw new Error(`${name} has no user ${user}`);
  const consents = await chosenConsents(db, account.id);
  const receiver = receiverOf(account, { plan: await storedPlan(db, slug), consents });
  const occasion = { portalUrl, now, today: swissDay(now), since: await lastRun(db, now), until: now };
  const compose = createDigests(organisation, occasion, digestSections);
  const [digest] = receiver ? await compose(db, [receiver]) : [];
  const next = nextDue(await digestSchedule(db), now).toISOString();
  if (digest === undefined) return { to: user, next };
  const { subject, text } = renderMail(digest.mail);
  return { to: user, next, mail: { subject, text } };
}
