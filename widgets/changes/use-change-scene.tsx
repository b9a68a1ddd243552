import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { isEnd, needsReason } from '#core/change-filter/status.ts';
import { type ChangeEditFields, fieldsOf, inverseOf } from '#core/changes/change-edit.ts';
import { problemOfField } from '#core/changes/change-problem.ts';
import { keyOf } from '#core/changes/change-ref.ts';
import { statusText } from '#core/changes/change-words.ts';
import { savedViews } from '#core/changes/saved-views.ts';
import { changes } from '#core/changes/store.ts';
import { unsavedWords } from '#core/changes/unsaved-words.ts';
import { me as mePart } from '#core/comments/me.ts';
import type { ChangeStatus } from '#core/contract/change-values.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import { mayEditChanges } from '#core/session/change-rights.ts';
import { useApp } from '../app-context.tsx';
import type { ChangeScene } from './change-scene.ts';
import type { StatusQuestion } from './ReasonDialog.tsx';
import type { ChangeWords } from './use-change-words.ts';
import { useUnsavedWarning } from './use-unsaved.ts';

/** What is open above the table. */
export type ChangeDialogState =
  | { kind: 'new' }
  | { kind: 'edit' | 'delete' | 'history'; change: Change }
  | { kind: 'status'; question: StatusQuestion };

/** Saves edits of cells, with undo, and tells what went wrong. */
function useSaving(words: ChangeWords) {
  const { part, notices } = useApp();
  const store = part(changes);
  const { text } = words;
  return useCallback(
    async (change: Change, edit: ChangeEditFields, startedFrom?: number): Promise<boolean> => {
      const back = inverseOf(change, edit);
      const saved = await store.save(change, edit, startedFrom);
      if (!saved) {
        const problem = store.$problems.get()[keyOf(change)] ?? { key: 'failed' };
        const key = problemOfField(problem, fieldsOf(edit)[0]);
        notices.tell({ kind: 'error', key: key === 'failed' ? 'changes.notSaved' : `changes.${key}` });
        return false;
      }
      if (saved.approval && edit.domainData?.status === saved.approval.status) {
        const status = text(statusText[saved.approval.status]);
        notices.tell({ kind: 'success', key: 'changes.requested', values: { status } });
        return true;
      }
      const [field = 'status'] = fieldsOf(edit);
      const before = back.domainData?.status;
      const reopens = edit.domainData?.status !== undefined && isEnd(edit.domainData.status);
      // What needed approval or a reason of its own is not undone by a press, and no request that was replaced.
      const isSafe = edit.reason === undefined && !(before && isEnd(before)) && !change.approval;
      notices.tell({
        kind: 'success',
        key: 'changes.saved',
        values: {
          field: text(`changes.${field === 'topic' || field === 'language' ? 'topicField' : field}`),
        },
        ...(isSafe && {
          action: {
            key: 'changes.undo' as const,
            run: async () => {
              const reason = reopens && { reason: text('changes.undoReason') };
              if (await store.save(saved, { ...back, ...reason })) return;
              notices.tell({ kind: 'error', key: 'changes.notUndone' });
            },
          },
        }),
      });
      return true;
    },
    [store, notices, text],
  );
}

/** What the parts of the table share, and the dialogs that they open. */
export function useScene(words: ChangeWords, all: readonly Change[], readOnly = false) {
  const { part, session } = useApp();
  const store = part(changes);
  const { capabilities, user } = useStore(session.$session);
  const { $me, load } = part(mePart);
  const me = useStore($me);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    const person = user ? undefined : me?.id;
    for (const { setPerson } of [part(savedViews), part(unsavedWords)]) setPerson(person);
  }, [part, user, me]);
  const fourEyes = useStore(store.$fourEyes);
  const [dialog, setDialog] = useState<ChangeDialogState>();
  useUnsavedWarning();
  const save = useSaving(words);
  const roles = me?.roles ?? user?.roles ?? [];
  const mayEdit = !readOnly && mayEditChanges(roles, user && capabilities);
  const areas = useMemo(
    () =>
      [...new Set(all.map(({ area }) => area).filter(Boolean))].sort((a, b) =>
        a.localeCompare(b, words.locale),
      ),
    [all, words.locale],
  );
  const setStatus = useCallback(
    (change: Change, status: ChangeStatus) => {
      if (status === change.status || status === change.approval?.status) return;
      const ask = (kind: StatusQuestion['kind']) =>
        setDialog({ kind: 'status', question: { kind, change, status } });
      if (needsReason(change.status, status)) ask('reopen');
      else if (change.approval) ask('replace');
      else if (fourEyes && isEnd(status)) ask('request');
      else void save(change, { domainData: { status } });
    },
    [fourEyes, save],
  );
  const scene = useMemo<ChangeScene>(
    () => ({
      words,
      me: me?.id ?? user?.id,
      mayEdit,
      areas,
      save,
      setStatus,
      onDecline: (change) =>
        change.approval &&
        setDialog({ kind: 'status', question: { kind: 'decline', change, status: change.approval.status } }),
      onEdit: (change) => setDialog({ kind: 'edit', change }),
      onDelete: (change) => setDialog({ kind: 'delete', change }),
      onHistory: (change) => setDialog({ kind: 'history', change }),
    }),
    [words, me, user, mayEdit, areas, save, setStatus],
  );
  return { scene, dialog, setDialog };
}
