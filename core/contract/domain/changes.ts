import * as v from 'valibot';
import { forChangeEditors, forChangeReaders } from '../change-rights.ts';
import {
  changeOrigin,
  changeSource,
  changeStatus,
  changeType,
  changeVolume,
  endStatuses,
} from '../change-values.ts';
import { call } from '../endpoint.ts';
import { interfaceLanguage, isoDate } from '../values.ts';
import { commentPerson } from './comment-person.ts';

const endStatus = v.picklist(endStatuses);

/** A request to end a change, which somebody else approves (four eyes). */
const pendingApproval = v.object({
  status: endStatus,
  by: commentPerson,
  at: v.string(),
  reason: v.string(),
});

/** What an organisation makes of a change (specification, section 3, `domainData`). */
const domainData = {
  area: v.string(),
  comment: v.string(),
  key: v.boolean(),
  /** Absent if nobody owns it. */
  ownerId: v.optional(v.string()),
  status: changeStatus,
  /** Markdown. */
  userNotes: v.string(),
  volume: changeVolume,
};

/**
 * A consolidated change: what the provider or the organisation tells of it, and what the organisation makes of it. Of a
 * change of the provider the id in calls is `mainChangeElementId`, of an own one `domainId`; both with their `origin`.
 */
export const change = v.object({
  /** The id of what is stored here; absent of a change of the provider of which nothing was said yet. */
  domainId: v.optional(v.string()),
  mainChangeElementId: v.optional(v.string()),
  origin: changeOrigin,
  /** Whether only this organisation has it. */
  domainSpecific: v.boolean(),
  /** Of a change of which the provider tells no more, while something is said of it here. */
  withdrawn: v.optional(v.boolean()),
  /** Rises with every change of what an edit sends; 0 while nothing is stored here. An edit sends the one that it started from. */
  version: v.number(),
  slug: v.string(),
  topic: v.string(),
  summary: v.string(),
  /** The language of topic and summary. */
  language: interfaceLanguage,
  source: changeSource,
  type: changeType,
  /** Absent where none is known yet. */
  deadline: v.optional(isoDate),
  /** Where the source publishes it. */
  link: v.optional(v.string()),
  /** The complete identifiers of the paragraphs that it touches. */
  provisions: v.array(v.string()),
  ...domainData,
  /** Who wrote the notes last, and when. */
  noted: v.optional(v.object({ by: commentPerson, at: v.string() })),
  approval: v.optional(pendingApproval),
  /** Comments that the caller sees. */
  comments: v.number(),
  /** Files of the provider and of the organisation. */
  files: v.number(),
  tasks: v.object({ open: v.number(), total: v.number() }),
  /** The day on which it was first told. */
  date: isoDate,
  editDate: v.string(),
});
export type Change = v.InferOutput<typeof change>;

/** A piece of the work on a change. */
export const changeTask = v.object({
  id: v.string(),
  version: v.number(),
  title: v.string(),
  ownerId: v.optional(v.string()),
  dueDate: v.optional(isoDate),
  done: v.boolean(),
});
export type ChangeTask = v.InferOutput<typeof changeTask>;

export const changeFactKinds = [
  'created',
  'edited',
  'removed',
  'approvalRequested',
  'approved',
  'declined',
  'taskAdded',
  'taskEdited',
  'taskRemoved',
  'fileAdded',
  'fileRelabelled',
  'fileRemoved',
  'userRemoved',
] as const;

/** What a fact may change; `provisions` as their identifiers with blanks between, `approval` as the requested status. */
const changedChangeFields = [
  'topic',
  'summary',
  'deadline',
  'type',
  'source',
  'language',
  'link',
  'provisions',
  'area',
  'comment',
  'key',
  'ownerId',
  'status',
  'userNotes',
  'volume',
  'approval',
  'removed',
  'taskTitle',
  'taskOwnerId',
  'taskDueDate',
  'taskDone',
  'fileLabel',
] as const;
export type ChangedChangeField = (typeof changedChangeFields)[number];

