import type { InTurn } from '../async/in-turn.ts';
import { changeProblem } from './change-problem.ts';
import { keyOf, refOf } from './change-ref.ts';
import { type ChangeStoreParts, type Changes, newChangeKey } from './store-shape.ts';

/** Making and deleting own changes. */
export function createOwnChanges(
  { domain, notices, rows, $problems, $changed, guard }: ChangeStoreParts,
  inTurn: InTurn,
): Pick<Changes, 'create' | 'remove'> {
  return {
    async create(change) {
      const isStillOurs = guard();
      try {
        const made = await domain.createChange({ body: change });
        if (!isStillOurs()) return false;
        rows.confirm(made);
        $problems.setKey(newChangeKey, undefined);
        $changed.set(refOf(made));
        return made;
      } catch (error) {
        notices.report(error, 'create a change');
        if (isStillOurs()) $problems.setKey(newChangeKey, changeProblem(error));
        return false;
      }
    },
    remove(change) {
      const isStillOurs = guard();
      return inTurn(keyOf(change), async () => {
        if (!isStillOurs()) return undefined;
        try {
          await domain.deleteChange({ id: change.domainId ?? '' });
        } catch (error) {
          notices.report(error, 'delete a change');
          const problem = changeProblem(error);
          if (problem.key !== 'gone') return problem;
        }
        if (!isStillOurs()) return undefined;
        rows.remove(keyOf(change));
        $changed.set(refOf(change));
        return undefined;
      });
    },
  };
}
