import type { DomainHandlers } from './authentication.ts';
import { findChange } from './change-access.ts';
import { approveChange, declineChange } from './change-approval.ts';
import { historyOfChange } from './change-facts.ts';
import { listChanges, type WrittenChanges } from './change-list.ts';
import { oneChange } from './change-replies.ts';
import { hasFourEyes, updateRules } from './change-rules.ts';
import { listTasks } from './change-task-rows.ts';
import { addTask, removeTask, updateTask } from './change-tasks.ts';
import { type ChangeContext, createChange, deleteChange, updateChange } from './change-writing.ts';
import { requireCollaboration } from './comment-checks.ts';
import { asPerson, namesOf } from './comment-replies.ts';
import type { Organisation } from './organisation.ts';

type Reading = 'consolidatedChanges' | 'changeRules' | 'changeHistory' | 'changeTasks' | 'change';
type Writing = 'createChange' | 'updateChange' | 'deleteChange' | 'updateChangeRules';
type Deciding = 'approveChange' | 'declineChange';
type OfTasks = 'addChangeTask' | 'updateChangeTask' | 'removeChangeTask';

/** The regulatory changes of an organisation. Isolated testers do nothing together with others, so they get none of it. */
export function changeHandlers(
  organisation: Organisation,
  context: ChangeContext & { written: WrittenChanges },
): Pick<DomainHandlers, Reading | Writing | Deciding | OfTasks> {
  return {
    ...reading(organisation, context.written),
    ...writing(organisation, context),
    ...deciding(organisation, context),
    ...ofTasks(organisation, context),
  };
}

function reading(organisation: Organisation, written: WrittenChanges): Pick<DomainHandlers, Reading> {
  const { db } = organisation;
  return {
    consolidatedChanges: ({ query: { language }, caller }) => {
      requireCollaboration(caller);
      return listChanges(organisation, written, { caller, language });
    },
    change: ({ params: { id }, query: { origin, language }, caller }) => {
      requireCollaboration(caller);
      return oneChange(db, { id, origin }, { caller, language });
    },
    changeRules: async ({ caller }) => {
      requireCollaboration(caller);
      return { fourEyes: await hasFourEyes(db) };
    },
    changeHistory: async ({ params: { id }, query: { origin }, caller }) => {
      requireCollaboration(caller);
      const row = await findChange(db, { id, origin }, caller);
      const facts = row ? await historyOfChange(db, { id: row.id, isOwn: row.main_id === null }) : [];
      const names = await namesOf(
        db,
        facts.flatMap(({ actor }) => actor ?? []),
      );
      return facts.map(({ actor, ...fact }) => ({ ...fact, by: asPerson(actor, names) }));
    },
    changeTasks: async ({ params: { id }, query: { origin }, caller }) => {
      requireCollaboration(caller);
      const row = await findChange(db, { id, origin }, caller);
      return row ? listTasks(db, row.id) : [];
    },
  };
}

function writing(organisation: Organisation, context: ChangeContext): Pick<DomainHandlers, Writing> {
  return {
    createChange: ({ body, caller, address }) => {
      requireCollaboration(caller);
      return createChange(organisation, { body, caller, address }, context);
    },
    updateChange: ({ params: { id }, query: { origin, language }, body, caller, address }) => {
      requireCollaboration(caller);
      return updateChange(organisation, { key: { id, origin }, body, caller, address, language }, context);
    },
    deleteChange: ({ params: { id }, caller, address }) => {
      requireCollaboration(caller);
      return deleteChange(organisation, { id, caller, address }, context);
    },
    updateChangeRules: ({ body: { fourEyes }, caller, address }) =>
      updateRules(organisation, { fourEyes, caller, address }, context.now()),
  };
}

function deciding(organisation: Organisation, context: ChangeContext): Pick<DomainHandlers, Deciding> {
  return {
    approveChange: ({ params: { id }, query: { origin, language }, body, caller, address }) => {
      requireCollaboration(caller);
      return approveChange(organisation, { key: { id, origin }, body, caller, address, language }, context);
    },
    declineChange: ({ params: { id }, query: { origin, language }, body, caller, address }) => {
      requireCollaboration(caller);
      return declineChange(organisation, { key: { id, origin }, body, caller, address, language }, context);
    },
  };
}

function ofTasks(organisation: Organisation, context: ChangeContext): Pick<DomainHandlers, OfTasks> {
  return {
    addChangeTask: ({ params: { id }, query: { origin }, body, caller, address }) => {
      requireCollaboration(caller);
      return addTask(organisation, { key: { id, origin }, body, caller, address }, context);
    },
    updateChangeTask: ({ params: { id, task }, query: { origin }, body, caller, address }) => {
      requireCollaboration(caller);
      return updateTask(organisation, { key: { id, origin }, id: task, body, caller, address }, context);
    },
    removeChangeTask: ({ params: { id, task }, query: { origin, version }, caller, address }) => {
      requireCollaboration(caller);
      return removeTask(organisation, { key: { id, origin }, id: task, version, caller, address }, context);
    },
  };
}
