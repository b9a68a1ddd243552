import type { domainContract } from '../contract/domain/domain.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { Client } from '../http/client.ts';
import { type MailOutcome, mailOutcome } from './mail-outcome.ts';

type Main = Pick<Client<typeof mainContract>, 'registerUser' | 'removeRegisteredUser'>;
type Domain = Pick<Client<typeof domainContract>, 'createInvite'>;
type Invitation = Parameters<Domain['createInvite']>[0]['body'];

/**
 * Invites somebody on both servers (specification, section 4): the main server keeps the address, the
 * organisation makes the invite. Where the second fails the first is undone; the failure that is told is
 * the first one. An invite whose mail is refused stands: it has its link. What could not be undone hinders nobody: an address that is only kept can be kept again.
 */
export async function inviteUser(
  { main, domain }: { main: Main; domain: Domain },
  body: Invitation,
): Promise<MailOutcome> {
  await main.registerUser({ body: { email: body.email } });
  try {
    return await mailOutcome(domain.createInvite({ body }));
  } catch (error) {
    await main.removeRegisteredUser({ body: { email: body.email } }).catch(() => undefined);
    throw error;
  }
}
