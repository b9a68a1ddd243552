import type {
  ChangeSource,
  ChangeStatus,
  ChangeType,
  ChangeVolume,
  EndStatus,
} from '#core/contract/change-values.ts';
import type { ChangedChangeField, ChangeFact } from '#core/contract/domain/changes.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';

export type TaskState = { ownerId: string | null; dueDate: string | null; done: boolean };
/** A request to end a change. Why is among the words. */
type ApprovalState = { status: EndStatus; by: string; at: string };

/** How a change stands in an organisation at a moment: all that facts can change. */
export type ChangeState = {
  /** What it tells of an own change, until `provisions`; null, or none, of a change of the provider. */
  deadline: string | null;
  type: ChangeType | null;
  source: ChangeSource | null;
  language: InterfaceLanguage | null;
  link: string | null;
  provisions: readonly string[];
  key: boolean;
  ownerId: string | null;
  status: ChangeStatus;
  volume: ChangeVolume;
  approval: ApprovalState | null;
  removed: boolean;
  /** By their ids. */
  tasks: Readonly<Record<string, TaskState>>;
  /** What people have written: `topic`, `summary`, `area`, `comment`, `userNotes`, `approvalReason`, titles of tasks, labels of files. */
  words: Readonly<Record<string, string>>;
};

/** The name of the title of a task among the words. */
export const taskTitle = (id: string) => `task ${id}`;

/** The name of the label of a file among the words. Files are no other part of the state: they stand in a table of their own. */
export const fileLabel = (id: string) => `file ${id}`;
const isFileLabel = (name: string) => name.startsWith('file ');

/** How a change stands of which nothing was said yet. */
export const blankState: ChangeState = {
  deadline: null,
  type: null,
  source: null,
  language: null,
  link: null,
  provisions: [],
  key: false,
  ownerId: null,
  status: '?',
  volume: 'unknown',
  approval: null,
  removed: false,
  tasks: {},
  words: {},
};

type FactChange = ChangeFact['changes'][number];

/** The fields in which two states differ, one by one, as the history shows them. */
export function changedFields(before: ChangeState | undefined, after: ChangeState): FactChange[] {
  const plain = (
    field: ChangedChangeField,
    of: (state: ChangeState) => string | boolean | null | undefined,
  ) => differing(field, before && of(before), of(after));
  const word = (field: ChangedChangeField) => plain(field, ({ words }) => words[field]);
  return [
    ...word('topic'),
    ...word('summary'),
    ...plain('deadline', (state) => state.deadline),
    ...plain('type', (state) => state.type),
    ...plain('source', (state) => state.source),
    ...plain('language', (state) => state.language),
    ...plain('link', (state) => state.link),
    ...plain('provisions', (state) => state.provisions.join(' ') || undefined),
    ...word('area'),
    ...word('comment'),
    // What goes without saying of a new change is not said.
    ...plain('key', (state) => state.key || (before?.key ? false : undefined)),
    ...plain('ownerId', (state) => state.ownerId),
    ...plain('status', (state) => state.status),
    ...word('userNotes'),
    ...plain('volume', (state) => state.volume),
    ...plain('approval', (state) => state.approval?.status),
    ...plain('removed', (state) => state.removed || undefined),
    ...changedTasks(before ?? blankState, after),
    ...changedFiles(before ?? blankState, after),
  ];
}

function changedFiles(before: ChangeState, after: ChangeState): FactChange[] {
  const names = new Set([...Object.keys(before.words), ...Object.keys(after.words)].filter(isFileLabel));
  return [...names].flatMap((name) => {
    const [was, is] = [before.words[name], after.words[name]];
    return differing('fileLabel', was, is).map((change) => ({ ...change, of: is ?? was }));
  });
}

function changedTasks(before: ChangeState, after: ChangeState): FactChange[] {
  const ids = [...new Set([...Object.keys(before.tasks), ...Object.keys(after.tasks)])];
  return ids.flatMap((id) => {
    const [was, is] = [before.tasks[id], after.tasks[id]];
    const [oldTitle, newTitle] = [before.words[taskTitle(id)], after.words[taskTitle(id)]];
    const of = newTitle ?? oldTitle;
    return [
      ...differing('taskTitle', oldTitle, newTitle),
      ...differing('taskOwnerId', was?.ownerId, is?.ownerId),
      ...differing('taskDueDate', was?.dueDate, is?.dueDate),
      ...differing('taskDone', was?.done || undefined, is && (is.done || (was?.done ? false : undefined))),
    ].map((change) => ({ ...change, of }));
  });
}

type FactValue = string | boolean | null | undefined;

function differing(field: ChangedChangeField, before: FactValue, after: FactValue): FactChange[] {
  const [was, is] = [before ?? undefined, after ?? undefined];
  return was === is ? [] : [{ field, before: was, after: is }];
}
