import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { asAway, DatabaseAway, isBroken, isOfTimeLimit, reasonOf } from './database-away.ts';

const answerOf = (code: string) => Object.assign(new pg.DatabaseError(`code ${code}`, 0, 'error'), { code });

describe('an error of a query', () => {
  it.each<[string, Error, { isAway: boolean; isBroken: boolean }]>([
    [
      'a broken connection',
      new Error('Connection terminated unexpectedly'),
      { isAway: true, isBroken: true },
    ],
    [
      'a broken socket',
      Object.assign(new Error('read'), { code: 'ECONNRESET' }),
      { isAway: true, isBroken: true },
    ],
    ['a server that stops', answerOf('57P01'), { isAway: true, isBroken: true }],
    ['a server that starts', answerOf('57P03'), { isAway: true, isBroken: true }],
    ['a connection failure', answerOf('08006'), { isAway: true, isBroken: true }],
    ['an idle transaction', answerOf('25P03'), { isAway: true, isBroken: true }],
    ['a time limit', answerOf('57014'), { isAway: true, isBroken: false }],
    ['a lock', answerOf('55P03'), { isAway: true, isBroken: false }],
    ['too many connections', answerOf('53300'), { isAway: true, isBroken: false }],
    ['a full disk', answerOf('53100'), { isAway: true, isBroken: false }],
    ['a wrong statement', answerOf('42601'), { isAway: false, isBroken: false }],
    ['a row that is there already', answerOf('23505'), { isAway: false, isBroken: false }],
    ['a value that cannot be sent', new TypeError('circular'), { isAway: false, isBroken: false }],
  ])('%s passes by itself or not, and leaves the connection or not', (_what, error, expected) => {
    const mapped = asAway(error);
    expect({ isAway: mapped instanceof DatabaseAway, isBroken: isBroken(error) }).toEqual(expected);
    if (!expected.isAway) expect(mapped).toBe(error);
  });

  it('is told without its words, which may name addresses, and by when to come again', () => {
    const error = asAway(new Error('connect ECONNREFUSED 10.0.0.7:5432')) as DatabaseAway;
    expect(error).toMatchObject({ status: 503, code: 'DATABASE_AWAY', retryAfter: 2 });
    expect(error.message).not.toContain('10.0.0.7');
    expect(error.reason).toContain('10.0.0.7');
    expect(asAway(error)).toBe(error);
  });

  it('is known as that of a time limit', () => {
    expect(isOfTimeLimit(asAway(answerOf('57014')))).toBe(true);
    expect(isOfTimeLimit(asAway(answerOf('53300')))).toBe(false);
  });

  it('has a reason where several addresses were tried too', () => {
    const tried = [
      new Error('connect ECONNREFUSED ::1:5432'),
      new Error('connect ECONNREFUSED 127.0.0.1:5432'),
    ];
    expect(reasonOf(new AggregateError(tried))).toBe(
      'connect ECONNREFUSED ::1:5432, connect ECONNREFUSED 127.0.0.1:5432',
    );
  });
});
