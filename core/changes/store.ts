import { atom, computed, type MapStore, map, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResource } from '../async/resource.ts';
import { type Change, changeCalls } from '../contract/domain/changes.ts';
import type { NewChange } from '../contract/domain/changes-endpoints.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { InterfaceLanguage } from '../contract/languages.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import type { Session } from '../session/session.ts';
import { type ChangeEditFields, type EditedField, fieldsOf } from './change-edit.ts';
import { type ChangeProblem, changeProblem } from './change-problem.ts';
import { type ChangeRef, keyOf, refOf } from './change-ref.ts';
import { createOptimisticChanges, type OptimisticChanges } from './optimistic.ts';

/** What is on its way (specification, section 4); whether files are, their own store says. */
export type ChangeLoading = {
  page: boolean;
  /** The change and the property that are being saved; cleared after a successful update, and after a failed one too. */
  editing: { key: string; field: EditedField } | undefined;
};

export type Changes = {
  /** All changes of both origins, sorted by deadline. */
  $changes: ReadableAtom<Loadable<readonly Change[]>>;
  $loading: ReadableAtom<ChangeLoading>;
  /** The change of which something was stored last, by this app; a new object each time. */
  $changed: ReadableAtom<ChangeRef | undefined>;
  /** Why the last edit of each change failed; absent once one went well. */
  $problems: ReadableAtom<Readonly<Record<string, ChangeProblem | undefined>>>;
  /** Whether somebody else must approve that a change is done or out of scope. */
  $fourEyes: ReadableAtom<boolean>;
  load: (language: InterfaceLanguage) => Promise<void>;
  /** The same again, with what is on screen meanwhile. */
  reload: () => Promise<void>;
  /**
   * Saves an edit, which is displayed at once; resolves to the change as it is now, or to false if that failed.
   * `startedFrom` is the version that somebody had before them who typed for a while; without it that on screen.
   */
  save: (change: Change, edit: ChangeEditFields, startedFrom?: number) => Promise<Change | false>;
  /** Makes an own change. */
  create: (change: NewChange) => Promise<Change | false>;
  /** Deletes an own change; resolves to why it is still there. */
  remove: (change: Change) => Promise<ChangeProblem | undefined>;
  /** Approves or declines a requested end. */
  decide: (change: Change, decision: 'approve' | 'decline', reason: string) => Promise<Change | false>;
  /** Loads one change anew. */
  refresh: (change: Change) => Promise<void>;
  /** Tells that something of a change was stored by another store: a file, a task, a comment. Loads the change anew. */
  touch: (change: Change) => Promise<void>;
  dismissProblem: (key: string) => void;
};

export type ChangesDependencies = {
  domain: Pick<
    Client<typeof domainContract>,
    | 'consolidatedChanges'
    | 'changeRules'
    | 'change'
    | 'createChange'
    | 'updateChange'
    | 'deleteChange'
    | 'approveChange'
    | 'declineChange'
  >;
  notices: Pick<Notices, 'report'>;
  session: Pick<Session, '$session'>;
};

/** The key of what is not a change yet among the problems. */
export const newChangeKey = 'new';

/** What the parts of the store share. */
type Shared = Pick<ChangesDependencies, 'domain' | 'notices'> & {
  rows: OptimisticChanges;
  $loading: MapStore<ChangeLoading>;
  $problems: MapStore<Record<string, ChangeProblem | undefined>>;
  $fourEyes: WritableAtom<boolean>;
  $changed: WritableAtom<ChangeRef | undefined>;
};
const noLoading: ChangeLoading = { page: false, editing: undefined };

export function createChanges({ domain, notices, session }: ChangesDependencies): Changes {
  const $fourEyes = atom(false);
  const rows = createOptimisticChanges(() => !$fourEyes.get());
  const $loading = map<ChangeLoading>(noLoading);
  const $problems = map<Record<string, ChangeProblem | undefined>>({});
  const $changed = atom<ChangeRef | undefined>();
  const shared: Shared = { domain, notices, rows, $loading, $problems, $fourEyes, $changed };
  const { $changes, load, reload, refresh, forget } = createListing(shared);

  session.$session.listen((now, before) => {
    if (now.signedIn === before?.signedIn && now.user?.id === before.user?.id) return;
    // The next user may be of another organisation.
    forget();
    $problems.set({});
    $loading.set(noLoading);
  });
  return {
    $changes,
    $loading,
    $changed,
    $problems,
    $fourEyes,
    load,
    reload,
    refresh,
    touch(change) {
      $changed.set(refOf(change));
      return refresh(change);
    },
    ...createEditing(shared, refresh),
    dismissProblem: (key) => $problems.setKey(key, undefined),
  };
}

