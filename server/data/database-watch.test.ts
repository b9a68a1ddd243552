import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabaseWatch, type DatabaseWatch } from './database-watch.ts';

const answerOf = (code: string) => Object.assign(new pg.DatabaseError(`code ${code}`, 0, 'error'), { code });

describe('the watch of a database', () => {
  let fails: Error | undefined;
  let examinations: number;
  let logged: string[];
  let watch: DatabaseWatch;
  beforeEach(() => {
    vi.useFakeTimers();
    fails = undefined;
    examinations = 0;
    logged = [];
    watch = createDatabaseWatch({
      examination: async () => {
        examinations += 1;
        await Promise.resolve();
        if (fails) throw fails;
      },
      log: (message) => logged.push(message),
      pause: 1000,
    });
  });
  afterEach(() => {
    watch.close();
    vi.useRealTimers();
  });

  it('examines only where somebody suspects it, once for all who do', async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(examinations).toBe(0);
    await Promise.all([watch.suspect(), watch.suspect(), watch.suspect()]);
    expect(examinations).toBe(1);
    expect(watch.isAway()).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(examinations).toBe(1);
    expect(logged).toEqual([]);
  });

  it('tells all who wait when it is lost, says so once, and examines it until it is back', async () => {
    const [told, left] = [vi.fn(), vi.fn()];
    watch.whenLost(told);
    watch.whenLost(left)();
    fails = new Error('connect ECONNREFUSED');
    await watch.suspect();
    expect(watch.isAway()).toBe(true);
    expect(told).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status: 503, code: 'DATABASE_AWAY', reason: 'connect ECONNREFUSED' }),
    );
    expect(left).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(examinations).toBe(6);
    fails = undefined;
    await vi.advanceTimersByTimeAsync(1000);
    expect(watch.isAway()).toBe(false);
    expect(watch.losses()).toBe(1);
    expect(told).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(5000);
    expect(examinations).toBe(7);
    expect(logged).toEqual([
      'database: it does not answer (connect ECONNREFUSED); calls that need it are refused until it is back',
      'database: it is back',
    ]);
  });

  it('does not give up a database that answers others meanwhile', async () => {
    fails = new Error('timeout');
    const examined = watch.suspect();
    watch.answered();
    await examined;
    expect(watch.isAway()).toBe(false);
    await watch.suspect();
    expect(watch.isAway()).toBe(true);
  });

  it.each([
    ['has no room for one more connection', '53300', false],
    ['refuses the password', '28P01', false],
    ['is starting', '57P03', true],
    ['is stopping', '57P01', true],
  ])('where it %s (%s) it is away: %s', async (_how, code, isAway) => {
    fails = answerOf(code);
    await watch.suspect();
    expect(watch.isAway()).toBe(isAway);
  });

  it('examines nothing any more when it is closed', async () => {
    fails = new Error('timeout');
    await watch.suspect();
    watch.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(examinations).toBe(1);
  });
});
