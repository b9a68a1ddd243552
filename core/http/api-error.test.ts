import { describe, expect, it } from 'vitest';
import { accessProblem } from '../access/access-error.ts';
import { questionProblem } from '../questions/store.ts';
import { codeProblem } from '../session/second-step.ts';
import { signInProblem } from '../session/sign-in.ts';
import { refusal, rowRefusal } from '../users/refusal.ts';
import { ApiError, awayOf } from './api-error.ts';

const failure = (fields: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ kind: 'rejected', status: 503, code: 'X', message: 'no', server: 'domain', ...fields });
const databaseAway = failure({ code: 'DATABASE_AWAY' });

describe('what does not answer', () => {
  it('is the server without a connection, the database where the server says so, else nothing', () => {
    expect(awayOf(failure({ kind: 'network', status: 0, server: 'main' }))).toBe('main');
    expect(awayOf(databaseAway)).toBe('database');
    expect(awayOf(failure({ code: 'PLAN_UNKNOWN' }))).toBeUndefined();
    expect(awayOf(new Error('DATABASE_AWAY'))).toBeUndefined();
  });

  it('is named by every form whose call finds the database away', () => {
    expect([
      signInProblem(databaseAway),
      codeProblem(databaseAway),
      accessProblem(databaseAway),
      refusal(databaseAway),
      rowRefusal(databaseAway, 'deleteFailed'),
      questionProblem(databaseAway),
    ]).toEqual([
      { key: 'unavailable', away: 'database' },
      { key: 'unavailable', away: 'database' },
      { key: 'unavailable', away: 'database' },
      { key: 'unavailable', away: 'database' },
      { key: 'deleteFailed', away: 'database' },
      { key: 'failed', away: 'database' },
    ]);
  });
});