/** Loads the changes, and single ones anew. */
function createListing({ domain, notices, rows, $loading, $fourEyes }: Shared) {
  const $page = createResource<undefined>(notices);
  const $changes = computed([$page, rows.$changes], (page, value): Loadable<readonly Change[]> => {
    if (page.state === 'ready') return { state: 'ready', value };
    if (page.state === 'loading') return 'value' in page ? { state: 'loading', value } : { state: 'loading' };
    return page;
  });
  let spoken: InterfaceLanguage | undefined;
  let isKnown = false;

  async function load(language: InterfaceLanguage) {
    spoken = language;
    $loading.setKey('page', true);
    const ask = async (signal: AbortSignal) => {
      const [listed, rules] = await Promise.all([
        domain.consolidatedChanges({ language }, { signal }),
        domain.changeRules({}, { signal }),
      ]);
      if (signal.aborted) return undefined;
      isKnown = true;
      $fourEyes.set(rules.fourEyes);
      rows.reset(listed);
      return undefined;
    };
    const outcome = $page.load('load the changes', ask);
    // What is on screen stays there while it is loaded again.
    if (isKnown) $page.set({ state: 'ready', value: undefined });
    if (await outcome) $loading.setKey('page', false);
  }
  return {
    $changes,
    load,
    reload: async () => (spoken ? load(spoken) : undefined),
    async refresh(change: Change) {
      try {
        rows.confirm(await domain.change({ ...refOf(change), ...(spoken && { language: spoken }) }));
      } catch (error) {
        notices.report(error, 'load a change again');
        if (changeProblem(error).key === 'gone') rows.remove(keyOf(change));
      }
    },
    forget() {
      isKnown = false;
      $page.reset();
      rows.reset([]);
      $fourEyes.set(false);
    },
  };
}

/** Runs what is done with a change after what is on its way of the same change. */
function createQueues() {
  const queues = new Map<string, Promise<unknown>>();
  return <T>(key: string, run: () => Promise<T>): Promise<T> => {
    const turn = (queues.get(key) ?? Promise.resolve()).then(run);
    queues.set(key, turn);
    return turn.finally(() => {
      if (queues.get(key) === turn) queues.delete(key);
    });
  };
}

/** What is done with changes. The edits of a change start from the version that the one before them made. */
function createEditing(shared: Shared, refresh: (change: Change) => Promise<void>) {
  const { domain, notices, rows, $loading, $problems, $changed } = shared;
  const inTurn = createQueues();
  const versionOf = (change: Change) => rows.confirmed(keyOf(change))?.version ?? change.version;

  async function attempt(
    change: Change,
    doing: string,
    call: () => Promise<Change>,
  ): Promise<Change | false> {
    const key = keyOf(change);
    try {
      const saved = await call();
      rows.confirm(saved);
      $problems.setKey(key, undefined);
      $changed.set(refOf(saved));
      return saved;
    } catch (error) {
      notices.report(error, doing);
      const problem = changeProblem(error);
      $problems.setKey(key, problem);
      // What somebody else has made of it is on screen beside what was typed here.
      if (problem.key === 'modified' || problem.key === 'gone') await refresh(change);
      return false;
    }
  }
  const save: Changes['save'] = (change, edit, startedFrom) => {
    const key = keyOf(change);
    const [field] = fieldsOf(edit);
    const takeBack = rows.apply(key, edit);
    return inTurn(key, async () => {
      if (field) $loading.setKey('editing', { key, field });
      const body = { ...edit, version: startedFrom ?? versionOf(change) };
      const saved = await attempt(change, 'save a change', () =>
        domain.updateChange({ ...refOf(change), body }),
      );
      takeBack();
      $loading.setKey('editing', undefined);
      return saved;
    });
  };
  const decide: Changes['decide'] = (change, decision, reason) =>
    inTurn(keyOf(change), () => {
      const call = decision === 'approve' ? domain.approveChange : domain.declineChange;
      const body = { version: versionOf(change), reason };
      return attempt(change, 'decide about the end of a change', () => call({ ...refOf(change), body }));
    });
  return { save, decide, ...createOwnChanges(shared, inTurn) };
}

/** Making and deleting own changes. */
function createOwnChanges(
  { domain, notices, rows, $problems, $changed }: Shared,
  inTurn: ReturnType<typeof createQueues>,
): Pick<Changes, 'create' | 'remove'> {
  return {
    async create(change) {
      try {
        const made = await domain.createChange({ body: change });
        rows.confirm(made);
        $problems.setKey(newChangeKey, undefined);
        $changed.set(refOf(made));
        return made;
      } catch (error) {
        notices.report(error, 'create a change');
        $problems.setKey(newChangeKey, changeProblem(error));
        return false;
      }
    },
    remove: (change) =>
      inTurn(keyOf(change), async () => {
        try {
          await domain.deleteChange({ id: change.domainId ?? '' });
        } catch (error) {
          notices.report(error, 'delete a change');
          const problem = changeProblem(error);
          if (problem.key !== 'gone') return problem;
        }
        rows.remove(keyOf(change));
        $changed.set(refOf(change));
        return undefined;
      }),
  };
}

/** The changes of the organisation; loads with the first view of them. */
export const changes: AppPart<Changes> = { create: createChanges, domainCalls: changeCalls };
