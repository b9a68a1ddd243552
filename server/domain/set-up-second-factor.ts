import { HttpProblem } from '../http/problem.ts';
import type { Encryption } from '../lib/encryption.ts';
import type { MailTemplate } from '../mail/mailer.ts';
import { record } from './audit.ts';
import type { Account } from './authentication.ts';
import type { NotifyMain } from './main-sessions.ts';
import type { LinkContext } from './one-time-links.ts';
import type { Organisation } from './organisation.ts';
import { raiseEpoch } from './raise-epoch.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { checkEnrolment, confirmEnrolment } from './second-factor-store.ts';

export type SetUpContext = LinkContext & { encryption: Encryption; tellMain: NotifyMain };

/**
 * Confirms a second factor. It ends all sessions, so that those which were begun without it do not go on, and the
 * challenges of other windows.
 */
export async function setUpSecondFactor(
  organisation: Organisation,
  { id, epoch, email }: Account,
  { code, address }: { code: string; address?: string | undefined },
  context: SetUpContext,
): Promise<{ changed: Account; recoveryCodes: string[] }> {
  const { db } = organisation;
  const { now, encryption, tellMain } = context;
  const checked = await checkEnrolment(organisation, id, code, encryption, now());
  const done = await db.transaction().execute(async (trx) => {
    await confirmEnrolment(trx, id, checked, now());
    const recoveryCodes = await createRecoveryCodes(trx, id);
    const [changed] = await raiseEpoch(
      trx,
      organisation,
      // Whoever was signed out meanwhile sets up nothing.
      (update) => update.where('id', '=', id).where('epoch', '=', epoch),
      now(),
    );
    if (changed === undefined) throw new HttpProblem(400, 'CHALLENGE_EXPIRED', 'the session is over');
    await record(trx, { actor: email, action: 'SECOND_FACTOR_SET', subject: email, address }, now());
    return { changed, recoveryCodes };
  });
  await tellMain(organisation, [id]);
  await tellUser(organisation, done.changed, 'secondFactorSet', context);
  return done;
}

/** Tells users of changes of their second factor, so that nobody else makes them unnoticed. */
export function tellUser(
  { name: organisation }: Organisation,
  { email, preferred_language: language }: Account,
  template: Extract<MailTemplate, `secondFactor${string}`>,
  { mailer, portalUrl }: Pick<LinkContext, 'mailer' | 'portalUrl'>,
) {
  const data = { organisation, link: `${portalUrl}/users/second-factor` };
  return mailer.send({ to: email, language, template, data });
}
