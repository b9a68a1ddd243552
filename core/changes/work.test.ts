import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import { loadedValue } from '../async/loadable.ts';
import type { ChangeTask } from '../contract/domain/changes.ts';
import { ApiError } from '../http/api-error.ts';
import type { SessionState } from '../session/session.ts';
import { aChange } from './change-fixture.ts';
import { createChangeWork, formOfTask } from './work.ts';

const task: ChangeTask = { id: 't1', version: 1, title: 'Test the oil', done: false };
const refused = (code: string) =>
  new ApiError({ kind: 'rejected', status: 409, code, message: code, server: 'domain' });

function aWork() {
  const $session = atom<SessionState>({ signedIn: true, capabilities: [] });
  const report = vi.fn();
  const domain = {
    changeTasks: vi.fn(async () => [task]),
    changeHistory: vi.fn(async () => []),
    addChangeTask: vi.fn(async ({ body }) => ({ id: 't2', version: 1, title: body.title, done: false })),
    updateChangeTask: vi.fn(async ({ task: id, body }) => ({
      id,
      version: 2,
      title: body.title,
      done: body.done,
    })),
    removeChangeTask: vi.fn(async ({ task: id }) => ({ id })),
  };
  const work = createChangeWork({ domain, notices: { report }, session: { $session } } as never);
  const change = aChange();
  const $tasks = work.tasks(change);
  const titles = () => loadedValue($tasks.get())?.map(({ title }) => title);
  return { work, domain, change, titles, report, $session };
}

describe('the tasks of a change', () => {
  it('are added, edited and removed, with the version that an edit started from', async () => {
    const { work, domain, change, titles } = aWork();
    await work.loadTasks(change);
    expect(
      await work.add(change, { title: 'Order wicks', ownerId: null, dueDate: null, done: false }),
    ).toBeUndefined();
    expect(titles()).toEqual(['Test the oil', 'Order wicks']);
    await work.edit(change, task, { ...formOfTask(task), done: true });
    expect(domain.updateChangeTask).toHaveBeenCalledWith({
      id: 'm1',
      origin: 'main',
      task: 't1',
      body: { title: 'Test the oil', ownerId: null, dueDate: null, done: true, version: 1 },
    });
    await work.remove(change, task);
    expect(titles()).toEqual(['Order wicks']);
  });

  it('stay as they are where that fails, and are loaded anew where somebody else has changed them', async () => {
    const { work, domain, change, titles, report } = aWork();
    await work.loadTasks(change);
    domain.updateChangeTask.mockRejectedValueOnce(refused('CHANGE_CHANGED'));
    expect(await work.edit(change, task, formOfTask(task))).toEqual({ key: 'modified' });
    expect(domain.changeTasks).toHaveBeenCalledTimes(2);
    domain.removeChangeTask.mockRejectedValueOnce(refused('FORBIDDEN'));
    expect(await work.remove(change, task)).toEqual({ key: 'notYours' });
    expect(titles()).toEqual(['Test the oil']);
    expect(report).toHaveBeenCalledTimes(2);
  });

  it('are forgotten with the session', async () => {
    const { work, change, titles, $session } = aWork();
    await work.loadTasks(change);
    $session.set({ signedIn: false, capabilities: [] });
    expect(titles()).toBeUndefined();
  });
});