const factValue = v.optional(v.union([v.string(), v.boolean()]));

/** Something that became known of a change: who did what, when, why. Facts are never changed, words in them may be erased. */
export const changeFact = v.object({
  id: v.number(),
  at: v.string(),
  by: commentPerson,
  kind: v.picklist(changeFactKinds),
  /** Which fields got another value; of tasks and files with the name of the task or file in `of`. */
  changes: v.array(
    v.object({
      field: v.picklist(changedChangeFields),
      of: v.optional(v.string()),
      before: factValue,
      after: factValue,
    }),
  ),
  /** Why, as somebody said. */
  reason: v.optional(v.string()),
  erased: v.boolean(),
});
export type ChangeFact = v.InferOutput<typeof changeFact>;

/** How changes are handled in the organisation. */
const changeRules = v.object({
  /** Whether somebody else must approve that a change is done or out of scope. */
  fourEyes: v.boolean(),
});

/**
 * Regulatory changes of an organisation. 409 CHANGE_CHANGED if somebody has changed a field of the edit since its
 * version, with their names in `fields`; edits of other fields merge.
 */
export const changeCalls = {
  /** All changes of both origins, by deadline, those without one last. */
  consolidatedChanges: call('GET', '/ChangeElementsDomain/consolidated', {
    access: forChangeReaders,
    reply: v.array(change),
  }),
  createChange: call('POST', '/ChangeElementsDomain', { access: forChangeEditors, reply: change }),
  changeRules: call('GET', '/ChangeElementsDomain/Rules', { access: forChangeReaders, reply: changeRules }),
  /** 409 NEEDS_TWO_EDITORS if four eyes are asked for and there are not two editors. */
  updateChangeRules: call('PUT', '/ChangeElementsDomain/Rules', {
    access: { roles: ['ADMINISTRATOR'] },
    reply: changeRules,
  }),
  /** What became known of a change, the oldest first. */
  changeHistory: call('GET', '/ChangeElementsDomain/History/:id', {
    access: forChangeReaders,
    reply: v.array(changeFact),
  }),
  changeTasks: call('GET', '/ChangeElementsDomain/Tasks/:id', {
    access: forChangeReaders,
    reply: v.array(changeTask),
  }),
  addChangeTask: call('POST', '/ChangeElementsDomain/Tasks/:id', {
    access: forChangeEditors,
    reply: changeTask,
  }),
  updateChangeTask: call('PUT', '/ChangeElementsDomain/Tasks/:id/:task', {
    access: forChangeEditors,
    reply: changeTask,
  }),
  removeChangeTask: call('DELETE', '/ChangeElementsDomain/Tasks/:id/:task', {
    access: forChangeEditors,
    reply: v.object({ id: v.string() }),
  }),
  /** Approves a requested end, as somebody else than who requested it. */
  approveChange: call('PATCH', '/ChangeElementsDomain/approve/:id', {
    access: forChangeEditors,
    reply: change,
  }),
  /** Declines a requested end, or takes back one's own request. */
  declineChange: call('PATCH', '/ChangeElementsDomain/decline/:id', {
    access: forChangeEditors,
    reply: change,
  }),
  /**
   * Changes what is sent and nothing else. With four eyes an end status is requested: it then stands in `approval`. 422
   * REASON_REQUIRED where a change is reopened without a reason.
   */
  updateChange: call('PUT', '/ChangeElementsDomain/:id', { access: forChangeEditors, reply: change }),
  /** Own changes only. */
  deleteChange: call('DELETE', '/ChangeElementsDomain/:id', {
    access: forChangeEditors,
    reply: v.object({ domainId: v.string() }),
  }),
  /** One change. Declared last: other paths have a word at its place. */
  change: call('GET', '/ChangeElementsDomain/:id', { access: forChangeReaders, reply: change }),
};
