import type { Role } from './user.ts';

/** Roles that reach beyond the organisation, so that its administrators may not assign them. */
const rolesBeyond: readonly Role[] = ['FULL_DOMAIN_ADMIN', 'REGESTA_STATICDB_DATA_ADMIN'];

/** The roles that the giver may not assign: those beyond the organisation, unless the giver has the right to. */
export function notToGive(given: readonly Role[], giver: readonly Role[]): Role[] {
  return giver.includes('FULL_DOMAIN_ADMIN') ? [] : given.filter((role) => rolesBeyond.includes(role));
}

/**
 * A right of somebody that the caller neither holds nor may give; undefined if there is none. Whoever sets somebody's
 * password, or sees a link of theirs, has their rights, so nobody touches such a user or invite. Both servers refuse
 * it, and the interface does not offer it.
 */
export function higherRight(target: readonly Role[], caller: readonly Role[]): Role | undefined {
  const [higher] = notToGive(
    target.filter((role) => !caller.includes(role)),
    caller,
  );
  return higher;
}
