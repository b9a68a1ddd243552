import type { domainContract } from '../contract/domain/domain.ts';
import type { Client } from '../http/client.ts';
import { type HeaderLink, type Lack, lacksOf } from './gates.ts';

/** The user's rights to a page as the server knows them now; with an empty `lacks` nothing is missing. */
export type Access = { isolated: boolean; lacks: readonly Lack[] };

type Domain = Pick<Client<typeof domainContract>, 'currentUser' | 'servicePlanCanUse'>;

/** Asks the server for the user's current rights: some may have been revoked since the sign-in. */
export async function checkAccess(domain: Domain, link: HeaderLink): Promise<Access> {
  const [{ roles }, canUse] = await Promise.all([domain.currentUser({}), domain.servicePlanCanUse({})]);
  return { isolated: roles.includes('ISOLATED_TESTER'), lacks: lacksOf(link, roles, canUse) };
}
