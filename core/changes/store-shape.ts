import type { MapStore, ReadableAtom, WritableAtom } from 'nanostores';
import type { Loadable } from '../async/loadable.ts';
import type { ChangeRef } from '../contract/change-values.ts';
import type { Change } from '../contract/domain/changes.ts';
import type { NewChange } from '../contract/domain/changes-endpoints.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { InterfaceLanguage } from '../contract/languages.ts';
import type { ApiError } from '../http/api-error.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import type { Session } from '../session/session.ts';
import type { ChangeEditFields, EditedField } from './change-edit.ts';
import type { ChangeProblem } from './change-problem.ts';
import type { OptimisticChanges } from './optimistic.ts';

/** What is on its way (specification, section 4); whether files are, their own store says. */
export type ChangeLoading = {
  page: boolean;
  /** The change and the property that are being saved; cleared after a successful update, and after a failed one too. */
  editing: { key: string; field: EditedField } | undefined;
};

export type Changes = {
  /** All changes of both origins, sorted by deadline. */
  $changes: ReadableAtom<Loadable<readonly Change[]>>;
  /** Why they could not be loaded again, so that what is on screen may have changed. */
  $outdated: ReadableAtom<ApiError | undefined>;
  $loading: ReadableAtom<ChangeLoading>;
  /** The change of which something was stored last, by this app; a new object each time. */
  $changed: ReadableAtom<ChangeRef | undefined>;
  /** Why the last edit of each change failed; absent once one went well. */
  $problems: ReadableAtom<Readonly<Record<string, ChangeProblem | undefined>>>;
  /** Whether somebody else must approve that a change is done or out of scope. */
  $fourEyes: ReadableAtom<boolean>;
  load: (language: InterfaceLanguage) => Promise<void>;
  /** The same before the view that needs it is drawn: its `load` waits for that call. */
  loadEarly: (language: InterfaceLanguage) => Promise<void>;
  /** The same again, with what is on screen meanwhile. */
  reload: () => Promise<void>;
  /** The same if that was some time ago, for when somebody comes back to the page. */
  freshen: () => Promise<void>;
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
  now: () => number;
};

/** The key of what is not a change yet among the problems. */
export const newChangeKey = 'new';

/** What the parts of the store share. */
export type ChangeStoreParts = ChangesDependencies & {
  rows: OptimisticChanges;
  $loading: MapStore<ChangeLoading>;
  $problems: MapStore<Record<string, ChangeProblem | undefined>>;
  $fourEyes: WritableAtom<boolean>;
  $changed: WritableAtom<ChangeRef | undefined>;
  /** Whether the same person is still signed in as when it was called: a reply that comes later is not for the next. */
  guard: () => () => boolean;
};
