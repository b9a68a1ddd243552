import { atom, type ReadableAtom } from 'nanostores';
import type { Change } from '../contract/domain/changes.ts';
import { type ChangeEditFields, withEdit } from './change-edit.ts';
import { keyOf } from './change-ref.ts';
import { type ConfirmedChanges, createConfirmedChanges } from './confirmed-changes.ts';
import { compareByDeadline } from './sort.ts';

type Pending = { edit: ChangeEditFields };

export type OptimisticChanges = Pick<ConfirmedChanges, 'mark' | 'reset' | 'remove' | 'clear'> & {
  /** What is displayed: what the server has confirmed, with the edits that are on their way. By deadline. */
  $changes: ReadableAtom<readonly Change[]>;
  /** What the server has confirmed of a change. */
  confirmed: (key: string) => Change | undefined;
  /** The same with the edits that are on their way. */
  displayed: (key: string) => Change | undefined;
  /** A change as the server has it now; new ones are added. */
  confirm: (change: Change) => void;
  /** Displays an edit before it is saved; the function takes it back. */
  apply: (key: string, edit: ChangeEditFields) => () => void;
};

/**
 * Changes with edits that are not saved yet. The edits stand beside what is confirmed, so that one that fails leaves
 * the others and what the server said meanwhile as they are.
 */
export function createOptimisticChanges(isEndApproved: () => boolean): OptimisticChanges {
  const confirmed = createConfirmedChanges();
  const pending = new Map<string, Pending[]>();
  const $changes = atom<readonly Change[]>([]);

  function displayed(change: Change): Change {
    const edits = pending.get(keyOf(change)) ?? [];
    return edits.reduce((current, { edit }) => withEdit(current, edit, isEndApproved()), change);
  }
  const drawAll = () => $changes.set(confirmed.all().map(displayed).sort(compareByDeadline));
  /** Puts one change in its place again; the others stay the same objects. */
  function draw(key: string) {
    const others = $changes.get().filter((change) => keyOf(change) !== key);
    const known = confirmed.get(key);
    if (!known) return $changes.set(others);
    const change = displayed(known);
    const after = others.findIndex((other) => compareByDeadline(change, other) < 0);
    $changes.set(others.toSpliced(after < 0 ? others.length : after, 0, change));
  }

  return {
    $changes,
    confirmed: confirmed.get,
    displayed(key) {
      const known = confirmed.get(key);
      return known && displayed(known);
    },
    mark: confirmed.mark,
    reset(changes, since) {
      confirmed.reset(changes, since);
      drawAll();
    },
    clear() {
      confirmed.clear();
      pending.clear();
      drawAll();
    },
    confirm(change) {
      if (confirmed.set(change)) draw(keyOf(change));
    },
    remove(key) {
      confirmed.remove(key);
      pending.delete(key);
      draw(key);
    },
    apply(key, edit) {
      const one: Pending = { edit };
      pending.set(key, [...(pending.get(key) ?? []), one]);
      draw(key);
      return () => {
        const rest = (pending.get(key) ?? []).filter((each) => each !== one);
        if (rest.length > 0) pending.set(key, rest);
        else pending.delete(key);
        draw(key);
      };
    },
  };
}
