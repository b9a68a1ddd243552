import type { domainContract } from '../contract/domain/domain.ts';
import type { Client } from '../http/client.ts';
import { type HeaderLink, type Lack, lacksOf } from './gates.ts';

/** Why a page that somebody was let into is not for them all the same; nothing: it is. */
export type Access = { isolated: boolean; lacks: readonly Lack[] };

type Domain = Pick<Client<typeof domainContract>, 'currentUser' | 'servicePlanCanUse'>;

/** Asks anew what somebody holds: what they might see when they signed in may have been taken away since. */
export async function checkAccess(domain: Domain, link: HeaderLink): Promise<Access> {
  const [{ roles }, canUse] = await Promise.all([domain.currentUser({}), domain.servicePlanCanUse({})]);
  return { isolated: roles.includes('ISOLATED_TESTER'), lacks: lacksOf(link, roles, canUse) };
}
