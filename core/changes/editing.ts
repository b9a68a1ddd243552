import type { InTurn } from '../async/in-turn.ts';
import type { Change } from '../contract/domain/changes.ts';
import { fieldsOf } from './change-edit.ts';
import { changeProblem } from './change-problem.ts';
import { keyOf, refOf } from './change-ref.ts';
import type { Listing } from './listing.ts';
import { type JudgedField, startVersion } from './start-version.ts';
import type { ChangeStoreParts, Changes } from './store-shape.ts';

type Attempt = {
  change: Change;
  doing: string;
  /** Whether whoever decided is still who is signed in. */
  isStillOurs: () => boolean;
  call: () => Promise<Change>;
};

type Loading = Pick<Listing, 'namedFor' | 'refresh' | 'reload'>;

/** Stores what somebody has decided of a change. */
function createAttempts(
  { notices, rows, $problems, $changed }: ChangeStoreParts,
  { refresh, reload }: Loading,
) {
  return async function attempt({ change, doing, isStillOurs, call }: Attempt): Promise<Change | false> {
    const key = keyOf(change);
    if (!isStillOurs()) return false;
    try {
      const saved = await call();
      if (!isStillOurs()) return false;
      rows.confirm(saved);
      $problems.setKey(key, undefined);
      $changed.set(refOf(saved));
      return saved;
    } catch (error) {
      notices.report(error, doing);
      if (!isStillOurs()) return false;
      const problem = changeProblem(error);
      $problems.setKey(key, problem);
      if (problem.key !== 'modified' && problem.key !== 'gone') return false;
      // What somebody else has made of it is on screen beside what was typed here; they may have done more.
      await refresh(change);
      void reload({ unasked: true });
      return false;
    }
  };
}

/** Edits of changes, and decisions about requested ends: those of one change go one after the other. */
export function createEditing(
  parts: ChangeStoreParts,
  loading: Loading,
  inTurn: InTurn,
): Pick<Changes, 'save' | 'decide'> {
  const { domain, rows, $loading, guard } = parts;
  const { namedFor } = loading;
  const attempt = createAttempts(parts, loading);

  /** The version from which something starts that somebody has decided now, read at its turn. */
  function startOf(change: Change, fields: readonly JudgedField[]): () => number {
    const displayed = rows.displayed(keyOf(change));
    // A dialog, or an offer to undo, may be about what was on screen before.
    const seen = displayed?.version === change.version ? displayed : change;
    return () => startVersion(seen, rows.confirmed(keyOf(change)), fields);
  }
  const save: Changes['save'] = (change, edit, startedFrom) => {
    const key = keyOf(change);
    const [field] = fieldsOf(edit);
    const start = startOf(change, fieldsOf(edit));
    const isStillOurs = guard();
    const takeBack = rows.apply(key, edit);
    return inTurn(key, async () => {
      if (field) $loading.setKey('editing', { key, field });
      const body = { ...edit, version: startedFrom ?? start() };
      const saved = await attempt({
        change,
        doing: 'save a change',
        isStillOurs,
        call: () => domain.updateChange({ ...namedFor(change), body }),
      });
      takeBack();
      $loading.setKey('editing', undefined);
      return saved;
    });
  };
  const decide: Changes['decide'] = (change, decision, reason) => {
    const start = startOf(change, ['approval']);
    const isStillOurs = guard();
    return inTurn(keyOf(change), () => {
      const call = decision === 'approve' ? domain.approveChange : domain.declineChange;
      const body = { version: start(), reason };
      return attempt({
        change,
        doing: 'decide about the end of a change',
        isStillOurs,
        call: () => call({ ...namedFor(change), body }),
      });
    });
  };
  return { save, decide };
}
