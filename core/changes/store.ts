import { atom, map } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { createQueues } from '../async/in-turn.ts';
import type { ChangeRef } from '../contract/change-values.ts';
import { changeCalls } from '../contract/domain/changes.ts';
import { onOtherUser } from '../other-user.ts';
import type { ChangeProblem } from './change-problem.ts';
import { refOf } from './change-ref.ts';
import { createEditing } from './editing.ts';
import { createListing } from './listing.ts';
import { createOptimisticChanges } from './optimistic.ts';
import { createOwnChanges } from './own-changes.ts';
import type { ChangeLoading, ChangeStoreParts, Changes, ChangesDependencies } from './store-shape.ts';

const noLoading: ChangeLoading = { page: false, editing: undefined };

export function createChanges(dependencies: ChangesDependencies): Changes {
  const $fourEyes = atom(false);
  let people = 0;
  const parts: ChangeStoreParts = {
    ...dependencies,
    $fourEyes,
    rows: createOptimisticChanges(() => !$fourEyes.get()),
    $loading: map<ChangeLoading>(noLoading),
    $problems: map<Record<string, ChangeProblem | undefined>>({}),
    $changed: atom<ChangeRef | undefined>(),
    guard() {
      const then = people;
      return () => people === then;
    },
  };
  const { $loading, $problems, $changed } = parts;
  const listing = createListing(parts);
  const { $changes, $outdated, load, loadEarly, reload, freshen, refresh } = listing;
  const inTurn = createQueues();

  onOtherUser(dependencies.session, () => {
    // The next user may be of another organisation.
    people += 1;
    listing.forget();
    $problems.set({});
    $loading.set(noLoading);
  });
  return {
    $changes,
    $outdated,
    $loading,
    $changed,
    $problems,
    $fourEyes,
    load,
    loadEarly,
    reload,
    freshen,
    refresh,
    touch(change) {
      $changed.set(refOf(change));
      return refresh(change);
    },
    ...createEditing(parts, listing, inTurn),
    ...createOwnChanges(parts, inTurn),
    dismissProblem: (key) => $problems.setKey(key, undefined),
  };
}

/** The changes of the organisation; loads with the first view of them. */
export const changes: AppPart<Changes> = { create: createChanges, domainCalls: changeCalls };
