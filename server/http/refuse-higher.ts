import { higherRight } from '#core/contract/domain/higher-rights.ts';
import type { Role } from '#core/contract/domain/user.ts';
import { HttpProblem } from './problem.ts';

/** Refuses to touch a user or an invite with rights that the caller neither holds nor may give. */
export function refuseHigher(caller: readonly Role[], target: readonly Role[]): void {
  const higher = higherRight(target, caller);
  if (higher !== undefined)
    throw new HttpProblem(403, 'RIGHTS_NOT_YOURS', `has the right ${higher}, which you do not hold`);
}
