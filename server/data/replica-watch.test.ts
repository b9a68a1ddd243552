import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReplicaWatch } from './replica-watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const behind = () => Promise.reject(new Error('it is behind'));
const lostLine = 'database replica: it is behind; reads go to the primary until it is back';
const backLine = 'database replica: it is back; reads go to it again';

function watched() {
  const logged: string[] = [];
  const examination = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const watch = createReplicaWatch({ examination, pause: 100, log: (message) => void logged.push(message) });
  return { watch, examination, logged };
}

it('is not used before it was examined, and a good start is no news', async () => {
  const { watch, logged } = watched();
  expect(watch.isUsable()).toBe(false);
  await watch.examine();
  expect(watch.isUsable()).toBe(true);
  expect(logged).toEqual([]);
});

it('says once that the replica is lost, however many meet it, and once that it is back', async () => {
  const { watch, examination, logged } = watched();
  await watch.examine();
  examination.mockImplementation(behind);
  for (let read = 0; read < 20; read += 1) watch.lost(new Error('it is behind'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(watch.isUsable()).toBe(false);
  expect(logged).toEqual([lostLine]);
  examination.mockResolvedValue();
  await vi.advanceTimersByTimeAsync(200);
  expect(watch.isUsable()).toBe(true);
  expect(logged).toEqual([lostLine, backLine]);
});

it('finds by itself that the replica cannot be used any more, and tells those who use it once', async () => {
  const { watch, examination } = watched();
  await watch.examine();
  const [told, takenBack] = [vi.fn(), vi.fn()];
  watch.whenLost(told);
  watch.whenLost(takenBack)();
  examination.mockImplementation(behind);
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toHaveBeenCalledTimes(1);
  expect(takenBack).not.toHaveBeenCalled();
});

it('does not believe an examination that began before the loss', async () => {
  const { watch, examination } = watched();
  let end: () => void = () => undefined;
  examination.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)));
  const examined = watch.examine();
  watch.lost(new Error('it is behind'));
  end();
  await examined;
  expect(watch.isUsable()).toBe(false);
});

it('examines once for all who ask at the same time', async () => {
  const { watch, examination } = watched();
  await Promise.all([watch.examine(), watch.examine()]);
  expect(examination).toHaveBeenCalledTimes(1);
  await watch.examine();
  expect(examination).toHaveBeenCalledTimes(2);
});

it('examines no more when it is closed, and says nothing of what ends with it', async () => {
  const { watch, examination, logged } = watched();
  watch.close();
  watch.lost(new Error('Connection terminated'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(examination).not.toHaveBeenCalled();
  expect(logged).toEqual([]);
});
