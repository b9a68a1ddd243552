import { sql } from 'kysely';
import type { MainDb } from '../data/open-main.ts';
import { HttpProblem } from '../http/problem.ts';

/** Maximum number of questions per hour. */
export const questionLimits = { user: 30, address: 5, organisation: 60 } as const;
type Counted = { of: keyof typeof questionLimits; who: string };

const hour = 3_600_000;

/** Counts a question before it is sent, so that simultaneous questions cannot exceed the limit; throws 429 beyond it. */
export async function countQuestion(db: MainDb, counted: readonly Counted[], now: Date): Promise<void> {
  const before = new Date(now.getTime() - hour);
  await db.deleteFrom('question_count').where('since', '<=', before).execute();
  for (const { of, who } of counted) {
    const { number, since } = await db
      .insertInto('question_count')
      .values({ key: `${of} ${who}`, since: now, number: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ number: sql<number>`question_count.number + 1` }),
      )
      .returning(['number', 'since'])
      .executeTakeFirstOrThrow();
    if (number > questionLimits[of]) {
      const wait = { until: new Date(since.getTime() + hour), now };
      throw new HttpProblem(429, 'TOO_MANY_QUESTIONS', 'too many questions within an hour', wait);
    }
  }
}
